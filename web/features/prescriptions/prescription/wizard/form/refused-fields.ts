import type { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import type { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import type { NotDone } from '../../../../../platform/calls/result.ts'
import { type Place, placeAt } from './field-errors.ts'
import type { FormAction } from './form-state.ts'

/** The refusals that are said at the product that they are about, with what can be done there. */
export const refusalsOfProducts = ['outside-agreement', 'not-sellable', 'row-exists'] as const

/** A field that the server did not take. It has a sentence of its own where its product is what was refused. */
export interface RefusedField extends Place {
  readonly name?: (typeof refusalsOfProducts)[number]
  /** Why the item of a row may not be prescribed. */
  readonly withheld?: WithheldReason
}

/** The fields that a refusal is about; `keys` are those of the rows in the order in which they were sent. */
export function refusedFields(
  notDone: NotDone<typeof createPrescription> | NotDone<typeof updatePrescription>,
  keys: readonly string[],
): readonly RefusedField[] {
  if (notDone.reason === 'outside-agreement' || notDone.reason === 'not-sellable') {
    return notDone.detail.rows.flatMap(({ at, reason }) => {
      const place = placeAt(at, keys)
      return place ? [{ ...place, name: notDone.reason, withheld: reason }] : []
    })
  }
  const name = notDone.reason === 'row-exists' ? { name: notDone.reason } : {}
  return Object.keys(notDone.errors).flatMap((path) => {
    const place = placeAt(path, keys)
    return place ? [{ ...place, ...name }] : []
  })
}

/** What the server did not take stays marked until that field, or the period it hangs on, is changed. */
export function stillRefused(refused: readonly RefusedField[], action: FormAction): readonly RefusedField[] {
  if (refused.length === 0) return refused
  switch (action.kind) {
    case 'fill-row':
    case 'set-flavor':
    case 'remove-row':
      return refused.filter(({ key, field }) => key !== action.key && field !== 'rows')
    case 'add-row':
      return refused.filter(({ field }) => field !== 'rows')
    case 'set-start':
    case 'set-months':
    case 'set-end':
      return refused.filter(({ field }) => !hangsOnPeriod.has(field))
    case 'fill':
      return refused.filter(({ key, field }) => key !== null || !Object.hasOwn(action.fields, field))
    default:
      return refused
  }
}

const hangsOnPeriod: ReadonlySet<RefusedField['field']> = new Set([
  'startDate',
  'months',
  'endDate',
  'calculationPeriod',
  'withdrawals',
  'item',
  'rows',
])
