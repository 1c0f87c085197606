import { daysBetween, endAfterMonths, isOnOrBefore, type Period } from '../../calendar/period.ts'
import { agree, refuse, type Outcome, type Refused } from '../../outcome.ts'
import { prescriptionStatus, rowStatus, type PrescriptionStatus, type RowStatus } from '../row/row.ts'
import { canBeDrawn } from '../prescription/statuses.ts'
import { mayPrescription } from '../prescription/transitions.ts'

/** What of a prescription its renewal looks at. */
export interface Renewable {
  readonly status: PrescriptionStatus
  readonly period: Period
  readonly months: number
  readonly successorWaiting: boolean
}

/** Where the new prescription begins: today, with the old one closed, or after the old one, which is drawn until then. */
export type RenewalWay = 'from-today' | 'from-end'

/** When the successor runs, and how it begins. */
export interface RenewalPlan {
  readonly way: RenewalWay
  readonly period: Period
  /** A start of today begins at once; a later one waits as preliminary and starts by itself. */
  readonly successorStatus: typeof prescriptionStatus.active | typeof prescriptionStatus.preliminary
}

/** Why a prescription cannot be renewed so; the first that fails answers. */
export type RenewalRefusal =
  | 'prescription-not-renewable'
  | 'ended-too-long-ago'
  | 'successor-waiting'
  | 'start-not-possible'
  | 'start-not-after-old-start'
  | 'old-end-passed'

/** How long after its end a prescription may be renewed (rules 3.14). */
const renewableForMonths = 12

/** Active, renew, or finished at most 12 months ago, and no successor waits, from whatever day (rules 3.14). */
export function mayBeContinued(
  today: Temporal.PlainDate,
  old: Omit<Renewable, 'months'>,
): Outcome<null, 'prescription-not-renewable' | 'ended-too-long-ago' | 'successor-waiting'> {
  if (!mayPrescription(old.status, 'renew-from-today')) return refuse('prescription-not-renewable')
  if (!isOnOrBefore(today, old.period.end.add({ months: renewableForMonths }))) return refuse('ended-too-long-ago')
  return old.successorWaiting ? refuse('successor-waiting') : agree(null)
}

/**
 * The period of a renewal, without a day between: it starts today, or the day after the old end when that is still to
 * come, and lasts as many months as the old one (rules 3.14). Nothing else may be asked for.
 */
export function planRenewal(
  today: Temporal.PlainDate,
  old: Renewable,
  start: Temporal.PlainDate,
): Outcome<RenewalPlan, RenewalRefusal> {
  const continued = mayBeContinued(today, old)
  if (!continued.ok) return continued

  const way = start.equals(today) ? 'from-today' : 'from-end'
  if (way === 'from-end') {
    if (!start.equals(dayAfter(old.period))) return refuse('start-not-possible', { at: 'startDate' })
    if (isOnOrBefore(start, today)) return refuse('old-end-passed', { at: 'startDate' })
    if (!mayPrescription(old.status, 'renew-from-end')) return refuse('old-end-passed', { at: 'startDate' })
  }
  if (isOnOrBefore(start, old.period.start)) return refuse('start-not-after-old-start', { at: 'startDate' })
  const period = { start, end: endAfterMonths(start, old.months) }
  const successorStatus = way === 'from-today' ? prescriptionStatus.active : prescriptionStatus.preliminary
  return agree({ way, period, successorStatus })
}

/** The first day on which a successor that leaves no gap runs. */
export function dayAfter({ end }: Period): Temporal.PlainDate {
  return end.add({ days: 1 })
}

/** Why a row is left out of a renewal. */
export type LeftOut = 'notSellable' | 'needsSpecialist' | 'needsDispenseHandler'

/** What is on offer of a row's item, for whoever renews. */
export interface RowOffer {
  /** The item is active, sold, in an agreement, and has a price and a package size. */
  readonly sellable: boolean
  /** Inside the visible assortment of whoever renews (rules 3.11). */
  readonly visible: boolean
  /** Items of the letter D are left to a dispense handler, all others to a specialist. */
  readonly isDispense: boolean
}

/** Null: the row can be renewed here. What nobody sells is said before who else may renew it. */
export function leftOutBecause({ sellable, visible, isDispense }: RowOffer): LeftOut | null {
  if (!sellable) return 'notSellable'
  if (visible) return null
  return isDispense ? 'needsDispenseHandler' : 'needsSpecialist'
}

/** A row of the prescription that is renewed. */
export interface RowToRenew {
  readonly id: number
  readonly status: RowStatus
}

/** A row that is not renewed, and why. */
export interface LeftOutOf<Row extends RowToRenew> {
  readonly row: Row
  readonly reason: LeftOut
}

/** The rows that were not closed before: renewed, dropped or staying. What is left out is dropped or stays. */
export interface RowsOfRenewal<Row extends RowToRenew> {
  /** Go into the new prescription; closed in the old one when that starts. */
  readonly renewed: readonly Row[]
  readonly leftOut: readonly LeftOutOf<Row>[]
  /** Closed with the renewed ones although they are not renewed: nobody sells them any more. */
  readonly dropped: readonly Row[]
  /** Stay on the old prescription: left to somebody else, or not named. */
  readonly staying: readonly Row[]
}

/**
 * Shares out the rows of a prescription that is renewed (rules 3.14). `named` null renews all that are not closed;
 * a named row that is closed refuses all (IPS001006). When every row is left out nothing is renewed (IPS001018).
 */
export function shareOutRows<Row extends RowToRenew>(
  rows: readonly Row[],
  named: readonly number[] | null,
  offerOf: (row: Row) => RowOffer,
): Outcome<RowsOfRenewal<Row>, 'row-not-active'> | Refused<'no-row-renewable', readonly LeftOutOf<Row>[]> {
  const isNamed = (row: Row) => named === null || named.includes(row.id)
  const open = rows.filter((row) => row.status !== rowStatus.closed)
  if (named !== null && !named.every((id) => open.some((row) => row.id === id))) return refuse('row-not-active')

  const checked = open.filter(isNamed).map((row) => ({ row, reason: leftOutBecause(offerOf(row)) }))
  const leftOut = checked.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }]))
  const renewed = checked.filter(({ reason }) => reason === null).map(({ row }) => row)
  if (renewed.length === 0) return refuse('no-row-renewable', { detail: leftOut })
  const dropped = leftOut.filter(({ reason }) => reason === 'notSellable').map(({ row }) => row)
  const gone = new Set([...renewed, ...dropped])
  return agree({ renewed, leftOut, dropped, staying: open.filter((row) => !gone.has(row)) })
}

/**
 * The status of a prescription once its successor has begun and the rows that went over are closed: closed when none is
 * left, as before while what is left can be drawn, and otherwise finished, so that whoever is asked can still renew it
 * (states 2.1).
 */
export function statusAfterSuccessor(
  status: PrescriptionStatus,
  staying: readonly Pick<RowToRenew, 'status'>[],
  { today, end }: { readonly today: Temporal.PlainDate; readonly end: Temporal.PlainDate },
): PrescriptionStatus {
  const left = staying.filter((row) => row.status !== rowStatus.closed)
  if (status === prescriptionStatus.closed || left.length === 0) return prescriptionStatus.closed
  const isOver = daysBetween(today, end) < 0
  if (status === prescriptionStatus.finished || isOver || !left.some(canBeDrawn)) return prescriptionStatus.finished
  return status
}
