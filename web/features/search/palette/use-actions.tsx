import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { screenActions } from '../../../platform/search/screen-actions.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import type { NavigationWord } from '../../../platform/shell/navigation-words.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { KeyCap } from '../../../ui/text/KeyCap.tsx'
import { nameOrProtected, orderPathOf, registrationPath } from '../../care-recipients/index.ts'
import type { Group } from './groups.ts'
import { holdsWords } from '../../../ui/text/marked.ts'
import type { PaletteRow } from './row.ts'

interface Asked {
  readonly term: string
  readonly user: SessionUser
  readonly words: readonly NavigationWord[]
  readonly people: readonly RecipientRow[]
}

/** What can be done: on this screen, for the one person who was found, and where one can go. */
export function useActions({ term, user, words, people }: Asked): Group<PaletteRow> {
  const t = useAllTexts()
  const may = (permission: SessionUser['permissions'][number]) => user.permissions.includes(permission)
  const opening = (path: string) => () => void openAddress(path)

  const here: PaletteRow[] = screenActions().map(({ key, word, path, reason, keyCap }) => ({
    key: `here ${key}`,
    sign: <Icon of={<IconBolt />} />,
    title: word,
    open: path === null ? null : opening(path),
    reason,
    end: keyCap && <KeyCap>{keyCap}</KeyCap>,
  }))
  const register: PaletteRow[] =
    user.application === 'GUIDE' && may('CareRecipientWrite')
      ? [
          {
            key: 'register',
            sign: <Icon of={<IconUserPlus />} />,
            title: t.careRecipients.list.new,
            open: opening(registrationPath()),
          },
        ]
      : []
  const ordersHere = user.application === 'GUIDE' && may('OrderRead') && may('OrderWrite')
  const ordering: PaletteRow[] = [
    ...(ordersHere && may('CareRecipientRead')
      ? [{ key: 'order residents', word: t.orderKinds.residents.here, path: pathTo('OrderNursingHome') }]
      : []),
    ...(ordersHere ? [{ key: 'order group', word: t.orderKinds.group.here, path: pathTo('OrderGroupOrder') }] : []),
  ].map(({ key, word, path }) => ({
    key,
    sign: <Icon of={<IconShoppingCart />} />,
    title: word,
    open: opening(path),
  }))
  const going: PaletteRow[] = [
    ...words.map(({ word, path, key }) => ({
      key: `go ${word}`,
      sign: <Icon of={<IconArrowRight />} />,
      title: t.palette.goTo({ page: t.shell.navigation[word] }),
      open: opening(path),
      end: (
        <>
          <KeyCap>G</KeyCap>
          <KeyCap>{key.toUpperCase()}</KeyCap>
        </>
      ),
    })),
    {
      key: 'go pages',
      sign: <Icon of={<IconArrowRight />} />,
      title: t.palette.goTo({ page: t.shell.userMenu.myPages }),
      open: opening(pathTo('MyPages')),
    },
  ]
  const rows = [...here, ...register, ...ordering, ...going]
  const found = term === '' ? rows : rows.filter(({ title }) => holdsWords(title, term))
  return { name: 'actions', state: 'there', rows: [...forOne(), ...found] }

  function forOne(): PaletteRow[] {
    const [person] = people
    if (!person || people.length > 1 || person.protected || !may('OrderWrite') || user.application !== 'GUIDE')
      return []
    const path = orderPathOf(person)
    return [
      {
        key: `order for ${person.careRecipientId}`,
        sign: <Icon of={<IconShoppingCart />} />,
        title: t.palette.orderFor({ name: nameOrProtected(person, t) }),
        open: path === null ? null : opening(path),
        ...(path === null ? { reason: t.careRecipients.actions.nothingNeeded } : {}),
      },
    ]
  }
}
