import { useEffect, useState } from 'react'
import { laterBy } from '../../../platform/later.ts'
import type { MembershipNode } from '../../../platform/session/membership.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import type { NavigationWord } from '../../../platform/shell/navigation-words.ts'
import { type Group, type Shown, nextShown } from './groups.ts'
import type { PaletteRow } from './row.ts'
import { useActions } from './use-actions.tsx'
import { useOrders } from './use-orders.tsx'
import { usePeople } from './use-people.tsx'
import { usePlaces } from './use-places.tsx'
import { useProducts } from './use-products.tsx'
import { useRecent } from './use-recent.tsx'

/** So long the groups of a term are waited for together, in milliseconds. */
const patience = 1500

interface Asked {
  readonly term: string
  readonly user: SessionUser
  readonly nodes: readonly MembershipNode[] | null
  readonly words: readonly NavigationWord[]
}

/** The groups in sight for a term, in the order in which they stay. */
export function useShownGroups({ term, user, nodes, words }: Asked): Shown<PaletteRow> {
  const recent = useRecent()
  const people = usePeople(term, user)
  const orders = useOrders(term, user)
  const products = useProducts(term, user)
  const places = usePlaces(term, user, nodes)
  const actions = useActions({ term, user, words, people: people.found })
  const searched = term === '' ? [] : [people.group, orders, products, places]
  // Without an answer, what was opened last can still be opened.
  const shows = term === '' || searched.some((group) => group?.state === 'failed')
  const now = [shows ? recent : null, ...searched, actions].filter(
    (group): group is Group<PaletteRow> => group !== null,
  )

  const [waited, setWaited] = useState<string | null>(null)
  useEffect(() => laterBy(patience)(() => setWaited(term)), [term])

  const [former, setFormer] = useState<Shown<PaletteRow>>({ term: '', groups: now })
  const shown = nextShown(former, term, now, waited === term)
  const order = (each: Shown<PaletteRow>) => `${each.term} ${each.groups.map(({ name }) => name).join()}`
  // The order in which they have come is kept; their rows are those of now.
  if (order(shown) !== order(former)) setFormer(shown)
  return shown
}
