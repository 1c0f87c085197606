import { readPostalCode } from '../../format/postal-code.ts'
import type { Country } from '../../market.ts'
import type { OrderTaskOutcome, OrderTaskState } from '../../orders/task/order-task.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

/** People tell of a move that is as long ago, or as far ahead, as so many months. */
const mostMonths = 12

export interface Move {
  readonly careOf: string | null
  readonly street: string
  /** As it is typed. */
  readonly zip: string
  readonly city: string
  readonly entryCode: string | null
  /** `YYYY-MM-DD`; null where nobody has said. */
  readonly from: string | null
}

/** An address as it is kept; its postal code is one of the country. */
export function checkMove(
  move: Move,
  country: Country,
  today: Temporal.PlainDate,
): Outcome<Move, 'zip-not-valid' | 'from-not-valid'> {
  const zip = readPostalCode(move.zip, country)
  if (zip === null) return refuse('zip-not-valid', { at: 'zip' })
  const from = move.from === null ? null : Temporal.PlainDate.from(move.from)
  const isFar =
    from !== null &&
    (Temporal.PlainDate.compare(from, today.subtract({ months: mostMonths })) < 0 ||
      Temporal.PlainDate.compare(from, today.add({ months: mostMonths })) > 0)
  return isFar ? refuse('from-not-valid', { at: 'from' }) : agree({ ...move, zip })
}

/** How a move that somebody told stands, as the holder is told. */
export const moveStates = ['waiting', 'taken-on', 'changed', 'rejected', 'seen-to'] as const

export function moveStateOf({
  state,
  outcome,
}: {
  readonly state: OrderTaskState
  readonly outcome: OrderTaskOutcome | null
}): (typeof moveStates)[number] {
  if (state === 'open') return 'waiting'
  if (state === 'taken') return 'taken-on'
  if (outcome === 'address-changed') return 'changed'
  return outcome === 'rejected' ? 'rejected' : 'seen-to'
}
