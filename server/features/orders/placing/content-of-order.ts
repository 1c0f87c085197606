import { onOneLine } from '@omsorg/domain/format/one-line.ts'
import { longestGoodsLabel } from '@omsorg/domain/orders/placing/receiver.ts'
import type { OrderCheck } from './check-order.ts'
import type { FlavorToSave, OrderContent } from './content.sql.ts'
import type { PricedOrder } from './pricing.ts'

/** The room that marks the parcel of a resident; empty where none is written, and of a protected person. */
export type RoomOf = (careRecipientId: number) => string

/**
 * A judged order as it is stored, at the prices and with the consumption of this moment. Where it is for residents, each part
 * says whose it is and which room marks it.
 */
export function contentOf(
  { lines, parts, deliveryDates }: OrderCheck,
  priced: PricedOrder,
  roomOf: RoomOf | null,
): OrderContent {
  const partOf = new Map(parts.flatMap((places, index) => places.map((place) => [place, index + 1] as const)))
  return {
    lines: lines.map(({ item, quantity, setAside }, place) => {
      const { record, dailyUse } = item
      const price = record.price ?? 0
      return {
        line_no: place + 1,
        part_no: partOf.get(place) ?? null,
        care_recipient_id: record.care_recipient_id,
        product_id: record.product_id,
        item_number: record.item_number,
        item_name: record.product_name,
        therapy_area: record.therapy_area,
        prescription_row_id: record.id,
        quantity,
        items_per_package: record.items_per_package ?? record.row_items_per_package,
        consumption_numerator: dailyUse && Number(dailyUse.numerator),
        consumption_denominator: dailyUse && Number(dailyUse.denominator),
        price,
        vat_rate: record.vat_rate,
        line_net: price * quantity,
        vat: priced.lines[place]?.vat ?? 0,
        withdrawal_number: priced.lines[place]?.withdrawalNumber ?? null,
        set_aside: setAside,
        set_aside_reason: setAside ? item.unavailability : null,
      }
    }),
    parts: parts.map((places, index) => {
      const first = lines[places[0] ?? 0]?.item.record
      const resident = roomOf && (first?.care_recipient_id ?? null)
      return {
        partNo: index + 1,
        deliveryDate: (deliveryDates[places[0] ?? 0] ?? '').toString(),
        customerNumber: first?.customer_number ?? null,
        careRecipientId: resident,
        goodsLabel: roomOf && resident !== null ? onOneLine(roomOf(resident)).slice(0, longestGoodsLabel) : '',
      }
    }),
    patientFees: priced.patientFees,
  }
}

/** The flavours of its lines, by the numbers that the lines are stored under. */
export function flavorsToSave({ lines }: OrderCheck): FlavorToSave[] {
  return lines.flatMap(({ flavors }, place) => flavors.map((flavor) => ({ lineNo: place + 1, ...flavor })))
}
