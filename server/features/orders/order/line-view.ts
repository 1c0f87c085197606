import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import { dayTextOrNone } from '@omsorg/domain/calendar/known-days.ts'
import type { StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { productViewOf } from '../../prescriptions/index.ts'
import type { OrderCheck } from '../placing/check-order.ts'
import type { Flavors } from '../placing/flavors.ts'
import type { Orderable } from '../placing/orderable.ts'
import type { PlaceBasis } from '../../prescriptions/index.ts'
import { rateOf, type PricedOrder } from '../placing/pricing.ts'

export type Showing = Pick<PlaceBasis, 'show_prices' | 'show_stock_status'>

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
  const { item, quantity, setAside } = line
  const known = flavors.of(item) ?? []
  const sums = basis.show_prices && item.record.price !== null ? priced.lines[place] : null
  return {
    ...itemPartOf(item, basis),
    quantity,
    flavors: line.flavors.map(({ itemNumber, packages }) => {
      const flavor = known.find((each) => each.item_number === itemNumber)
      return { itemNumber, name: flavor?.flavor ?? itemNumber, packages }
    }),
    net: sums?.net ?? null,
    vat: sums?.vat ?? null,
    deliveryDate: dayTextOrNone(orderCheck.deliveryDates[place]),
    warnings: [...(orderCheck.lineWarnings[place] ?? [])],
    setAside,
  }
}

/** What a line has from its item, whatever is typed into it. A client that shows no prices or no stock gets none. */
export function itemPartOf({ record, standing, unavailability }: Orderable, basis: Showing) {
  return {
    itemNumber: record.item_number,
    product: productViewOf(record),
    careRecipientId: record.care_recipient_id,
    prescriptionRowId: record.id,
    allowedQuantity: standing?.allowed ?? null,
    itemsPerPackage: record.items_per_package ?? record.row_items_per_package,
    pricePerPackage: basis.show_prices ? record.price : null,
    vatRate: rateOf(record.vat_rate),
    stockStatus: shownStock(record.stock_status, basis),
    unavailabilityCode: unavailability,
  }
}

export function shownStock(status: StockStatus, { show_stock_status }: Showing): StockStatus {
  return show_stock_status ? status : 'undefined'
}
