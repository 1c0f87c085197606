import {
  standingOf,
  standingWithoutAdditions,
  usualLastWithdrawalFactor,
} from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import { additionFactsOf, endedByDate } from '../../prescriptions/index.ts'
import type { Asked } from './asked.ts'
import type { PrescriptionRecord } from './prescription-rows.sql.ts'

/**
 * The withdrawals that remain of a row, by rules 3.3: an open addition counts whole, one that has ended as far as it was used.
 * How much the last withdrawal may hold makes no difference to their number.
 */
export function remainingOf(row: PrescriptionRecord, { today, zone }: Pick<Asked, 'today' | 'zone'>): number {
  if (row.is_over) return 0
  const facts = {
    granted: {
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packages_per_withdrawal,
      packageAdjustment: row.package_adjustment,
    },
    lastWithdrawalFactor: usualLastWithdrawalFactor,
  }
  const { draws, packages_drawn: packagesDrawn, additions, replayed } = row
  if (!additions) return standingWithoutAdditions({ ...facts, draws, packagesDrawn }).withdrawalsRemaining
  const at = { today: Temporal.PlainDate.from(today), timeZone: zone }
  return standingOf({
    ...facts,
    draws: (replayed ?? []).flatMap(({ confirmed_at: moment, packages }) =>
      moment === null || packages === null ? [] : [{ confirmedAt: Temporal.Instant.from(moment), packages }],
    ),
    additions: additions.map((addition) => additionFactsOf(endedByDate(addition, at))),
  }).withdrawalsRemaining
}
