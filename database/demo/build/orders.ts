import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { totalsOf, type FeeSettings, type OrderTotals } from '@omsorg/domain/orders/order/fees.ts'
import type { CareRecipient } from './care-recipients.ts'
import type { CarePlace } from './organisation.ts'
import type { Account } from './people.ts'
import type { PrescriptionRow } from './prescriptions.ts'
import type { Product } from './products.ts'
import { orderEvents } from './order-events.ts'
import { insertRows, takeIds, type Connection, type Row } from './rows.ts'
import type { VatRates } from './vat-rates.ts'

export interface PlacedLineGiven {
  readonly product: Product
  /** Packages. */
  readonly quantity: number
  /** Per package, without VAT. */
  readonly price: number
  readonly row?: PrescriptionRow
  /** Use per day on the day of the order, where it is not that of the row; null is unknown. */
  readonly consumption?: Parameters<typeof dailyUse>[0]
  /** The resident of a nursing home order. */
  readonly resident?: CareRecipient
  /** The room that marks her parcel. */
  readonly room?: string
  /** Which part carries the line, from 1. */
  readonly part?: number
  readonly delivered?: number
  readonly flavors?: readonly { readonly itemNumber: string; readonly packages: number }[]
}

export interface PartGiven {
  readonly status: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Why it was refused by the ERP, or cancelled by a user. */
  readonly refusal?: string
  readonly cancelledBy?: Account
  readonly cancelAskedBy?: Account
  readonly deliveryDate?: Temporal.PlainDate
}

export interface PlacedOrderGiven {
  readonly place: CarePlace
  /** 1 home delivery, 2 group, 3 individual (nursing home), 4 withdrawal. */
  readonly type?: 1 | 2 | 3 | 4
  readonly recipient?: CareRecipient
  readonly placedBy: Account
  /** Customer service, which placed it as that user. */
  readonly helper?: Account
  readonly at: Temporal.Instant
  readonly lines: readonly PlacedLineGiven[]
  /** One part that is invoiced, when nothing is given. */
  readonly parts?: readonly PartGiven[]
  readonly fees?: FeeSettings
  readonly isExpress?: boolean
  readonly isPreorder?: boolean
  readonly receiver?: { readonly name: string; readonly street: string; readonly zip: string; readonly city: string }
  readonly deliveryMethodCode?: string | null
  readonly customerNumber?: string | null
  readonly source?: 'guide' | 'csp' | 'crp'
}

export interface PlacedOrder {
  readonly id: number
  readonly partIds: readonly number[]
  readonly lineIds: readonly number[]
  readonly given: PlacedOrderGiven
  readonly totals: OrderTotals
}

const noFees: FeeSettings = { smallOrderFee: 0, smallOrderThreshold: 0, logisticsRate: 0, expressFee: 0 }
const delivered = [{ status: 6 }] as const

/** Orders that were placed: parts, lines with their shares of VAT, and what happened since. Totals follow the domain rules. */
export async function insertPlacedOrders(
  connection: Connection,
  vat: VatRates,
  given: readonly PlacedOrderGiven[],
): Promise<PlacedOrder[]> {
  const ids = await takeIds(connection, 'customer_order', given.length)
  const partIds = await takeIds(connection, 'order_part', given.flatMap((order) => order.parts ?? delivered).length)
  const lineIds = await takeIds(connection, 'order_line', given.flatMap((order) => order.lines).length)
  const orders = given.map((order, index): PlacedOrder => ({
    id: ids[index] ?? 0,
    partIds: partIds.splice(0, (order.parts ?? delivered).length),
    lineIds: lineIds.splice(0, order.lines.length),
    given: order,
    totals: priced(order, vat),
  }))
  await insertRows(connection, 'customer_order', orders.map(orderRow))
  await insertRows(connection, 'order_part', orders.flatMap(partRows))
  await insertRows(
    connection,
    'order_line',
    orders.flatMap((order) => lineRows(order, vat)),
  )
  await insertRows(connection, 'order_line_flavor', orders.flatMap(flavorRows))
  await insertRows(connection, 'order_event', orders.flatMap(orderEvents))
  return orders
}

export async function insertPlacedOrder(
  connection: Connection,
  vat: VatRates,
  given: PlacedOrderGiven,
): Promise<PlacedOrder> {
  const [order] = await insertPlacedOrders(connection, vat, [given])
  if (!order) throw new Error('the order was not inserted')
  return order
}

function dayOf(order: PlacedOrderGiven): Temporal.PlainDate {
  return order.at.toZonedDateTimeISO(marketOf(order.place.market).timeZone).toPlainDate()
}

function priced(order: PlacedOrderGiven, vat: VatRates): OrderTotals {
  const { market } = order.place
  const day = dayOf(order)
  return totalsOf({
    lines: order.lines.map(({ price, quantity, product }) => ({
      pricePerPackage: price,
      quantity,
      vatRate: vat.rateOn(market, product.vatClass, day),
    })),
    fees: order.fees ?? noFees,
    isExpress: order.isExpress ?? false,
    deliveryFee: 0,
    standardVatRate: vat.rateOn(market, 'standard', day),
  })
}

