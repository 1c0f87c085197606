import type { OrderLine } from '@omsorg/contract/orders/order/order-view.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { productViewOf } from '../../prescriptions/index.ts'
import { rateOf } from '../placing/pricing.ts'
import { orderPersonOf, type OrderPersonRecord } from '../today/order-person.ts'
import { shownStock, type Showing } from './line-view.ts'

/** A line as it was stored: price, VAT and package size of the moment it was placed, or last saved. */
export interface StoredLine extends OrderPersonRecord {
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly unit: string
  readonly therapy_area: TherapyArea
  readonly order_part_id: number | null
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

export function storedLineView(line: StoredLine, order: Showing & OrderPersonRecord): OrderLine {
  return {
    ...orderPersonOf(line.care_recipient_id === null ? order : line),
    itemNumber: line.item_number,
    product: productViewOf(line),
    prescriptionRowId: line.prescription_row_id,
    quantity: line.quantity,
    allowedQuantity: null,
    itemsPerPackage: line.items_per_package,
    flavors: [...line.flavors],
    pricePerPackage: order.show_prices ? line.price : null,
    net: order.show_prices ? line.line_net : null,
    vatRate: rateOf(line.vat_rate),
    vat: order.show_prices ? line.vat : null,
    stockStatus: shownStock(line.stock_status, order),
    deliveryDate: line.delivery_date,
    unavailabilityCode: line.set_aside_reason,
    warnings: [],
    setAside: line.set_aside,
  }
}
