import type { SettingRecord, SettingValues } from './settings.sql.ts'

/** What the product does where nobody has said anything (the same figures as in the view of the database). */
export const defaults: SettingValues = {
  iterativePrescriptionAllowed: true,
  prescriptionPeriodMonths: 12,
  calculationPeriodMonths: 12,
  maxWithdrawals: 12,
  minDaysBetweenWithdrawals: null,
  invoiceAreaRequired: false,
  payerCustomerNumber: null,
  noteEnabled: true,
  additionsAllowed: true,
  dispenseAllowed: false,
  printPrices: false,
  printNote: true,
  printPrescriber: true,
  printHeaderText: '',
}

/** The values of a client: what it has saved, and the default of each that it has not (O-7-08). */
export function defaultsBelow(saved: SettingRecord): SettingValues {
  const set = Object.entries(valuesOf(saved)).filter(([, value]) => value !== null)
  return { ...defaults, ...Object.fromEntries(set) }
}

/** The values alone, without what else stands in the row. */
export function valuesOf(saved: SettingRecord): SettingValues {
  const names = Object.keys(defaults) as (keyof SettingValues)[]
  return Object.fromEntries(names.map((name) => [name, saved[name]])) as unknown as SettingValues
}
