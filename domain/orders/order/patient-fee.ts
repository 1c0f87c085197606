import { ceil, fraction } from '../../fraction.ts'
import { percentOf, shareOut, sumOf, type BasisPoints, type Minor } from '../../money.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

/** What the client has set for the area and the recipient for herself; amount or percentage by the type. */
export type PatientFeeTerms = {
  readonly method: 'per-withdrawal' | 'per-month'
  /** Below this sum of lines no fee is charged; null or 0: always charged. */
  readonly minimumOrderLimit: Minor | null
} & ({ readonly type: 'fixed'; readonly amount: Minor } | { readonly type: 'percentage'; readonly rate: BasisPoints })

export interface PatientFeeFacts {
  readonly terms: PatientFeeTerms
  /** B: the nets of the area's lines on the whole customer order, all split parts together. */
  readonly areaNet: Minor
  /** M: months of the prescription. */
  readonly prescriptionMonths: number
  /** W: the largest number of withdrawals of its rows. */
  readonly withdrawals: number
  /** k: this order's number among the withdrawals that were not refused or cancelled, from 1. */
  readonly withdrawalNumber: number
}

export interface PatientFee {
  /** Carries no VAT, and is a part of the order's total. */
  readonly fee: Minor
  /** Months that count as paid with this withdrawal, also when the fee is 0; 0 with a fee per withdrawal. */
  readonly months: number
}

/** The months of the k-th of W withdrawals over M months: all of them together are M (rules 3.7). */
export function monthsOfWithdrawal(withdrawalNumber: number, prescriptionMonths: number, withdrawals: number): number {
  const paidAfter = (number: number) =>
    Math.min(prescriptionMonths, ceil(fraction(number * prescriptionMonths, withdrawals)))
  return paidAfter(withdrawalNumber) - paidAfter(withdrawalNumber - 1)
}

/**
 * The number that the next withdrawal of a prescription takes: the first that is free. An order keeps its number as long as
 * it stands, so one that is refused or cancelled gives its own back. Orders whose number nobody kept (null) hold the first
 * ones that are left.
 */
export function nextWithdrawalNumber(standing: readonly (number | null)[]): number {
  const kept = new Set(standing.filter((number) => number !== null))
  let left = standing.filter((number) => number === null).length
  let next = 1
  while (kept.has(next) || left > 0) {
    if (!kept.has(next)) left -= 1
    next += 1
  }
  return next
}

/** The fee of one therapy area on one customer order, between 0 and the sum of its lines (rules 3.7). */
export function patientFeeOf(facts: PatientFeeFacts): PatientFee {
  const { terms, areaNet, withdrawalNumber, prescriptionMonths, withdrawals } = facts
  const months =
    terms.method === 'per-month' ? monthsOfWithdrawal(withdrawalNumber, prescriptionMonths, withdrawals) : 0
  return { fee: Math.min(Math.max(0, computedFee(terms, areaNet, months)), Math.max(0, areaNet)), months }
}

function computedFee(terms: PatientFeeTerms, areaNet: Minor, months: number): Minor {
  if (terms.minimumOrderLimit !== null && areaNet < terms.minimumOrderLimit) return 0
  const full = terms.type === 'fixed' ? terms.amount : percentOf(areaNet, terms.rate)
  if (terms.method === 'per-withdrawal') return full
  // A percentage is taken of each order that holds a month, a fixed amount for each of its months.
  return full * (terms.type === 'fixed' ? months : Math.min(1, months))
}

export interface AreaToCharge<Area> extends Omit<PatientFeeFacts, 'terms'> {
  readonly area: Area
  /** Null where the client asks for a kind of fee that the recipient has no figure for: nothing is computed. */
  readonly terms: PatientFeeTerms | null
  /** The setting OneTimeFeeAllowed of the client for the area. */
  readonly oneTimeFeeAllowed: boolean
}

/**
 * The fees of a customer order by area. One that a person has typed stands for the whole order: it is charged once, in place
 * of the computed fees of all areas, and shared by their nets among those that allow it (rules 3.7, O-3-66).
 */
export function patientFeesOf<Area>(
  areas: readonly AreaToCharge<Area>[],
  oneTimeFee: Minor | null,
): (PatientFee & { readonly area: Area })[] {
  const computed = areas.map(({ area, terms, ...facts }) => ({
    area,
    ...(terms ? patientFeeOf({ terms, ...facts }) : { fee: 0, months: 0 }),
  }))
  if (oneTimeFee === null) return computed
  const nets = areas.map(({ areaNet, oneTimeFeeAllowed }) => (oneTimeFeeAllowed ? Math.max(0, areaNet) : 0))
  const shares = shareOut(Math.min(Math.max(0, oneTimeFee), sumOf(nets)), nets)
  return computed.map((each, place) => ({ ...each, fee: shares[place] ?? 0 }))
}

/** A typed fee is asked of areas that allow it, and is not above what their lines cost (O-7-67). */
export function checkOneTimeFee(
  areas: readonly Pick<AreaToCharge<unknown>, 'areaNet' | 'oneTimeFeeAllowed'>[],
  oneTimeFee: Minor | null,
): Outcome<'one-time-fee', 'one-time-fee-not-allowed' | 'one-time-fee-too-high'> {
  if (oneTimeFee === null) return agree('one-time-fee')
  const open = areas.filter((each) => each.oneTimeFeeAllowed)
  if (open.length === 0) return refuse('one-time-fee-not-allowed', { at: 'oneTimePatientFee' })
  const most = sumOf(open.map((each) => each.areaNet))
  return oneTimeFee > most ? refuse('one-time-fee-too-high', { at: 'oneTimePatientFee' }) : agree('one-time-fee')
}
