import { amountText } from '@omsorg/domain/format/money.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import { numberText } from '@omsorg/domain/format/number.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { type Basis, type Item, runningBeside, type Stored, type StoredRow } from './basis.ts'
import { blankRow, cutOptions, type PrescriptionFields, type RowFields } from './fields.ts'
import { withMonths } from './period-fields.ts'

/** A new prescription: what is selected and not prescribed, from today, by the settings of client and care place. */
export function beginAnew(basis: Basis, locale: Locale): PrescriptionFields {
  const { settings } = basis
  const customerNumber = basis.customerNumbers[0]?.number ?? ''
  const period = withMonths(
    { startDate: basis.today, months: '', endDate: '', endByHand: false },
    String(settings.prescriptionPeriodMonths),
  )
  return {
    ...period,
    calculationPeriod: settings.calculationPeriodMonths === 12 ? '12' : '3',
    withdrawals: '',
    customerNumber,
    payerCustomerNumber: basis.payerCustomerNumber ?? basis.payers[0]?.customerNumber ?? '',
    invoiceAreaId: onlyAreaOf(basis, customerNumber),
    patientFee: feeText(basis, locale),
    note: '',
    rows: selectedItems(basis, null).map((item) => rowOfItem(item, locale)),
  }
}

/** A prescription that stands, as fields to change. Closed rows stay out: they are never opened again. */
export function beginFrom(basis: Basis, stored: Stored, locale: Locale): PrescriptionFields {
  const open = stored.rows.filter((row) => !isClosedRow(row))
  const area = open[0]?.invoiceAreaId ?? null
  const sharedArea = open.every(({ invoiceAreaId }) => invoiceAreaId === area) ? area : null
  const byMonths = withMonths(
    { startDate: stored.startDate, months: '', endDate: '', endByHand: false },
    months(stored),
  )
  return {
    startDate: stored.startDate,
    months: months(stored),
    endDate: stored.endDate,
    endByHand: byMonths.endDate !== stored.endDate,
    calculationPeriod: open.some(({ calculationPeriod }) => calculationPeriod === 12) ? '12' : '3',
    withdrawals: '',
    customerNumber: stored.customerNumber ?? basis.customerNumbers[0]?.number ?? '',
    payerCustomerNumber: stored.payerCustomerNumber ?? basis.payerCustomerNumber ?? '',
    invoiceAreaId: sharedArea === null ? '' : String(sharedArea),
    patientFee: feeText(basis, locale),
    note: stored.note ?? '',
    rows: open.map((row) => rowOfStored(row, sharedArea, locale)),
  }
}

function months({ periodMonths }: Stored): string {
  return String(periodMonths)
}

/** What is selected in the area and prescribed nowhere, in the order of the answer. */
export function selectedItems(basis: Pick<Basis, 'items' | 'running'>, stored: Stored | null): readonly Item[] {
  const prescribed = new Set(runningBeside(basis, stored).map(({ itemNumber }) => itemNumber))
  return basis.items.filter(({ cart, itemNumber }) => cart !== null && !prescribed.has(itemNumber))
}

export function rowOfItem(item: Item, locale: Locale): RowFields {
  const row = blankRow(`item-${item.itemNumber}`, item.itemNumber)
  const { cart } = item
  if (!cart) return row
  return {
    ...row,
    amount: typedNumber(cart.consumption, locale),
    unit: cart.consumptionPeriod ?? row.unit,
    flavors: Object.fromEntries(
      cart.flavors.map(({ itemNumber, consumption }) => [itemNumber, typedNumber(consumption, locale)]),
    ),
  }
}

function rowOfStored(row: StoredRow, sharedArea: number | null, locale: Locale): RowFields {
  const blank = blankRow(`row-${row.prescriptionRowId}`, row.itemNumber)
  const ownArea = row.invoiceAreaId !== sharedArea ? row.invoiceAreaId : null
  return {
    ...blank,
    prescriptionRowId: row.prescriptionRowId,
    amount: typedNumber(row.consumption, locale),
    unit: row.consumptionPeriod ?? blank.unit,
    flavors: Object.fromEntries(
      row.flavors.map(({ itemNumber, consumption }) => [itemNumber, typedNumber(consumption, locale)]),
    ),
    withdrawals: String(row.withdrawals),
    packages: String(row.packagesPerWithdrawal),
    cutOption: cutOptions.find((option) => option === row.cutOption) ?? '',
    cutSize: row.cutSize === null ? '' : String(row.cutSize),
    note: row.note ?? '',
    invoiceAreaId: ownArea === null ? '' : String(ownArea),
  }
}

/** As a person would type it: '0,5'. Without group signs, which a field has no use for. */
function typedNumber(value: number | null, locale: Locale): string {
  return value === null ? '' : String(value).replace('.', numberText(0.5, locale).at(1) ?? '.')
}

/** What the person pays today, as it is typed; blank for no fee, and where the client takes none. */
export function feeText({ patientFee }: Pick<Basis, 'patientFee'>, locale: Locale): string {
  if (!patientFee) return ''
  if (patientFee.type === 'fixed') return patientFee.amount ? amountText(patientFee.amount, locale) : ''
  return patientFee.percentage ? typedNumber(patientFee.percentage / 100, locale) : ''
}

/** An area that leaves no choice is chosen. */
function onlyAreaOf({ invoiceAreas, settings }: Basis, customerNumber: string): string {
  const areas = invoiceAreas.filter((area) => area.isOffered && area.customerNumber === customerNumber)
  const [only] = areas
  return settings.invoiceAreaRequired && only && areas.length === 1 ? String(only.invoiceAreaId) : ''
}

/** Whether its period has begun: then its start and its rows stay. */
export function hasStarted(stored: Pick<Stored, 'status'>): boolean {
  return !isPreliminaryPrescription(stored)
}
