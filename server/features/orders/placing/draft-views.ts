import type {
  DraftView,
  GroupDraftView,
  HomeDeliveryDraftView,
  NursingHomeDraftView,
} from '@omsorg/contract/orders/placing/draft-view.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
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

function rowLinesOf(lines: readonly StoredLine[]) {
  return lines.flatMap((line) =>
    line.prescription_row_id === null ? [] : [{ prescriptionRowId: line.prescription_row_id, ...itemLineOf(line) }],
  )
}

function ofPerson(order: OrderRecord) {
  return { oneTimePatientFee: order.one_time_patient_fee, contactConfirmedOn: order.contact_confirmed_on }
}

export function withdrawalDraftOf(order: OrderRecord): DraftView {
  return { ...headOf(order), lines: rowLinesOf(order.lines), ...ofPerson(order) }
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

export function nursingHomeDraftOf(order: OrderRecord): NursingHomeDraftView {
  const byResident = Map.groupBy(order.lines, (line) => line.care_recipient_id)
  return {
    ...headOf(order),
    residents: [...byResident].flatMap(([careRecipientId, lines]) =>
      careRecipientId === null ? [] : [{ careRecipientId, lines: rowLinesOf(lines) }],
    ),
    preliminaryOrderId: order.preliminary_order_id,
  }
}
