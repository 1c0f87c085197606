import { isOnOrBefore, type Period } from '../../calendar/period.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { additionStatus, type AdditionStatus, type PrescriptionStatus, type RowStatus } from '../row/row.ts'
import { mayPrescription, mayRow } from '../prescription/transitions.ts'

/** What somebody wants an addition to be. Whole packages, whole withdrawals, calendar days of the market. */
export interface AdditionWish {
  readonly extraPackages: number
  readonly extraWithdrawals: number
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate | null
}

/** What an addition is judged by, whether it is new or changed. */
export interface AdditionFacts {
  readonly today: Temporal.PlainDate
  readonly prescriptionStatus: PrescriptionStatus
  readonly period: Period
  readonly rowStatus: RowStatus
  /** Acted from the care place that created the prescription. */
  readonly atCreatingPlace: boolean
}

/** An addition whose end is settled. */
export interface AdditionToWrite extends AdditionWish {
  readonly end: Temporal.PlainDate
}

/** Why there is no such addition; the first that fails answers. */
export type AdditionRefusal =
  | 'prescription-not-active'
  | 'row-not-active'
  | 'other-care-place'
  | 'start-not-today'
  | 'end-missing'
  | 'end-before-start'
  | 'end-after-prescription'
  | 'below-zero'
  | 'nothing-extra'

/**
 * A new addition on a row (rules 3.6, O-5-22 to O-5-24): of a running prescription, at the place that created it,
 * from today until its end at most, one open at a time. The first rule that says no answers.
 */
export function createAddition(
  facts: AdditionFacts & { readonly hasOpenAddition: boolean },
  wish: AdditionWish,
): Outcome<AdditionToWrite, AdditionRefusal | 'addition-open'> {
  const standing = mayHoldAddition(facts)
  if (!standing.ok) return standing
  if (facts.hasOpenAddition) return refuse('addition-open')
  if (!wish.start.equals(facts.today)) return refuse('start-not-today', { at: 'startDate' })
  return checkExtent(facts, wish)
}

/** An addition that runs, with what was drawn on it. */
export interface OpenAddition {
  readonly status: AdditionStatus
  readonly start: Temporal.PlainDate
  /** Whole packages and withdrawals that were ordered by it (rules 3.3). */
  readonly usedPackages: number
  readonly usedWithdrawals: number
}

/**
 * The same limits for an open addition; its start stays, and it never gives less than was ordered by it (IPS005014). An
 * end that has come to lie before today is refused: an addition is ended by closing it.
 */
export function updateAddition(
  facts: AdditionFacts,
  addition: OpenAddition,
  wish: AdditionWish,
): Outcome<AdditionToWrite, AdditionRefusal | 'addition-not-active' | 'below-what-is-used'> {
  if (addition.status !== additionStatus.active) return refuse('addition-not-active', { at: 'additionId' })
  const standing = mayHoldAddition(facts)
  if (!standing.ok) return standing
  if (!wish.start.equals(addition.start)) return refuse('start-not-today', { at: 'startDate' })
  const extent = checkExtent(facts, wish)
  if (!extent.ok) return extent
  if (wish.extraPackages < addition.usedPackages) return refuse('below-what-is-used', { at: 'extraPackages' })
  if (wish.extraWithdrawals < addition.usedWithdrawals) return refuse('below-what-is-used', { at: 'extraWithdrawals' })
  return extent
}

/** Only what is open can be cancelled; what was ordered by it stays (states 2.2). */
export function cancelAddition({ status }: Pick<OpenAddition, 'status'>): Outcome<null, 'addition-not-active'> {
  return status === additionStatus.active ? agree(null) : refuse('addition-not-active', { at: 'additionId' })
}

function mayHoldAddition(facts: AdditionFacts): Outcome<null, AdditionRefusal> {
  const runs = mayPrescription(facts.prescriptionStatus, 'create-addition')
  const holdsToday = isOnOrBefore(facts.period.start, facts.today) && isOnOrBefore(facts.today, facts.period.end)
  if (!runs || !holdsToday) return refuse('prescription-not-active')
  if (!mayRow(facts.rowStatus, 'addition-created')) return refuse('row-not-active')
  if (!facts.atCreatingPlace) return refuse('other-care-place')
  return agree(null)
}

function checkExtent(facts: AdditionFacts, wish: AdditionWish): Outcome<AdditionToWrite, AdditionRefusal> {
  const { extraPackages, extraWithdrawals, end } = wish
  if (end === null) return refuse('end-missing', { at: 'endDate' })
  if (!isOnOrBefore(wish.start, end) || !isOnOrBefore(facts.today, end)) {
    return refuse('end-before-start', { at: 'endDate' })
  }
  if (!isOnOrBefore(end, facts.period.end)) return refuse('end-after-prescription', { at: 'endDate' })
  if (extraPackages < 0) return refuse('below-zero', { at: 'extraPackages' })
  if (extraWithdrawals < 0) return refuse('below-zero', { at: 'extraWithdrawals' })
  if (extraPackages + extraWithdrawals === 0) return refuse('nothing-extra', { at: 'extraPackages' })
  return agree({ ...wish, end })
}
