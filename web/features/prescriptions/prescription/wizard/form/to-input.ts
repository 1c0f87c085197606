import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import type { FeeInput, RowInput } from '@omsorg/contract/prescriptions/prescription/prescription-input.ts'
import type { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import { readDecimal, readMinor } from '@omsorg/domain/format/parse-number.ts'
import { shareOut } from '@omsorg/domain/money.ts'
import type { Basis, Item, Stored } from './basis.ts'
import { feeText } from './beginning.ts'
import { type PrescriptionFields, type RowFields, wholeNumber } from './fields.ts'
import { readPeriod } from './period-fields.ts'
import { calculationPeriodOf, type Frame, frameOf, calculate } from './calculation.ts'

export interface FormContext {
  readonly basis: Basis
  readonly items: ReadonlyMap<string, Item>
  readonly stored: Stored | null
  readonly locale: Locale
}

/** A decimal as the wire carries it; null for a blank and for what is no decimal of at most four places. */
export function decimalOf(typed: string, locale: Locale): number | null {
  const decimal = readDecimal(typed, locale)
  return decimal !== null && /^\d{1,5}(\.\d{1,4})?$/.test(decimal) ? Number(decimal) : null
}

/** A row as it is sent: what the screen proposes is sent as it is shown. */
export function rowToSend(row: RowFields, fields: PrescriptionFields, frame: Frame, context: FormContext): RowInput {
  const { basis, items, locale } = context
  const item = items.get(row.itemNumber)
  const made = calculate(row, item?.product.itemsPerPackage ?? 1, frame, locale)
  const consumption = decimalOf(row.amount, locale)
  const areaId = row.invoiceAreaId || fields.invoiceAreaId
  return {
    itemNumber: row.itemNumber,
    flavors: flavorsToSend(row, item, made.packagesPerWithdrawal ?? 0, locale),
    consumption,
    consumptionPeriod: consumption === null ? null : row.unit,
    calculationPeriod: (frame.period?.months ?? 0) < 3 ? null : calculationPeriodOf(fields),
    withdrawals: made.withdrawals,
    withdrawalsRemaining: null,
    packagesPerWithdrawal: made.packagesPerWithdrawal,
    cutOption: basis.settings.cutOptionAllowed ? row.cutOption || null : null,
    cutSize: row.cutOption === 'standard' ? wholeNumber(row.cutSize) : null,
    invoiceAreaId: areaId === '' ? null : Number(areaId),
    note: row.note.trim(),
  }
}

/** The shares as they are typed, and the packages of one withdrawal shared out by them (rules 3.13). */
export function flavorsToSend(
  row: Pick<RowFields, 'flavors'>,
  item: Pick<Item, 'flavorsToChoose'> | undefined,
  packages: number,
  locale: Locale,
): RowInput['flavors'] {
  const chosen = (item?.flavorsToChoose ?? []).flatMap(({ itemNumber }) => {
    const consumption = decimalOf(row.flavors[itemNumber] ?? '', locale)
    return consumption ? [{ itemNumber, consumption }] : []
  })
  const weights = chosen.map(({ consumption }) => Math.round(consumption * 10_000))
  const shares = shareOut(packages, weights)
  return chosen.map((each, at) => ({ ...each, packages: shares[at] ?? 0 }))
}

/** Null leaves the fee of the person as it is: no new one is written into its history. */
export function feeToSend(
  fields: Pick<PrescriptionFields, 'patientFee'>,
  basis: Basis,
  locale: Locale,
): FeeInput | null {
  const { patientFee } = basis
  const typed = fields.patientFee.trim()
  if (!patientFee || typed === feeText(basis, locale).trim()) return null
  return feeInput(typed, patientFee, locale)
}

/** A fee as it is typed, in the kind of the client; blank for none. */
export function feeInput(
  typed: string,
  { method, type }: Pick<NonNullable<Basis['patientFee']>, 'method' | 'type'>,
  locale: Locale,
): FeeInput {
  const value = typed.trim() === '' ? 0 : readMinor(typed, locale)
  // Two decimals of a percent are its hundredths.
  return { method, type, amount: type === 'fixed' ? value : null, percentage: type === 'percentage' ? value : null }
}

function headToSend(fields: PrescriptionFields, { basis, locale }: FormContext, confirm: boolean) {
  const period = readPeriod(fields)
  return {
    periodMonths: period?.months ?? null,
    startDate: readDay(fields.startDate) ?? basis.today,
    // An end that follows from the months is left to them: 30 and 31 January end on the same day.
    ...(fields.endByHand ? { endDate: readDay(fields.endDate) } : {}),
    customerNumber: fields.customerNumber || null,
    payerCustomerNumber: fields.payerCustomerNumber || null,
    patientDataOwnerId: null,
    note: fields.note.trim(),
    patientFee: feeToSend(fields, basis, locale),
    confirm,
  }
}

/** One of dispense products alone is a dispensation (O-3-28). */
function typeOf({ rows }: Pick<PrescriptionFields, 'rows'>, { items }: Pick<FormContext, 'items'>) {
  const isDispensed = rows.length > 0 && rows.every((row) => items.get(row.itemNumber)?.agreementLetter === 'D')
  return isDispensed ? 'dispense' : 'iterative'
}

export function prescriptionToCreate(
  fields: PrescriptionFields,
  context: FormContext,
  confirm: boolean,
): InputOf<typeof createPrescription> {
  const { basis } = context
  const frame = frameOf(fields, basis.settings)
  return {
    careRecipientId: basis.careRecipient.careRecipientId,
    therapyArea: basis.therapyArea,
    investigationId: basis.investigationId ?? null,
    type: typeOf(fields, context),
    ...headToSend(fields, context, confirm),
    rows: fields.rows.map((row) => rowToSend(row, fields, frame, context)),
  }
}

export function prescriptionToUpdate(
  fields: PrescriptionFields,
  context: FormContext & { readonly stored: Stored },
  confirm: boolean,
): InputOf<typeof updatePrescription> {
  const { stored } = context
  const frame = frameOf(fields, context.basis.settings)
  return {
    prescriptionId: stored.prescriptionId,
    rowVersion: stored.rowVersion,
    type: stored.type,
    ...headToSend(fields, context, confirm),
    rows: fields.rows.map((row) => ({
      ...rowToSend(row, fields, frame, context),
      prescriptionRowId: row.prescriptionRowId,
    })),
  }
}
