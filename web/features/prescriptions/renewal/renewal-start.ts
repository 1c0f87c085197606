import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { isUsedUpRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'

/** What a renewal would make, as the server proposes it. */
export type Proposal = AnswerOf<typeof proposeRenewal>

export type Start = 'today' | 'after-end'

type HeldRow = Pick<RowView, 'prescriptionRowId' | 'status' | 'withdrawalsRemaining' | 'remainingPackages'>

/**
 * The start that is offered first: after the old end, where nothing lapses and no day is without a prescription; today when
 * that has passed, or when a product that goes on is used up.
 */
export function usualStart(
  {
    fromToday,
    afterOldEnd,
    rows: going,
  }: Pick<Proposal, 'fromToday' | 'afterOldEnd'> & {
    readonly rows: readonly Pick<Proposal['rows'][number], 'prescriptionRowId'>[]
  },
  held: readonly HeldRow[],
): Start {
  if (!afterOldEnd.can.allowed) return 'today'
  if (!fromToday.can.allowed) return 'after-end'
  const isUsedUp = (id: number) =>
    held.some((row) => row.prescriptionRowId === id && (isUsedUpRow(row) || leftOf(row).packages === 0))
  return going.some(({ prescriptionRowId }) => isUsedUp(prescriptionRowId)) ? 'today' : 'after-end'
}

/** What a row of the old prescription still gives, and gives no longer when it is renewed from today. */
export function leftOf({ withdrawalsRemaining, remainingPackages }: Omit<HeldRow, 'prescriptionRowId' | 'status'>) {
  const isDrawn = remainingPackages === 0
  return { withdrawals: isDrawn ? 0 : withdrawalsRemaining, packages: remainingPackages }
}
