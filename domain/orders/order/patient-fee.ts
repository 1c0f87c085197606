import { ceil, fraction } from '../../fraction.ts'
import { percentOf, type BasisPoints, type Minor } from '../../money.ts'

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
  /** Replaces the computed fee where a person has typed one. */
  readonly oneTimeFee: Minor | null
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

/** The fee of one therapy area on one customer order, between 0 and the sum of its lines (rules 3.7). */
export function patientFeeOf(facts: PatientFeeFacts): PatientFee {
  const { terms, areaNet, withdrawalNumber, prescriptionMonths, withdrawals, oneTimeFee } = facts
  const months =
    terms.method === 'per-month' ? monthsOfWithdrawal(withdrawalNumber, prescriptionMonths, withdrawals) : 0
  const uncapped = oneTimeFee ?? computedFee(terms, areaNet, months)
  return { fee: Math.min(Math.max(0, uncapped), Math.max(0, areaNet)), months }
}

function computedFee(terms: PatientFeeTerms, areaNet: Minor, months: number): Minor {
  if (terms.minimumOrderLimit !== null && areaNet < terms.minimumOrderLimit) return 0
  const full = terms.type === 'fixed' ? terms.amount : percentOf(areaNet, terms.rate)
  if (terms.method === 'per-withdrawal') return full
  // A percentage is taken of each order that holds a month, a fixed amount for each of its months.
  return full * (terms.type === 'fixed' ? months : Math.min(1, months))
}
