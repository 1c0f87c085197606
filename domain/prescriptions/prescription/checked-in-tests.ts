import { consumptionPeriod } from '../row/consumption.ts'
import { nothingDrawnOfRow } from '../row/drawn-of-row.ts'
import type { ItemToPrescribe, RowToCheck, WantedRow } from './prescribe-row.ts'
import { checkPrescription, type PrescribeFacts, type WantedPrescription } from './prescribe.ts'

export const today = Temporal.PlainDate.from('2026-11-20')

export const item: ItemToPrescribe = {
  therapyArea: 'Incontinence',
  isPca: false,
  withheld: null,
  itemsPerPackage: 28,
  flavors: null,
}

export const row = (wanted: Partial<WantedRow> = {}, more: Partial<RowToCheck> = {}): RowToCheck => ({
  wanted: {
    itemNumber: '1100',
    amount: '4',
    consumptionPeriod: consumptionPeriod.day,
    calculationPeriod: null,
    withdrawals: null,
    withdrawalsRemaining: null,
    packagesPerWithdrawal: 14,
    cutOption: null,
    cutSize: null,
    invoiceAreaId: null,
    note: '',
    flavors: [],
    ...wanted,
  },
  item,
  drawn: nothingDrawnOfRow,
  isNew: true,
  itemIsChecked: true,
  ...more,
})

export function checked(
  rows: readonly RowToCheck[],
  more: Partial<Omit<PrescribeFacts, 'wanted' | 'rows'>> = {},
  wanted: Partial<WantedPrescription> = {},
) {
  return checkPrescription({
    today,
    wanted: {
      therapyArea: 'Incontinence',
      type: 'iterative',
      months: 12,
      start: today,
      end: undefined,
      customerNumber: null,
      payerCustomerNumber: null,
      patientDataOwnerId: null,
      note: '',
      fee: null,
      confirm: true,
      ...wanted,
    },
    stored: null,
    customerNumbers: ['1001', '1002'],
    payers: ['1001'],
    patientDataOwnerId: 'pdo',
    feeSetting: null,
    invoiceAreas: [{ id: 1, customerNumber: '1001' }],
    running: [],
    itemsThatStay: [],
    ...more,
    settings: { ...settings, ...more.settings },
    rows,
  })
}

export const settings = {
  calculationPeriod: 12,
  maxWithdrawals: 12,
  noteEnabled: true,
  invoiceAreaRequired: false,
  dispenseAllowed: false,
  cutAllowed: false,
  payerCustomerNumber: null,
} as const

export const names = (found: ReturnType<typeof checked>) => found.refusals.map(({ name, at }) => `${name} ${at}`)
