import { longestPeriodInMonths } from '@omsorg/domain/calendar/period.ts'
import { readDecimal as readTyped } from '@omsorg/domain/format/parse-number.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import { ceil, fraction } from '@omsorg/domain/fraction.ts'
import {
  calculationMonths,
  type Consumption,
  consumptionPeriod,
  dailyUse,
  grantOf,
  type Need,
  needOver,
  proposedWithdrawals,
} from '@omsorg/domain/prescriptions/row/consumption.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import { type PrescriptionFields, type RowFields, wholeNumber } from './fields.ts'
import { type ReadPeriod, readPeriod } from './period-fields.ts'

/** What the arithmetic of a row needs beside the row itself. */
export interface Frame {
  readonly period: ReadPeriod | null
  /** 3 or 12 months as chosen; shorter prescriptions count by their own months. */
  readonly calculationPeriod: 3 | 12
  /** For all rows; null: as proposed for each. */
  readonly withdrawals: number | null
  readonly maxWithdrawals: number | null
}

/** Everything that the screen says under a row, by the same rules that the server asks (rules 3.2, 3.4). */
export interface Calculation {
  /** Null while no consumption is known. */
  readonly need: Need | null
  /** Whole months over which packages are rounded up; null while there is no period. */
  readonly calculationMonths: number | null
  readonly proposedWithdrawals: number
  /** The number that counts: the row's own, that for all, or the proposed one. Null when what is typed is no number. */
  readonly withdrawals: number | null
  /** Null while nothing can be proposed. */
  readonly proposedPackages: number | null
  /** Packages in one withdrawal. Null when nothing is typed or proposed. */
  readonly packagesPerWithdrawal: number | null
  readonly grantedPackages: number | null
  readonly grantedPieces: number | null
  readonly intervalDays: number | null
  /** When the second withdrawal is expected, if the first is made on the first day; null with one withdrawal. */
  readonly nextExpected: string | null
  /** Packages needed when they are rounded up only once; null when that makes no difference. */
  readonly packagesRoundedOnce: number | null
}

export function frameOf(fields: PrescriptionFields, { maxWithdrawals }: Pick<Frame, 'maxWithdrawals'>): Frame {
  return {
    period: readPeriod(fields),
    calculationPeriod: calculationPeriodOf(fields),
    withdrawals: wholeNumber(fields.withdrawals),
    maxWithdrawals,
  }
}

/** 12 months count where the prescription has 12 (O-5-21); else 3, which one of less than 3 months leaves out. */
export function calculationPeriodOf({ calculationPeriod, ...fields }: PrescriptionFields): 3 | 12 {
  const months = readPeriod(fields)?.months ?? longestPeriodInMonths
  return calculationPeriod === '12' && months === longestPeriodInMonths ? 12 : 3
}

/** What a person typed as a use, as the rules read it; null for a blank and for what is no number. */
export function consumptionOf(row: Pick<RowFields, 'amount' | 'unit'>, locale: Locale): Consumption | null {
  const amount = readTyped(row.amount, locale)
  return amount === null || amount.startsWith('-') ? null : { amount, period: consumptionPeriod[row.unit] }
}

export function calculate(row: RowFields, itemsPerPackage: number, frame: Frame, locale: Locale): Calculation {
  const { period, maxWithdrawals } = frame
  const perDay = dailyUse(consumptionOf(row, locale))
  const prescriptionMonths = period?.months ?? 0
  const over = (calculationPeriod: number | null) =>
    perDay && period ? needOver({ perDay, itemsPerPackage, prescriptionMonths, calculationPeriod }) : null
  const need = over(frame.calculationPeriod)
  const once = over(prescriptionMonths)
  const quarters = Math.max(1, ceil(fraction(prescriptionMonths, 3)))
  const proposed = need
    ? proposedWithdrawals(need, prescriptionMonths, maxWithdrawals)
    : Math.min(quarters, maxWithdrawals ?? quarters)
  const typed = row.withdrawals.trim() === '' ? (frame.withdrawals ?? proposed) : wholeNumber(row.withdrawals)
  const withdrawals = typed !== null && typed >= 1 ? typed : null
  const proposedPackages =
    need && withdrawals ? grantOf(need, itemsPerPackage, withdrawals).packagesPerWithdrawal : null
  const packages = row.packages.trim() === '' ? proposedPackages : wholeNumber(row.packages)
  const granted = withdrawals && packages ? withdrawals * packages : null
  const intervalDays = period && withdrawals ? expectedDaysBetween(period.period, withdrawals) : null
  return {
    need,
    calculationMonths: period && calculationMonths(frame.calculationPeriod, prescriptionMonths),
    proposedWithdrawals: proposed,
    withdrawals,
    proposedPackages,
    packagesPerWithdrawal: packages,
    grantedPackages: granted,
    grantedPieces: granted && granted * itemsPerPackage,
    intervalDays,
    nextExpected:
      period && intervalDays && withdrawals !== 1 ? period.period.start.add({ days: intervalDays }).toString() : null,
    packagesRoundedOnce: need && once && once.packages < need.packages ? once.packages : null,
  }
}
