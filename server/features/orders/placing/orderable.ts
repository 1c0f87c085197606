import type { Fraction } from '@omsorg/domain/fraction.ts'
import type { ItemNotice } from '@omsorg/domain/orders/placing/item-status.ts'
import type { UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { WithdrawalInterval } from '@omsorg/domain/prescriptions/row/interval.ts'
import type { RowRecord } from '../../prescriptions/index.ts'

/** An item with its price and stock of the day, beside the prescription that it is drawn from. */
export interface OrderableRecord extends Pick<
  RowRecord,
  | 'product_id'
  | 'item_number'
  | 'product_name'
  | 'shape'
  | 'unit'
  | 'therapy_area'
  | 'product_group_number'
  | 'item_status'
  | 'stock_status'
  | 'delayed_until'
  | 'items_per_package'
  | 'row_items_per_package'
  | 'price'
  | 'vat_rate'
  | 'customer_number'
> {
  /** The row of the prescription; null for an item that is on none. */
  readonly id: number | null
  readonly prescription_id: number | null
  /** Null in an order of the place itself. */
  readonly care_recipient_id: number | null
  readonly packages_per_withdrawal: number | null
}

/** What a line is of: a row of a prescription as it stands, or an item that is on none and has no limit. */
export interface Orderable {
  readonly record: OrderableRecord
  readonly standing: { readonly allowed: number } | null
  readonly interval: Pick<WithdrawalInterval, 'whenEarlier'> | null
  readonly tooEarly: boolean
  readonly dailyUse: Fraction | null
  readonly notices: readonly ItemNotice[]
  readonly unavailability: UnavailabilityCode | null
}
