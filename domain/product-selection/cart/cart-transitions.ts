import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { WordOf } from '../../states.ts'

/** The status of a selected product (states 2.13). */
export const cartItemStatus = { selected: 1, prescribed: 2, replaced: 3, removed: 4 } as const
export type CartItemStatus = (typeof cartItemStatus)[keyof typeof cartItemStatus]
export type CartItemStatusWord = WordOf<typeof cartItemStatus>

/** What stands in a cart; the rest is history. */
export const inCart = ['selected', 'prescribed'] as const satisfies readonly CartItemStatusWord[]

/** What happens to a selected product; `release` when its prescription is closed. */
export type CartEvent = 'change' | 'prescribe' | 'release' | 'replace' | 'remove'

const { selected, prescribed, replaced, removed } = cartItemStatus

/** States 2.13. Replaced and removed are the ends: what is wanted again is selected anew. */
export const cartTransitions: Readonly<Record<CartItemStatus, Partial<Readonly<Record<CartEvent, CartItemStatus>>>>> = {
  [selected]: { change: selected, prescribe: prescribed, replace: replaced, remove: removed },
  [prescribed]: { release: selected, replace: replaced },
  [replaced]: {},
  [removed]: {},
}

/** The status after an event, or a refusal where the event does not fit the status. */
export function cartStatusAfter(
  status: CartItemStatus,
  event: CartEvent,
): Outcome<CartItemStatus, 'status-does-not-allow'> {
  const after = cartTransitions[status][event]
  return after === undefined ? refuse('status-does-not-allow', { at: 'cartItemId' }) : agree(after)
}

const eventTowards: Readonly<Record<CartItemStatus, CartEvent | null>> = {
  [selected]: 'release',
  [prescribed]: 'prescribe',
  [replaced]: null,
  [removed]: 'remove',
}

/** The event that somebody means who sets a status by hand (O-7-126); null for replaced, which needs a successor. */
export function eventOfStatus(status: CartItemStatus): CartEvent | null {
  return eventTowards[status]
}
