import { agree, refuse, type Outcome } from '../../outcome.ts'

/** The codes of a selected product's status. */
export const cartItemStatus = { selected: 1, prescribed: 2, replaced: 3, removed: 4 } as const
export type CartItemStatus = (typeof cartItemStatus)[keyof typeof cartItemStatus]

/** How a status is called where it is shown. */
export const cartStatusName = {
  [cartItemStatus.selected]: 'selected',
  [cartItemStatus.prescribed]: 'prescribed',
  [cartItemStatus.replaced]: 'replaced',
  [cartItemStatus.removed]: 'removed',
} as const satisfies Record<CartItemStatus, string>

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
