import { ceil, dividedBy, fraction, isPositive, readDecimal, times, type Fraction } from '../../fraction.ts'

/** The codes of a consumption period. */
export const consumptionPeriod = { day: 1, week: 2, month: 3, year: 4 } as const
export type ConsumptionPeriod = (typeof consumptionPeriod)[keyof typeof consumptionPeriod]

/** How many pieces are used in one period: the decimal as it was typed, such as '0.5', so that nothing is lost. */
export interface Consumption {
  readonly amount: string
  readonly period: ConsumptionPeriod
}

/** How long each period is. */
export const daysIn: Readonly<Record<ConsumptionPeriod, Fraction>> = {
  [consumptionPeriod.day]: fraction(1),
  [consumptionPeriod.week]: fraction(7),
  [consumptionPeriod.month]: fraction(365, 12),
  [consumptionPeriod.year]: fraction(365),
}

/**
 * Pieces per day, exactly. Null when the consumption is missing, 0 or no decimal: then nothing can be suggested (
 * rules 3.2).
 */
export function dailyUse(consumption: Consumption | null): Fraction | null {
  const amount = consumption && readDecimal(consumption.amount)
  return amount && isPositive(amount) ? dividedBy(amount, daysIn[consumption.period]) : null
}

/** Whole pieces that are used in so many months, rounded up. */
export function piecesIn(months: number, perDay: Fraction): number {
  return ceil(times(perDay, fraction(365 * months, 12)))
}

/**
 * The calculation period that counts: 3 or 12 months; a prescription of less than 3 months has none, and counts by its
 * own months.
 */
export function calculationMonths(chosen: number | null, prescriptionMonths: number): number {
  return prescriptionMonths < 3 ? prescriptionMonths : (chosen ?? 3)
}

/** A calculation period is at most as long as the prescription (O-5-21). */
export function calculationPeriodFits(chosen: 3 | 12 | null, prescriptionMonths: number): boolean {
  return chosen === null ? prescriptionMonths < 3 : chosen <= prescriptionMonths
}

/** What a need is worked out from: pieces a day, and months; `calculationPeriod` null is the whole prescription. */
export interface NeedFacts {
  readonly perDay: Fraction
  readonly itemsPerPackage: number
  readonly prescriptionMonths: number
  readonly calculationPeriod: number | null
}

/** What a person needs. Packages are rounded up per calculation period, pieces once over the whole prescription. */
export interface Need {
  readonly piecesPerCalculationPeriod: number
  readonly packagesPerCalculationPeriod: number
  readonly packages: number
  readonly pieces: number
}

/** Rules 3.2: P, Q, T and m of a row. */
export function needOver({ perDay, itemsPerPackage, prescriptionMonths, calculationPeriod }: NeedFacts): Need {
  const months = calculationMonths(calculationPeriod, prescriptionMonths)
  const piecesPerCalculationPeriod = piecesIn(months, perDay)
  const packagesPerCalculationPeriod = ceil(fraction(piecesPerCalculationPeriod, itemsPerPackage))
  return {
    piecesPerCalculationPeriod,
    packagesPerCalculationPeriod,
    packages: ceil(fraction(packagesPerCalculationPeriod * prescriptionMonths, months)),
    pieces: piecesIn(prescriptionMonths, perDay),
  }
}

/**
 * The number of withdrawals that is proposed: one for every 3 months begun, never more than packages or than the
 * setting allows.
 */
export function proposedWithdrawals(need: Need, prescriptionMonths: number, maxWithdrawals: number | null): number {
  const quarters = Math.max(1, ceil(fraction(prescriptionMonths, 3)))
  return Math.min(quarters, need.packages, maxWithdrawals ?? quarters)
}

/** 1 <= withdrawals <= days of the period, and not above the setting (rules 3.2). */
export function withdrawalsFit(withdrawals: number, days: number, maxWithdrawals: number | null): boolean {
  return Number.isInteger(withdrawals) && withdrawals >= 1 && withdrawals <= Math.min(days, maxWithdrawals ?? days)
}

/** What a row grants: withdrawals, packages of each and of all, and pieces of all. */
export interface Grant {
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
  readonly packages: number
  readonly pieces: number
}

/**
 * What a row grants: withdrawals times packages. The packages per withdrawal are proposed from the need, or chosen by
 * the person (at least 1).
 */
export function grantOf(
  need: Need,
  itemsPerPackage: number,
  withdrawals: number,
  packagesPerWithdrawal = ceil(fraction(need.packages, withdrawals)),
): Grant {
  const packages = withdrawals * packagesPerWithdrawal
  return { withdrawals, packagesPerWithdrawal, packages, pieces: packages * itemsPerPackage }
}
