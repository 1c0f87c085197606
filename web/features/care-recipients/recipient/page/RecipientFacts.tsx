import { phoneText } from '@omsorg/domain/format/phone.ts'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { lazy, Suspense, useState } from 'react'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Facts } from '../../../../ui/table/Facts.tsx'
import css from './CareRecipientPage.module.css'
import { type Recipient, orderingBlockText, whereText } from '../../person-text.ts'
import { useRecipientHere } from '../../recipient-here.ts'

const ConversationsDrawer = lazy(async () => ({
  default: (await import('../../conversation/ConversationParts.tsx')).ConversationsDrawer,
}))

/** By this sentence the button that orders is described while it is off. */
export const whyNotId = 'why-not-ordered'

/** The facts one must know before anything else. */
export function RecipientFacts({ person }: { readonly person: Recipient }) {
  const [t, format] = useCareTextsAndFormat()
  const { header, protected: protection } = t.careRecipients
  const { yes, no } = t.common.actions
  const { reason } = person.can.order
  const mayBeOrdered = person.can.order.allowed
  const { where, representatives } = person
  const here = useRecipientHere()
  const [listed, setListed] = useState(false)
  const last = person.lastConversationOn
  const places = { room: header.deliveryToWard, home: null, 'care-place': null }
  const facts = (
    <Facts
      items={[
        {
          key: 'order',
          icon: mayBeOrdered ? <IconCircleCheck /> : <IconCircleX />,
          ok: mayBeOrdered,
          label: header.mayBeOrdered,
          value: mayBeOrdered ? yes : no,
          note: <span id={whyNotId}>{reason ? orderingBlockText(reason, t) : header.mayBeOrderedWhy}</span>,
        },
        {
          key: 'status',
          icon: <IconHeart />,
          ok: person.status === 'active',
          label: header.status,
          value: t.careRecipients.status[person.status],
          note:
            person.status !== 'deceased' &&
            person.registerCheckedOn !== null &&
            header.alive({ date: format.date(person.registerCheckedOn) }),
        },
        {
          key: 'protected',
          icon: <IconShield />,
          label: protection.title,
          value: person.protected ? yes : no,
          note: person.protected ? protection.delivery : protection.nameOnLabel,
        },
        {
          key: 'where',
          icon: <IconMapPin />,
          label: header.whereabouts,
          value: where.carePlaceName,
          note: [here.place && person.clientName, whereText(where, t), places[where.kind]]
            .filter((each) => each && each !== where.carePlaceName)
            .join('. '),
        },
        {
          key: 'representatives',
          icon: <IconUsers />,
          label: header.representative,
          value: [...new Set(representatives.map(({ kind }) => header[kind]))].join(', ') || t.common.words.none,
          note: representatives.length > 0 && (
            <span className={css.lines}>
              {representatives.map(({ name, phone }, at) => (
                <span key={at}>
                  {name} {phone && <span className={css.phone}>{phoneText(phone, format.country)}</span>}
                </span>
              ))}
            </span>
          ),
        },
        {
          key: 'conversation',
          icon: <IconMessageCircle />,
          label: t.conversation.last,
          value: last ? format.date(last) : t.conversation.none,
          note: last && (
            <Button variant="text" size="small" onClick={() => setListed(true)}>
              {t.conversation.all}
            </Button>
          ),
        },
      ]}
    />
  )
  return (
    <>
      {facts}
      <Suspense>{listed && <ConversationsDrawer onClose={() => setListed(false)} />}</Suspense>
    </>
  )
}
