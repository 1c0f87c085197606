import type { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'

export const periodUnits = ['day', 'week', 'month', 'year'] as const satisfies (keyof typeof consumptionPeriod)[]
export type PeriodUnit = (typeof periodUnits)[number]

/** How a plate or bag of an ostomy is cut: not at all, to a size in mm, or after a template of the person's own (O-3-31). */
export const cutOptions = ['none', 'standard', 'individual'] as const
export type CutOption = (typeof cutOptions)[number]

/** The use of one product as the form holds it: texts, blank where nothing is written. */
export interface RowFields {
  /** Stays the same while the row is shown, whatever happens to its neighbours. */
  readonly key: string
  /** Null for a product that no prescription holds yet. */
  readonly prescriptionRowId: number | null
  readonly itemNumber: string
  /** Pieces in one period, as typed: '0,5'. */
  readonly amount: string
  readonly unit: PeriodUnit
  /** Consumption by the item number of the flavour, as typed. */
  readonly flavors: Readonly<Record<string, string>>
  /** Blank: as for all products, or as proposed. */
  readonly withdrawals: string
  /** Packages in one withdrawal; blank: as proposed. */
  readonly packages: string
  readonly cutOption: CutOption | ''
  readonly cutSize: string
  readonly note: string
  /** Blank: as for all products. */
  readonly invoiceAreaId: string
}

/** From when to when. Months and end follow each other; `endByHand` says which of the two the person chose. */
export interface PeriodFields {
  readonly startDate: string
  readonly months: string
  readonly endDate: string
  readonly endByHand: boolean
}

export interface PrescriptionFields extends PeriodFields {
  /** In months; counts where the prescription is long enough for it. */
  readonly calculationPeriod: '3' | '12'
  /** For all products; blank: as proposed for each. */
  readonly withdrawals: string
  readonly customerNumber: string
  readonly payerCustomerNumber: string
  /** For all products. */
  readonly invoiceAreaId: string
  /** In the currency or in percent, as the client's kind of fee asks. */
  readonly patientFee: string
  readonly note: string
  readonly rows: readonly RowFields[]
}

/** A row in which nothing has been written yet. */
export function blankRow(key: string, itemNumber: string): RowFields {
  return {
    key,
    prescriptionRowId: null,
    itemNumber,
    amount: '',
    unit: 'day',
    flavors: {},
    withdrawals: '',
    packages: '',
    cutOption: '',
    cutSize: '',
    note: '',
    invoiceAreaId: '',
  }
}

/** The whole number that was typed; null for a blank and for everything else. */
export function wholeNumber(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
