import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { UnfinishedPrescription } from '@omsorg/contract/prescriptions/draft/prescription-entries.ts'
import type { savePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import type { Basis, Item, Stored } from './basis.ts'
import { rowOfItem, selectedItems } from './beginning.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import type { FormState } from './form-state.ts'
import { keptUseOf } from './kept-use.ts'
import { dayOf, withStart } from './period-fields.ts'

interface Ground {
  readonly basis: Basis
  readonly stored: Stored | null
}

/** What is kept on the server while it is filled in. */
export function draftToKeep(
  { fields, step }: Pick<FormState, 'fields' | 'step'>,
  { basis, stored }: Ground,
): InputOf<typeof savePrescriptionDraft> {
  const taken = new Set(fields.rows.map(({ itemNumber }) => itemNumber))
  const { rows, ...head } = fields
  return {
    careRecipientId: basis.careRecipient.careRecipientId,
    therapyArea: basis.therapyArea,
    prescriptionId: stored?.prescriptionId ?? null,
    rowVersion: stored?.rowVersion ?? null,
    step,
    leftOut: selectedItems(basis, stored).flatMap(({ itemNumber }) => (taken.has(itemNumber) ? [] : [itemNumber])),
    entries: { ...head, rows: [...rows] },
  }
}

/**
 * What was filled in, on the ground as it is today: what was chosen meanwhile comes along, what was prescribed or taken away
 * meanwhile is gone. Null where the prescription that it changes has been changed by somebody else.
 */
export function fieldsOfDraft(
  draft: UnfinishedPrescription,
  { basis, stored }: Ground,
  begun: PrescriptionFields,
  locale: Locale,
): PrescriptionFields | null {
  if (draft.rowVersion !== (stored?.rowVersion ?? null)) return null
  const { rows, ...head } = draft.entries
  const waiting = selectedItems(basis, stored)
  const still = rows.flatMap((row): RowFields[] => {
    if (row.prescriptionRowId !== null) return begun.rows.some(({ key }) => key === row.key) ? [row] : []
    const item = waiting.find(({ itemNumber }) => itemNumber === row.itemNumber)
    return item ? [withUseOfCart(row, item, locale)] : []
  })
  const known = new Set([...draft.leftOut, ...still.map(({ itemNumber }) => itemNumber)])
  const chosenLater = stored ? [] : waiting.filter(({ itemNumber }) => !known.has(itemNumber))
  const isKnownNumber = basis.customerNumbers.some(({ number }) => number === head.customerNumber)
  const start = dayOf(head.startDate)?.toString()
  // A day that passed while the draft lay is moved to today, and the end with it.
  const hasPassed = stored === null && start !== undefined && start < basis.today
  return {
    ...head,
    ...(hasPassed ? withStart(head, basis.today) : {}),
    ...(isKnownNumber ? {} : { customerNumber: begun.customerNumber, invoiceAreaId: begun.invoiceAreaId }),
    rows: [...still, ...chosenLater.map((item) => rowOfItem(item, locale))],
  }
}

/** The cart keeps the consumption for all: what stands there now counts, unless what was typed could not be kept. */
function withUseOfCart(row: RowFields, item: Item, locale: Locale): RowFields {
  const typed = keptUseOf(row, item, locale)
  const isUnread = typed.consumption === null && row.amount.trim() !== ''
  const isSame =
    typed.consumption === (item.cart?.consumption ?? null) &&
    typed.consumptionPeriod === (item.cart?.consumptionPeriod ?? null)
  if (isUnread || isSame) return row
  const { amount, unit, flavors } = rowOfItem(item, locale)
  return { ...row, amount, unit, flavors }
}
