import { daysBetween, daysOf, isOnOrBefore } from '../../calendar/period.ts'
import {
  leanStatus,
  prescriptionStatus,
  rowStatus,
  type LeanStatus,
  type PrescriptionFacts,
  type PrescriptionStatus,
  type PrescriptionStatusWord,
  type RowFacts,
  type RowStatus,
  type RowStatusWord,
} from '../row/row.ts'
import { mayPrescription } from './transitions.ts'

/** They serve withdrawals while their period holds the day. */
export const runningPrescriptions = ['active', 'renew'] as const satisfies readonly PrescriptionStatusWord[]

/** A product is prescribed to a person while a row of one of these holds it that no one has closed (states 2.13). */
export const holdingPrescriptions = ['preliminary', ...runningPrescriptions] as const

/** A used-up row holds its product as before: what is given back, or added, is drawn from it again (states 2.1b). */
export const holdingRows = ['preliminary', 'active', 'used-up'] as const satisfies readonly RowStatusWord[]

/** A row can still be drawn while it is preliminary or active (states 2.1). */
export function canBeDrawn({ status }: Pick<RowFacts, 'status'>): boolean {
  return status === rowStatus.active || status === rowStatus.preliminary
}

/**
 * The status of a row of a running prescription once it is known whether anything may be drawn (states 2.1b).
 */
export function rowStatusAfter(status: RowStatus, usedUp: boolean): RowStatus {
  if (status !== rowStatus.active && status !== rowStatus['used-up']) return status
  return usedUp ? rowStatus['used-up'] : rowStatus.active
}

/** Active prescriptions and those that ask to be renewed serve withdrawals; the period must hold the day as well. */
export function servesWithdrawals(status: PrescriptionStatus): boolean {
  return mayPrescription(status, 'withdraw')
}

/**
 * The status that a prescription has on a day, when the system has done what is due (states 2.1). `status` is
 * the stored one; a start in the future never passes, and what a person closed stays closed. A confirmed preliminary
 * prescription whose start is reached is active. Never answers a status for which a person must act.
 */
export function statusOn(
  today: Temporal.PlainDate,
  facts: PrescriptionFacts & { readonly confirmed: boolean },
): PrescriptionStatus {
  const { status, period } = facts
  if (status === prescriptionStatus.closed) return status
  const notStarted = !facts.confirmed || !isOnOrBefore(period.start, today)
  if (status === prescriptionStatus.preliminary && notStarted) return status
  if (!isOnOrBefore(today, period.end)) return prescriptionStatus.finished
  if (facts.rows.length > 0 && !facts.rows.some(canBeDrawn)) return prescriptionStatus.finished
  return isTimeToRenew(today, facts) ? prescriptionStatus.renew : prescriptionStatus.active
}

/** Near its end, at the last withdrawal of several, or asked for; and no successor waits (states 2.1). */
export function isTimeToRenew(today: Temporal.PlainDate, facts: PrescriptionFacts): boolean {
  if (facts.successorWaiting) return false
  const nearTheEnd = Math.min(30, Math.floor(daysOf(facts.period) / 3))
  return (
    daysBetween(today, facts.period.end) <= nearTheEnd ||
    facts.rows.some(isAtItsLastWithdrawal) ||
    facts.renewalRequestPending
  )
}

function isAtItsLastWithdrawal(row: RowFacts): boolean {
  return canBeDrawn(row) && row.withdrawals > 1 && row.withdrawalsThatCanBeMade === 1
}

/** Active, renew, or finished at most 12 months ago, with no successor waiting (rules 3.14). */
export function mayBeRenewed(today: Temporal.PlainDate, facts: Omit<PrescriptionFacts, 'rows'>): boolean {
  return (
    !facts.successorWaiting &&
    mayPrescription(facts.status, 'renew-from-today') &&
    isOnOrBefore(today, facts.period.end.add({ months: 12 }))
  )
}

const leanOf: Record<PrescriptionStatus, LeanStatus> = {
  [prescriptionStatus.preliminary]: leanStatus['not-created'],
  [prescriptionStatus.active]: leanStatus.active,
  [prescriptionStatus.finished]: leanStatus.closed,
  [prescriptionStatus.renew]: leanStatus.active,
  [prescriptionStatus.closed]: leanStatus.closed,
}

/** None is not created, as is a preliminary one; 2 and 4 are active; 3 and 5 closed. */
export function leanStatusOf(status: PrescriptionStatus | null): LeanStatus {
  return status === null ? leanStatus['not-created'] : leanOf[status]
}
