import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { productViewOf, type StandingRow } from '../../prescriptions/index.ts'
import type { OrderCheck } from '../placing/check-order.ts'
import type { Flavors } from '../placing/flavors.ts'
import type { OrderBasis } from '../../prescriptions/index.ts'
import { rateOf, type PricedOrder } from '../placing/pricing.ts'

type Showing = Pick<OrderBasis, 'show_prices' | 'show_stock_status'>

/** A line that is being filled in or placed, at `place` of a judged and priced order. */
export function lineViewOf(
  orderCheck: OrderCheck,
  place: number,
  priced: PricedOrder,
  basis: Showing,
  flavors: Flavors,
): LineView {
  const line = orderCheck.lines[place]
  if (!line) throw new RangeError(`the order has no line ${place}`)
  const { row, quantity, setAside } = line
  const known = flavors.of(row) ?? []
  const sums = basis.show_prices && row.record.price !== null ? priced.lines[place] : null
  return {
    ...rowPartOf(row, basis),
    quantity,
    flavors: line.flavors.map(({ itemNumber, packages }) => {
      const flavor = known.find((each) => each.item_number === itemNumber)
      return { itemNumber, name: flavor?.flavor ?? itemNumber, packages }
    }),
    net: sums?.net ?? null,
    vat: sums?.vat ?? null,
    deliveryDate: orderCheck.deliveryDates[place]?.toString() ?? null,
    warnings: [...(orderCheck.lineWarnings[place] ?? [])],
    setAside,
  }
}

/** What a line has from its row, whatever is typed into it. A client that shows no prices or no stock gets none. */
export function rowPartOf(row: StandingRow, basis: Showing) {
  const { record, standing } = row
  return {
    itemNumber: record.item_number,
    product: productViewOf(record),
    careRecipientId: record.care_recipient_id,
    prescriptionRowId: record.id,
    allowedQuantity: standing.allowed,
    itemsPerPackage: record.items_per_package ?? record.row_items_per_package,
    pricePerPackage: basis.show_prices ? record.price : null,
    vatRate: rateOf(record.vat_rate),
    stockStatus: shownStock(record.stock_status, basis),
    unavailabilityCode: row.unavailability,
  }
}

/** A line as it was stored: price, VAT and package size of the moment it was placed, or last saved. */
export interface StoredLine {
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly therapy_area: TherapyArea
  readonly order_part_id: number | null
  readonly care_recipient_id: number | null
  readonly prescription_row_id: number | null
  readonly quantity: number
  readonly items_per_package: number
  readonly price: Minor
  readonly vat_rate: string
  readonly line_net: Minor
  readonly vat: Minor
  readonly stock_status: StockStatus
  readonly delivery_date: string | null
  readonly set_aside: boolean
  readonly delivered: number
  readonly set_aside_reason: number | null
  readonly flavors: readonly { readonly itemNumber: string; readonly name: string; readonly packages: number }[]
}

export function storedLineView(line: StoredLine, basis: Showing): LineView {
  return {
    itemNumber: line.item_number,
    product: productViewOf(line),
    careRecipientId: line.care_recipient_id,
    prescriptionRowId: line.prescription_row_id,
    quantity: line.quantity,
    allowedQuantity: null,
    itemsPerPackage: line.items_per_package,
    flavors: [...line.flavors],
    pricePerPackage: basis.show_prices ? line.price : null,
    net: basis.show_prices ? line.line_net : null,
    vatRate: rateOf(line.vat_rate),
    vat: basis.show_prices ? line.vat : null,
    stockStatus: shownStock(line.stock_status, basis),
    deliveryDate: line.delivery_date,
    unavailabilityCode: line.set_aside_reason,
    warnings: [],
    setAside: line.set_aside,
  }
}

function shownStock(status: StockStatus, { show_stock_status }: Showing): StockStatus {
  return show_stock_status ? status : 'undefined'
}
