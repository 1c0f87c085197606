import type { AnswerOf, InputOf } from '@omsorg/contract/endpoint.ts'
import type { UnfinishedPrescription } from '@omsorg/contract/prescriptions/draft/prescription-entries.ts'
import type { readPrescriptionDraft } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import type { savePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import type { Locale } from '@omsorg/domain/format/locale.ts'
import type { Basis, Item, Stored } from './basis.ts'
import { rowOfItem, selectedItems } from './beginning.ts'
import type { PrescriptionFields, RowFields } from './fields.ts'
import type { FormState, Step } from './form-state.ts'
import { consumptionToSave } from './saved-use.ts'
import { dayOf, withStart } from './period-fields.ts'

interface DraftContext {
  readonly basis: Basis
  readonly stored: Stored | null
}

/** What is saved on the server while it is filled in. */
export function draftToSave(
  { fields, step }: Pick<FormState, 'fields' | 'step'>,
  { basis, stored }: DraftContext,
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

export type SavedDraft = NonNullable<AnswerOf<typeof readPrescriptionDraft>['draft']>

/** Where somebody begins. */
export interface StartedDraft {
  readonly fields: PrescriptionFields
  readonly step: Step
  /** When it was left, in ISO 8601; null for one that begins anew. */
  readonly leftOn: string | null
}

/** Where somebody left, or anew where nothing was left or it counts no more. */
export function startedDraft(
  draft: SavedDraft | null,
  context: DraftContext,
  anew: PrescriptionFields,
  locale: Locale,
): StartedDraft {
  const fields = draft && fieldsOfDraft(draft, context, anew, locale)
  return draft && fields
    ? { fields, step: draft.step, leftOn: draft.savedOn }
    : { fields: anew, step: 'use', leftOn: null }
}

/**
 * What was filled in, as things stand today: what was chosen meanwhile comes along, what was prescribed or taken away
 * meanwhile is gone. Null where the prescription that it changes has been changed by somebody else.
 */
export function fieldsOfDraft(
  draft: UnfinishedPrescription,
  { basis, stored }: DraftContext,
  anew: PrescriptionFields,
  locale: Locale,
): PrescriptionFields | null {
  if (draft.rowVersion !== (stored?.rowVersion ?? null)) return null
  const { rows, ...head } = draft.entries
  const waiting = selectedItems(basis, stored)
  const still = rows.flatMap((row): RowFields[] => {
    if (row.prescriptionRowId !== null) return anew.rows.some(({ key }) => key === row.key) ? [row] : []
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
    ...(isKnownNumber ? {} : { customerNumber: anew.customerNumber, invoiceAreaId: anew.invoiceAreaId }),
    rows: [...still, ...chosenLater.map((item) => rowOfItem(item, locale))],
  }
}

/** The cart keeps the consumption for all: what stands there now counts, unless what was typed could not be kept. */
function withUseOfCart(row: RowFields, item: Item, locale: Locale): RowFields {
  const typed = consumptionToSave(row, item, locale)
  const isUnread = typed.consumption === null && row.amount.trim() !== ''
  const isSame =
    typed.consumption === (item.cart?.consumption ?? null) &&
    typed.consumptionPeriod === (item.cart?.consumptionPeriod ?? null)
  if (isUnread || isSame) return row
  const { amount, unit, flavors } = rowOfItem(item, locale)
  return { ...row, amount, unit, flavors }
}
