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
import { runs } from '../withdrawal/proposed-lines.ts'
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

/** The rows of one person, and those of them that are filled in today. */
interface RowsOfToday {
  readonly known: readonly StandingRow[]
  readonly proposed: readonly StandingRow[]
}

/** The lines by the rows that they stand on today, each row once, as the order is filled in and saved by its rows. */
function rowLinesOf(lines: readonly StoredLine[], rows: RowsOfToday) {
  const standing = lines.flatMap((line) => {
    const { prescription_row_id: prescriptionRowId } = line
    return prescriptionRowId === null ? [] : [lineOnRowOfToday(line, prescriptionRowId, rows)]
  })
  return [...Map.groupBy(standing, (line) => line.prescriptionRowId).values()].flatMap(together)
}

/**
 * A line stands on its own row, or on the running one that holds its item where that was renewed, replaced or closed meanwhile
 * (rules 3.19). Of a row that holds another item by now it has as many pieces (rules 3.12).
 */
function lineOnRowOfToday(line: StoredLine, prescriptionRowId: number, { known, proposed }: RowsOfToday) {
  const isOwn = ({ record }: StandingRow) => record.id === prescriptionRowId
  const itemNumber = known.find(isOwn)?.record.item_number ?? line.item_number
  const follows = (row: StandingRow) => runs(row) && row.record.item_number === itemNumber
  const record = (proposed.find(isOwn) ?? proposed.find(follows))?.record
  if (!record) return { prescriptionRowId, ...itemLineOf(line) }
  if (record.item_number === line.item_number) return { prescriptionRowId: record.id, ...itemLineOf(line) }
  const quantity = inNewPackages(line.quantity, { from: line.items_per_package, to: record.row_items_per_package })
  return { prescriptionRowId: record.id, ...itemLineOf(line), itemNumber: record.item_number, quantity, flavors: [] }
}

/** Two rows of an item that one has followed are one line, with what was wanted of both. */
function together(lines: ReturnType<typeof lineOnRowOfToday>[]) {
  const wanted = lines.filter((line) => !line.setAside)
  const [first, ...others] = wanted.length > 0 ? wanted : lines
  if (!first) return []
  return [
    others.reduce(
      (sum, { quantity, flavors }) => ({
        ...sum,
        quantity: sum.quantity + quantity,
        flavors: [...Map.groupBy([...sum.flavors, ...flavors], ({ itemNumber }) => itemNumber)].map(
          ([itemNumber, same]) => ({ itemNumber, packages: same.reduce((total, { packages }) => total + packages, 0) }),
        ),
      }),
      first,
    ),
  ]
}

function ofPerson(order: OrderRecord) {
  return { oneTimePatientFee: order.one_time_patient_fee, contactConfirmedOn: order.contact_confirmed_on }
}

/** The rows that a draft names. */
export function rowsBegun(draft: OrderRecord | null): number[] {
  return draft?.lines.flatMap((line) => line.prescription_row_id ?? []) ?? []
}

export function withdrawalDraftOf(order: OrderRecord, rows: RowsOfToday): DraftView {
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

export function nursingHomeDraftOf(order: OrderRecord, { known, proposed }: RowsOfToday): NursingHomeDraftView {
  const byResident = Map.groupBy(order.lines, (line) => line.care_recipient_id)
  const [knownBy, proposedBy] = [known, proposed].map((rows) =>
    Map.groupBy(rows, ({ record }) => record.care_recipient_id),
  )
  const ofResident = (id: number): RowsOfToday => ({
    known: knownBy?.get(id) ?? [],
    proposed: proposedBy?.get(id) ?? [],
  })
  return {
    ...headOf(order),
    residents: [...byResident].flatMap(([careRecipientId, lines]) =>
      careRecipientId === null ? [] : [{ careRecipientId, lines: rowLinesOf(lines, ofResident(careRecipientId)) }],
    ),
    preliminaryOrderId: order.preliminary_order_id,
  }
}
