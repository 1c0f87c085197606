import type {
  DraftView,
  GroupDraftView,
  HomeDeliveryDraftView,
  NursingHomeDraftView,
} from '@omsorg/contract/orders/placing/draft-view.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
import type { StandingRow } from '../../prescriptions/index.ts'
import { inNewPackages } from '@omsorg/domain/prescriptions/replacement/replace-item.ts'
import { receiverViewOf } from '../order/receiver-view.ts'
import type { StoredLine } from '../order/stored-line.ts'

/** A draft as it was left, whatever its kind. */
function headOf(order: OrderRecord) {
  const until = Temporal.Instant.from(order.saved_until ?? order.created_at)
  return {
    customerOrderId: order.customer_order_id,
    rowVersion: order.order_row_version,
    savedOn: until.subtract({ hours: 24 * savedOrdersAreKeptForDays }).toString(),
    keptUntil: until.toZonedDateTimeISO(marketOf(order.order_market).timeZone).toPlainDate().toString(),
    receiver: receiverViewOf(order, order.protected_kind),
    isExpress: order.is_express,
  }
}

function itemLineOf(line: StoredLine) {
  return {
    itemNumber: line.item_number,
    quantity: line.quantity,
    flavors: line.flavors.map(({ itemNumber, packages }) => ({ itemNumber, packages })),
    setAside: line.set_aside,
  }
}

/** A line whose row holds another item by now is of that one, with as many pieces (rules 3.12). */
function rowLinesOf(lines: readonly StoredLine[], rows: readonly StandingRow[]) {
  return lines.flatMap((line) => {
    const { prescription_row_id: prescriptionRowId } = line
    if (prescriptionRowId === null) return []
    const record = rows.find((row) => row.record.id === prescriptionRowId)?.record
    if (!record || record.item_number === line.item_number) return [{ prescriptionRowId, ...itemLineOf(line) }]
    const sizes = { from: line.items_per_package, to: record.row_items_per_package }
    const quantity = inNewPackages(line.quantity, sizes)
    return [{ prescriptionRowId, ...itemLineOf(line), itemNumber: record.item_number, quantity, flavors: [] }]
  })
}

function ofPerson(order: OrderRecord) {
  return { oneTimePatientFee: order.one_time_patient_fee, contactConfirmedOn: order.contact_confirmed_on }
}

export function withdrawalDraftOf(order: OrderRecord, rows: readonly StandingRow[]): DraftView {
  return { ...headOf(order), lines: rowLinesOf(order.lines, rows), ...ofPerson(order) }
}

export function homeDeliveryDraftOf(order: OrderRecord): HomeDeliveryDraftView {
  return { ...headOf(order), lines: order.lines.map(itemLineOf), ...ofPerson(order) }
}

export function groupDraftOf(order: OrderRecord): GroupDraftView {
  return {
    ...headOf(order),
    lines: order.lines.map(itemLineOf),
    preliminaryOrderId: order.preliminary_order_id,
  }
}

export function nursingHomeDraftOf(order: OrderRecord, rows: readonly StandingRow[]): NursingHomeDraftView {
  const byResident = Map.groupBy(order.lines, (line) => line.care_recipient_id)
  return {
    ...headOf(order),
    residents: [...byResident].flatMap(([careRecipientId, lines]) =>
      careRecipientId === null ? [] : [{ careRecipientId, lines: rowLinesOf(lines, rows) }],
    ),
    preliminaryOrderId: order.preliminary_order_id,
  }
}
