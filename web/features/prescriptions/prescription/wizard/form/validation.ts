import { readDecimal, readMinor } from '@omsorg/domain/format/parse-number.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { checkPrescription, type PrescribeFacts } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import { type DrawnOfRow, nothingDrawnOfRow } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import {
  longestCutSize,
  type RowToCheck,
  shortestCutSize,
} from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { isRunningPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { isRunningRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { runningBeside, type StoredRow } from './basis.ts'
import { type FieldError, type FormErrorName, type Place, placeAt, samePlace } from './field-errors.ts'
import { type PrescriptionFields, type RowFields, wholeNumber } from './fields.ts'
import { dayOf } from './period-fields.ts'
import { type FormContext, prescriptionToCreate } from './to-input.ts'

export const longestNote = 500

/**
 * Everything that keeps the prescription from being made, by the same rule that the server asks, one error for a field. What
 * cannot be read at all comes first: a rule that would only say that nothing is there keeps quiet about it.
 */
export function fieldErrorsOf(
  fields: PrescriptionFields,
  context: FormContext,
  confirm: boolean,
): readonly FieldError[] {
  const keys = fields.rows.map(({ key }) => key)
  const unread = unreadable(fields, context)
  const checked = checkPrescription(factsOf(fields, context, confirm)).refusals.flatMap(
    ({ name, at }): FieldError[] => {
      const place = placeAt(at, keys)
      return place ? [{ ...inHead(place, fields), name }] : []
    },
  )
  const withheld = new Set(checked.flatMap(({ key, name }) => (key !== null && isOfItem(name) ? [key] : [])))
  const unknown = new Set(unread.flatMap(({ key, name }) => (name === 'use-missing' ? [key] : [])))
  const all = [...unread, ...checked].filter(({ key, field, name }) => {
    // What cannot be prescribed at all needs no numbers, and one that asks for the use asks for nothing else.
    if (key !== null && withheld.has(key)) return field === 'item'
    return !(name === 'packages-missing' && unknown.has(key))
  })
  return all.filter((each, at) => all.findIndex((other) => samePlace(each, other)) === at)
}

/** Whether nothing else of the row is worth correcting: its product may not be prescribed. */
export function isOfItem(name: FieldError['name']): boolean {
  return name === 'outside-agreement' || name === 'not-sellable'
}

/** What is the same for all rows is wrong once, where it is chosen. */
function inHead(place: Place, fields: PrescriptionFields): Place {
  const row = fields.rows.find(({ key }) => key === place.key)
  const isShared =
    row !== undefined &&
    ((place.field === 'invoiceAreaId' && row.invoiceAreaId === '') ||
      (place.field === 'withdrawals' && row.withdrawals.trim() === '' && fields.withdrawals.trim() !== ''))
  return isShared ? { key: null, field: place.field } : place
}

function unreadable(fields: PrescriptionFields, { basis, locale }: FormContext): FieldError[] {
  const errors: FieldError[] = []
  const find = (name: FormErrorName | 'end-date-missing', field: FieldError['field'], key: string | null = null) =>
    errors.push({ key, field, name })
  const months = wholeNumber(fields.months)
  if (!dayOf(fields.startDate)) find('start-missing', 'startDate')
  if (!fields.endByHand && (months === null || months < 1 || months > 12)) find('months-wrong', 'months')
  if (!dayOf(fields.endDate)) find('end-date-missing', 'endDate')
  if (isNotWhole(fields.withdrawals)) find('not-whole', 'withdrawals')
  if (basis.patientFee && fields.patientFee.trim() !== '' && !isFee(fields.patientFee, basis.patientFee.type, locale)) {
    find('fee-unreadable', 'patientFee')
  }
  if (fields.note.trim().length > longestNote) find('note-too-long', 'note')
  for (const row of fields.rows) {
    const amount = amountError(row.amount, locale)
    if (amount) find(amount, 'amount', row.key)
    if (row.amount.trim() === '' && row.packages.trim() === '') find('use-missing', 'amount', row.key)
    if (Object.values(row.flavors).some((typed) => amountError(typed, locale) !== null)) {
      find('consumption-unreadable', 'flavors', row.key)
    }
    if (isNotWhole(row.withdrawals)) find('not-whole', 'withdrawals', row.key)
    if (isNotWhole(row.packages)) find('not-whole', 'packages', row.key)
    if (row.cutOption === 'standard' && row.cutSize.trim() !== '' && !isCutSize(row.cutSize)) {
      find('cut-size-wrong', 'cutSize', row.key)
    }
    if (row.note.trim().length > longestNote) find('note-too-long', 'note', row.key)
  }
  return errors
}

function amountError(
  typed: string,
  locale: FormContext['locale'],
): 'consumption-unreadable' | 'consumption-too-fine' | null {
  if (typed.trim() === '') return null
  const decimal = readDecimal(typed, locale)
  if (decimal === null || !/^\d{1,5}(\.\d+)?$/.test(decimal)) return 'consumption-unreadable'
  return /\.\d{5,}$/.test(decimal) ? 'consumption-too-fine' : null
}

function isNotWhole(typed: string): boolean {
  return typed.trim() !== '' && wholeNumber(typed) === null
}

function isCutSize(typed: string): boolean {
  const size = wholeNumber(typed)
  return size !== null && size >= shortestCutSize && size <= longestCutSize
}

export function isFee(typed: string, type: 'fixed' | 'percentage', locale: FormContext['locale']): boolean {
  const value = readMinor(typed, locale)
  return value !== null && value >= 0 && (type === 'fixed' || value <= 10_000)
}

function factsOf(fields: PrescriptionFields, context: FormContext, confirm: boolean): PrescribeFacts {
  const { basis, stored } = context
  const { settings } = basis
  const sent = prescriptionToCreate(fields, context, confirm)
  const start = dayOf(fields.startDate)
  const end = dayOf(fields.endDate)
  return {
    today: Temporal.PlainDate.from(basis.today),
    wanted: {
      ...sent,
      type: stored?.type ?? 'iterative',
      months: sent.periodMonths,
      start: start ?? Temporal.PlainDate.from(basis.today),
      end: start && end ? end : undefined,
      // The fee is read with the fields; the kind is the client's own.
      fee: null,
      note: fields.note.trim(),
    },
    stored: stored && { status: prescriptionStatus[stored.status], start: Temporal.PlainDate.from(stored.startDate) },
    settings: {
      calculationPeriod: settings.calculationPeriodMonths,
      maxWithdrawals: settings.maxWithdrawals,
      noteEnabled: settings.noteEnabled,
      invoiceAreaRequired: settings.invoiceAreaRequired,
      dispenseAllowed: settings.dispenseAllowed,
      cutAllowed: settings.cutOptionAllowed,
      payerCustomerNumber: basis.payerCustomerNumber,
    },
    customerNumbers: basis.customerNumbers.map(({ number }) => number),
    payers: basis.payers.map(({ customerNumber }) => customerNumber),
    patientDataOwnerId: '',
    feeSetting: basis.patientFee,
    invoiceAreas: basis.invoiceAreas.map(({ invoiceAreaId, customerNumber }) => ({
      id: invoiceAreaId,
      customerNumber,
    })),
    running: runningItems(context),
    rows: fields.rows.map((row, at) => rowToCheck(row, sent.rows[at], context)),
    itemsThatStay: [],
  }
}

/** The items of each other prescription that can be drawn from today. */
function runningItems({ basis, stored }: FormContext): string[][] {
  const rows = runningBeside(basis, stored).filter(
    (row) => isRunningPrescription({ status: row.prescriptionStatus }) && isRunningRow(row),
  )
  return [...Map.groupBy(rows, ({ prescriptionId }) => prescriptionId).values()].map((each) =>
    each.map(({ itemNumber }) => itemNumber),
  )
}

type SentRow = ReturnType<typeof prescriptionToCreate>['rows'][number]

function rowToCheck(row: RowFields, sent: SentRow | undefined, { basis, items, stored }: FormContext): RowToCheck {
  const item = items.get(row.itemNumber)
  const before = stored?.rows.find(({ prescriptionRowId }) => prescriptionRowId === row.prescriptionRowId)
  return {
    wanted: {
      itemNumber: row.itemNumber,
      amount: sent?.consumption === null || sent === undefined ? null : String(sent.consumption),
      consumptionPeriod: sent?.consumptionPeriod ? consumptionPeriod[sent.consumptionPeriod] : null,
      calculationPeriod: sent?.calculationPeriod ?? null,
      withdrawals: sent?.withdrawals ?? null,
      withdrawalsRemaining: null,
      packagesPerWithdrawal: sent?.packagesPerWithdrawal ?? null,
      cutOption: row.cutOption || null,
      cutSize: sent?.cutSize ?? null,
      invoiceAreaId: sent?.invoiceAreaId ?? null,
      note: row.note.trim(),
      flavors: (sent?.flavors ?? []).map((flavor) => ({
        itemNumber: flavor.itemNumber,
        packages: flavor.packages,
        consumption: flavor.consumption === null ? null : String(flavor.consumption),
      })),
    },
    item: item
      ? {
          therapyArea: item.product.therapyArea,
          // An item of the own choice may carry the area that it is used in; whether it is one, the server knows.
          isPca: basis.therapyArea === 'Pca',
          withheld: item.can.prescribe.reason,
          itemsPerPackage: item.product.itemsPerPackage,
          flavors:
            item.flavorsToChoose.length === 0
              ? null
              : new Map(item.flavorsToChoose.map(({ itemNumber, orderable }) => [itemNumber, orderable])),
        }
      : null,
    drawn: before ? drawnOf(before) : nothingDrawnOfRow,
    itemIsChecked: before === undefined,
    isNew: before === undefined,
  }
}

/**
 * What was drawn from a row, as far as a limit below it asks. Extra packages are left out on both sides: they bear no part in
 * how low the withdrawals may go.
 */
export function drawnOf(row: StoredRow): DrawnOfRow {
  const mayHave = row.withdrawals + row.extraWithdrawals
  return {
    ...nothingDrawnOfRow,
    withdrawalsMade: Math.max(0, mayHave - row.withdrawalsRemaining),
    extraWithdrawals: row.extraWithdrawals,
    packagesDrawn: Math.max(0, mayHave * row.packagesPerWithdrawal - row.remainingPackages),
  }
}

/** Whether the start that was chosen has come: what is confirmed then counts at once. */
export function startsNow(fields: PrescriptionFields, { today }: { readonly today: string }): boolean {
  const start = dayOf(fields.startDate)
  return start === null || start.toString() <= today
}
