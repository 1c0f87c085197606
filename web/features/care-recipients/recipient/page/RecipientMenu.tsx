import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Menu, type MenuItem } from '../../../../ui/action/Menu.tsx'
import { editPath } from '../../page-mode.ts'
import type { Recipient } from '../../person-text.ts'
import type { RecipientHere } from '../../recipient-here.ts'
import { changesOffered, type PersonChange } from '../../status/person-changes.ts'

const RecordConversationDialog = lazy(async () => ({
  default: (await import('../../conversation/ConversationParts.tsx')).RecordConversationDialog,
}))
const PersonDialogs = lazy(() => import('../../status/PersonDialogs.tsx'))

const grave: readonly PersonChange[] = ['reportDeath', 'delete']

/** What else can be done with a person. What cannot stays, with its reason. */
export function RecipientMenu({ person, here }: { readonly person: Recipient; readonly here: RecipientHere }) {
  const t = useCareTexts()
  const { actions, protected: protection } = t.careRecipients
  const { menu, blocks } = t.recipientChanges
  const [change, setChange] = useState<PersonChange | null>(null)
  const [recording, setRecording] = useState(false)
  const user = useSessionUser()
  const { can } = person
  const words: Record<PersonChange, string> = {
    openProtected: protection.open,
    copy: actions.copy,
    move: actions.move,
    activate: actions.activate,
    deactivate: actions.deactivate,
    activateAtPlace: menu.activateHere,
    deactivateAtPlace: menu.deactivateHere,
    reportDeath: menu.reportDeath,
    correctDeath: menu.correctDeath,
    delete: menu.delete,
  }
  const reasonOf = (what: PersonChange | 'edit') => {
    const { allowed, reason } = can[what]
    return allowed ? undefined : blocks[reason ?? 'not-permitted']
  }
  const edit: MenuItem = {
    key: 'edit',
    word: actions.edit,
    reason: reasonOf('edit'),
    render: (look) => <RouteLink to={editPath(person.careRecipientId)} {...look} />,
  }
  const record: MenuItem = {
    key: 'record',
    word: t.conversation.record,
    reason: reasonOf('edit'),
    onChoose: () => setRecording(true),
  }
  const mayOrder = user?.permissions.includes('OrderRead') && user.permissions.includes('OrderWrite')
  const linkTo = (key: string, word: string, path: string): MenuItem => ({
    key,
    word,
    render: (look) => <RouteLink to={path} {...look} />,
  })
  const delivery = mayOrder
    ? [
        linkTo(
          'delivery',
          t.orderKinds.homeDelivery.action,
          pathTo('OrderHomeDelivery', { careRecipientId: person.careRecipientId }),
        ),
      ]
    : []
  // Whoever calls orders for the place as well; care staff do that from the pages of their place.
  const ofPlace =
    mayOrder && user?.application === 'CSP'
      ? [
          linkTo('group', t.orderKinds.group.here, pathTo('OrderGroupOrder')),
          linkTo('residents', t.orderKinds.residents.here, pathTo('OrderNursingHome')),
        ]
      : []
  const portalAccounts = user?.permissions.includes('CRPAccountRead')
    ? here.tabs.flatMap(({ tab, path }) =>
        tab === 'portalAccounts' ? [linkTo(tab, t.recipientChanges.portalAccounts, path)] : [],
      )
    : []
  const items = changesOffered(person, can).map((each) => ({
    key: each,
    word: words[each],
    reason: reasonOf(each),
    danger: grave.includes(each),
    onChoose: () => setChange(each),
  }))
  return (
    <>
      <Menu
        trigger={(links) => (
          <Button icon={<IconDots />} {...links}>
            {t.common.actions.moreChoices}
          </Button>
        )}
        items={[edit, record, ...delivery, ...ofPlace, ...portalAccounts, ...items]}
      />
      <Suspense>
        {change && <PersonDialogs change={change} person={person} here={here} onClose={() => setChange(null)} />}
        {recording && <RecordConversationDialog person={person} here={here} onClose={() => setRecording(false)} />}
      </Suspense>
    </>
  )
}
