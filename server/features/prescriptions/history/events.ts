import {
  prescriptionEvents,
  type PrescriptionEventName,
  type PrescriptionEventView,
} from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import { additionStatus, prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readCartEvents, type CartEventRecord } from '../../product-selection/index.ts'
import { readPrescriptionEvents, type EventRecord } from './read-prescription-history.sql.ts'

const fromCart: Record<CartEventRecord['event'], PrescriptionEventName> = {
  selected: 'cart-selected',
  'consumption-changed': 'cart-updated',
  'flavors-changed': 'cart-updated',
  prescribed: 'cart-prescribed',
  'selected-again': 'cart-released',
  replaced: 'cart-replaced',
  removed: 'cart-removed',
}

/** What happened to a prescription, and to its products while they were only selected, the newest first. */
export async function eventsOf(
  tx: Transaction,
  of: {
    readonly careRecipientId: number
    readonly prescriptionId: number
    readonly therapyArea: TherapyArea
    readonly itemNumbers: ReadonlySet<string>
  },
): Promise<PrescriptionEventView[]> {
  const own = (await readPrescriptionEvents(tx, of.prescriptionId)).map((record) => ({
    at: record.at,
    event: prescriptionEvents.find((name) => name === record.event) ?? ('updated' as const),
    prescriptionRowId: record.prescription_row_id,
    itemNumber: record.item_number,
    productName: record.product_name,
    fromStatus: statusOf(record, record.from_status),
    toStatus: statusOf(record, record.to_status),
    by: record.by,
    reason: record.reason,
  }))
  const selections = await readCartEvents(tx, of.careRecipientId, of.therapyArea)
  const ofCart = selections
    .filter((record) => of.itemNumbers.has(record.itemNumber))
    .map((record) => ({
      at: record.at,
      event: fromCart[record.event],
      prescriptionRowId: null,
      itemNumber: record.itemNumber,
      productName: record.productName,
      fromStatus: null,
      toStatus: null,
      by: record.by || null,
      reason: null,
    }))
  return [...own, ...ofCart].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** An event is about the prescription, one of its rows, or an addition on one. */
function statusOf({ event, prescription_row_id }: EventRecord, stored: number | null) {
  if (stored === null) return null
  if (prescription_row_id === null) return wordOf(prescriptionStatus, stored)
  return event.startsWith('addition-') ? wordOf(additionStatus, stored) : wordOf(rowStatus, stored)
}
