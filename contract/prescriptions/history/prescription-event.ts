import { additionStatus, prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** What may have happened to a prescription, one of its rows, or a product that was selected for the person. */
export const prescriptionEvents = [
  'created',
  'updated',
  'soft-updated',
  'dispense-updated',
  'dates-changed',
  'moved',
  'confirmed',
  'row-added',
  'row-removed',
  'settled',
  'row-settled',
  'started',
  'ended',
  'renewed',
  'row-renewed',
  'renewal-declined',
  'closed',
  'row-closed',
  'row-replaced',
  'addition-created',
  'addition-updated',
  'addition-cancelled',
  'addition-expired',
  'cart-selected',
  'cart-updated',
  'cart-prescribed',
  'cart-released',
  'cart-replaced',
  'cart-removed',
] as const

export type PrescriptionEventName = (typeof prescriptionEvents)[number]

/** Of the prescription, the row or the addition, whichever the event is about. */
const status = z.enum([...new Set([...wordsOf(prescriptionStatus), ...wordsOf(rowStatus), ...wordsOf(additionStatus)])])

export const prescriptionEventView = z
  .object({
    at: shown.instant,
    event: z.enum(prescriptionEvents),
    /** The row that it happened to; null for the prescription as a whole. */
    prescriptionRowId: shown.id.nullable(),
    itemNumber: z.string().nullable(),
    productName: z.string().nullable(),
    fromStatus: status.nullable(),
    toStatus: status.nullable(),
    /** Null when the system did it. */
    by: shownAuthor.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PrescriptionEventView' })

export type PrescriptionEventView = z.output<typeof prescriptionEventView>
