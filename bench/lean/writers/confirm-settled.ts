import { rowStatusAfter, statusOn } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { standingWithoutAdditions } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import type { DrawnRow, SavedLine } from './confirm-ground.ts'

/** What the draws leave of the rows and prescriptions of the person: those whose state is another from now on. */
export function settled(rows: readonly DrawnRow[], lines: readonly SavedLine[], today: Temporal.PlainDate) {
  const after = rows.map(({ facts, perPackage, prescriptionId, askedToRenew }) => {
    const line = lines.find(({ rowId }) => rowId === facts.id)
    const packages = line ? Math.ceil((line.quantity * (facts.items_per_package ?? perPackage)) / perPackage) : 0
    const left = standingWithoutAdditions({
      granted: {
        withdrawals: facts.withdrawals,
        packagesPerWithdrawal: facts.packages_per_withdrawal,
        packageAdjustment: facts.package_adjustment,
      },
      lastWithdrawalFactor: facts.factor,
      draws: facts.draws + (line ? 1 : 0),
      packagesDrawn: facts.packages_drawn + packages,
    })
    return { facts, prescriptionId, askedToRenew, left, status: rowStatusAfter(facts.status, left.usedUp) }
  })
  const prescriptions = [...Map.groupBy(after, ({ prescriptionId }) => prescriptionId)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const to = statusOn(today, {
      status: first.facts.prescription_status,
      confirmed: true,
      period: {
        start: Temporal.PlainDate.from(first.facts.start_date),
        end: Temporal.PlainDate.from(first.facts.end_date),
      },
      rows: own.map(({ facts, left, status }) => ({
        status,
        withdrawals: facts.withdrawals,
        withdrawalsThatCanBeMade: left.withdrawalsThatCanBeMade,
      })),
      renewalRequestPending: first.askedToRenew,
      successorWaiting: first.facts.successor_waiting,
    })
    return to === first.facts.prescription_status ? [] : [{ id, to }]
  })
  const changed = after.filter(({ facts, status }) => status !== facts.status)
  return { rows: changed.map(({ facts, status }) => ({ id: facts.id, to: status })), prescriptions }
}
