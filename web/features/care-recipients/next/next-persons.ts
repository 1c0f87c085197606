import {
  type RecipientRow,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { largestPageSize } from '@omsorg/contract/paging.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { orderQueue } from '../../../platform/order-queue.ts'
import { orderPathOf } from '../order-path.ts'

export interface NextPersons {
  /** Null until it is known. */
  readonly left: readonly RecipientRow[] | null
  /** Whom to order for next; null when nobody is left whom this user may order for. */
  readonly next: RecipientRow | null
}

/** Who of those that need something now is still waiting, once a person has been ordered for. */
export function whoIsLeft(rows: readonly RecipientRow[], careRecipientId: number): RecipientRow[] {
  return rows.filter(
    (row) =>
      row.careRecipientId !== careRecipientId &&
      row.orderedToday === null &&
      row.urgent !== null &&
      row.urgent.suggestion.action !== 'none',
  )
}

/** In the turn of the queue, where somebody has set out to order for several; else the most urgent. */
export function whoIsNext(left: readonly RecipientRow[], inTurn: readonly number[]): RecipientRow | null {
  const orderable = left.filter((row) => orderPathOf(row) !== null)
  const turn = inTurn.map((id) => orderable.find((row) => row.careRecipientId === id)).find((row) => row !== undefined)
  return turn ?? orderable[0] ?? null
}

/** Asked of the list of the care place, where whoever was ordered for meanwhile is marked. */
export function useNextPersons(careRecipientId: number | undefined, enabled: boolean): NextPersons {
  const { data } = useAnswer(
    searchCareRecipients,
    { input: { suggestions: ['time-to-order'], pageSize: largestPageSize } },
    { enabled: enabled && careRecipientId !== undefined, silent: true },
  )
  if (!data || careRecipientId === undefined) return { left: null, next: null }
  const left = whoIsLeft(data.entities, careRecipientId)
  return { left, next: whoIsNext(left, orderQueue().after(careRecipientId)) }
}