function orderRow({ id, given: order, totals }: PlacedOrder): Row {
  const { place, recipient } = order
  const country = marketOf(place.market)
  const home = recipient && !recipient.isProtected ? recipient.address : null
  return {
    id,
    client_id: place.clientId,
    care_place_id: place.id,
    market: place.market,
    type: order.type ?? (recipient ? 4 : 2),
    state: 2,
    source: order.source ?? 'guide',
    care_recipient_id: recipient?.id ?? null,
    receiver_name:
      order.receiver?.name ?? (home && recipient ? `${recipient.firstName} ${recipient.lastName}` : place.name),
    receiver_street: order.receiver?.street ?? home?.street ?? '',
    receiver_zip: order.receiver?.zip ?? home?.zip ?? '',
    receiver_city: order.receiver?.city ?? home?.city ?? '',
    receiver_country_code: country.country,
    receiver_care_of: order.receiver ? '' : (home?.careOf ?? ''),
    receiver_entry_code: order.receiver ? null : (home?.entryCode ?? null),
    contact_phone: home ? (recipient?.phone ?? null) : null,
    // As an order is proposed where nothing else is set.
    notify_by: home ? 'sms' : null,
    notify_phone: home ? (recipient?.phone ?? null) : null,
    contact_confirmed_on: recipient ? dayOf(order).toString() : null,
    delivery_method_code: order.deliveryMethodCode ?? null,
    delivery_date: order.parts?.at(0)?.deliveryDate?.toString() ?? null,
    package_location: '',
    goods_label: '',
    is_express: order.isExpress ?? false,
    is_preorder: order.isPreorder ?? false,
    currency: country.currency,
    subtotal: totals.subtotal,
    delivery_fee: totals.fees.deliveryFee.net,
    small_order_fee: totals.fees.smallOrderFee.net,
    logistics_fee: totals.fees.logisticsFee.net,
    express_fee: totals.fees.expressFee.net,
    vat: totals.vat,
    total: totals.total,
    patient_fee: 0,
    created_by: (order.helper ?? order.placedBy).id,
    created_on_behalf_of: order.helper ? order.placedBy.id : null,
    created_at: order.at.subtract({ minutes: 6 }).toString(),
    confirmed_by: (order.helper ?? order.placedBy).id,
    confirmed_on_behalf_of: order.helper ? order.placedBy.id : null,
    confirmed_at: order.at.toString(),
    row_version: 1,
  }
}

function partRows({ id, partIds, given: order }: PlacedOrder): Row[] {
  return (order.parts ?? delivered).map((part: PartGiven, index) => {
    const { status } = part
    const reached = order.at.add({ hours: [0, 0, 1, 3, 26, 30, 50, 5][status] ?? 0 })
    const lately = Temporal.Now.instant()
    const at = Temporal.Instant.compare(reached, lately) < 0 ? reached : lately
    const partId = partIds[index] ?? 0
    const askedBy = part.cancelAskedBy ?? null
    const ofResident = order.lines.find((line) => line.resident && (line.part ?? 1) === index + 1)
    return {
      id: partId,
      customer_order_id: id,
      customer_number: order.customerNumber ?? null,
      care_recipient_id: ofResident?.resident?.id ?? null,
      goods_label: ofResident?.room ?? '',
      part_no: index + 1,
      erp_order_id: status >= 3 && status < 7 ? `E${String(partId).padStart(7, '0')}` : null,
      erp_status: status,
      erp_status_at: at.toString(),
      handed_over_at: status >= 2 ? order.at.add({ minutes: 1 }).toString() : null,
      tracking_link: status === 5 || status === 6 ? `https://tracking.example/${partId}` : null,
      delivery_date: part.deliveryDate?.toString() ?? dayOf(order).add({ days: 4 }).toString(),
      cancel_asked_at: askedBy ? at.toString() : null,
      cancel_asked_by: askedBy?.id ?? null,
      canceller_user_id: part.cancelledBy?.id ?? null,
      cancelled_by_erp: status === 7 && !part.cancelledBy,
      refusal_reason: part.refusal ?? null,
      given_back_at: status === 7 ? at.toString() : null,
    }
  })
}

function lineRows({ id, partIds, lineIds, given: order, totals }: PlacedOrder, vat: VatRates): Row[] {
  const parts: readonly PartGiven[] = order.parts ?? delivered
  return order.lines.map((line, index) => {
    const part = (line.part ?? 1) - 1
    const status = parts[part]?.status ?? 6
    const { net = 0, vat: share = 0 } = totals.lines[index] ?? {}
    const use = dailyUse(line.consumption === undefined ? (line.row?.given.consumption ?? null) : line.consumption)
    return {
      id: lineIds[index],
      customer_order_id: id,
      order_part_id: partIds[part],
      line_no: index + 1,
      care_recipient_id: (line.resident ?? order.recipient)?.id ?? null,
      product_id: line.product.id,
      item_number: line.product.itemNumber,
      item_name: line.product.name,
      therapy_area: line.product.area,
      prescription_row_id: line.row?.id ?? null,
      quantity: line.quantity,
      items_per_package: line.product.itemsPerPackage,
      consumption_numerator: use ? Number(use.numerator) : null,
      consumption_denominator: use ? Number(use.denominator) : null,
      price: line.price,
      vat_rate: vat.rateOn(order.place.market, line.product.vatClass, dayOf(order)) / 100,
      line_net: net,
      vat: share,
      set_aside: false,
      delivered_quantity: line.delivered ?? (status === 5 || status === 6 ? line.quantity : 0),
      given_back: status === 7,
    }
  })
}

function flavorRows({ lineIds, given }: PlacedOrder): Row[] {
  return given.lines.flatMap(({ flavors }, index) =>
    (flavors ?? []).map(({ itemNumber, packages }) => ({
      order_line_id: lineIds[index],
      item_number: itemNumber,
      packages,
    })),
  )
}
