import type { Period } from '../../calendar/period.ts'
import type { WordOf } from '../../states.ts'

/** The status of a prescription (states 2.1). */
export const prescriptionStatus = { preliminary: 1, active: 2, finished: 3, renew: 4, closed: 5 } as const
export type PrescriptionStatus = (typeof prescriptionStatus)[keyof typeof prescriptionStatus]
export type PrescriptionStatusWord = WordOf<typeof prescriptionStatus>

/** The type of a prescription: one for dispense items, and the simple one, beside the usual (O-3-28). */
export const prescriptionTypes = ['iterative', 'dispense', 'lean'] as const
export type PrescriptionType = (typeof prescriptionTypes)[number]

/** What those see who only need to know whether there is a prescription. */
export const leanStatus = { 'not-created': 1, active: 2, closed: 3 } as const
export type LeanStatus = (typeof leanStatus)[keyof typeof leanStatus]

/** The status of a row (states 2.1b). */
export const rowStatus = { preliminary: 1, active: 2, 'used-up': 3, closed: 4 } as const
export type RowStatus = (typeof rowStatus)[keyof typeof rowStatus]
export type RowStatusWord = WordOf<typeof rowStatus>

/** The status of a request that a prescription be renewed (states 2.3). */
export const renewalRequestStatus = { pending: 1, accepted: 2, rejected: 3, 'taken-back': 4 } as const

/** The status of an addition (states 2.2). */
export const additionStatus = { unknown: 0, active: 1, 'no-refills': 2, expired: 3, cancelled: 4 } as const
export type AdditionStatus = (typeof additionStatus)[keyof typeof additionStatus]

/**
 * What a row was prescribed with. `packageAdjustment` carries what item replacements rounded (rules 3.12); it
 * may be negative.
 */
export interface Granted {
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly packageAdjustment: number
}

/** A confirmed customer order, not refused or cancelled, that holds the row. Its split parts are one draw. */
export interface Draw {
  readonly confirmedAt: Temporal.Instant
  /** Packages of the row's present item, at least 1. */
  readonly packages: number
}

/** Extra packages or withdrawals on a row. At most one is open at a time; `endedAt` is null while it is. */
export interface Addition {
  readonly openedAt: Temporal.Instant
  readonly endedAt: Temporal.Instant | null
  readonly extraPackages: number
  readonly extraWithdrawals: number
}

/** What the rules of a prescription's status look at. */
export interface PrescriptionFacts {
  readonly status: PrescriptionStatus
  readonly period: Period
  readonly rows: readonly RowFacts[]
  readonly renewalRequestPending: boolean
  readonly successorWaiting: boolean
}

/** One row, as far as the status of its prescription depends on it. */
export interface RowFacts {
  readonly status: RowStatus
  readonly withdrawals: number
  /** w' of rules 3.3. */
  readonly withdrawalsThatCanBeMade: number
}
