import type { PrescribeRefusal } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { Step } from './form-state.ts'

/** What only a form can have: something was typed that is no number, no day, or too long. */
export type FormErrorName =
  | 'start-missing'
  | 'months-wrong'
  | 'use-missing'
  | 'consumption-unreadable'
  | 'consumption-too-fine'
  | 'not-whole'
  | 'cut-size-wrong'
  | 'fee-unreadable'
  | 'note-too-long'

export type FieldErrorName = PrescribeRefusal | FormErrorName

/** The fields of the head, and what of them can be wrong together with their neighbours. */
export const headFields = [
  'rows',
  'startDate',
  'months',
  'endDate',
  'calculationPeriod',
  'withdrawals',
  'customerNumber',
  'payerCustomerNumber',
  'invoiceAreaId',
  'patientFee',
  'note',
] as const
export type HeadField = (typeof headFields)[number]

export const rowFieldNames = [
  'item',
  'amount',
  'unit',
  'flavors',
  'withdrawals',
  'packages',
  'cutOption',
  'cutSize',
  'invoiceAreaId',
  'note',
] as const
export type RowField = (typeof rowFieldNames)[number]

/** Where something is wrong: a field of the head, or of the row with a key. */
export interface Place {
  readonly key: string | null
  readonly field: HeadField | RowField
}

export interface FieldError extends Place {
  readonly name: FieldErrorName
}

/** The id of a control, to which an error summary and the way to the first error lead. */
export function fieldId({ key, field }: Place): string {
  return key === null ? `prescription-${field}` : `prescription-${key}-${field}`
}

/** In which step a field stands. */
export function stepOf({ key, field }: Place): Step {
  return key !== null || field === 'rows' ? 'use' : 'period'
}

export function samePlace(one: Place, other: Place): boolean {
  return one.key === other.key && one.field === other.field
}

const headPaths: Readonly<Record<string, HeadField>> = {
  rows: 'rows',
  startDate: 'startDate',
  periodMonths: 'months',
  endDate: 'endDate',
  customerNumber: 'customerNumber',
  payerCustomerNumber: 'payerCustomerNumber',
  patientFee: 'patientFee',
  note: 'note',
}

const rowPaths: Readonly<Record<string, RowField>> = {
  itemNumber: 'item',
  prescriptionRowId: 'item',
  consumption: 'amount',
  consumptionPeriod: 'unit',
  flavors: 'flavors',
  withdrawals: 'withdrawals',
  withdrawalsRemaining: 'withdrawals',
  packagesPerWithdrawal: 'packages',
  cutOption: 'cutOption',
  cutSize: 'cutSize',
  invoiceAreaId: 'invoiceAreaId',
  note: 'note',
}

/**
 * The field of the form for a path of the wire: `rows[2].cutSize` is the cut size of the third row. Null for a path that no
 * field stands for, and for what is no path but the name of a refusal.
 */
export function placeAt(path: string, keys: readonly string[]): Place | null {
  const [, index, inRow] = /^rows\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
  if (index !== undefined) {
    const key = keys[Number(index)]
    if (key === undefined) return null
    // All rows share the calculation period, which stands in the head.
    if (inRow === 'calculationPeriod') return { key: null, field: 'calculationPeriod' }
    return { key, field: (inRow && rowPaths[inRow]) || 'item' }
  }
  const field = headPaths[path.split(/[.[]/)[0] ?? '']
  return field ? { key: null, field } : null
}
