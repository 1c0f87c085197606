import type { ItemStatus, StockStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus, type PrescriptionStatus, type RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** A row of a prescription that never had an addition, with all that decides whether it may be ordered. */
export interface RowFacts {
  readonly id: number
  readonly status: RowStatus
  readonly prescription_status: PrescriptionStatus
  readonly start_date: string
  readonly end_date: string
  readonly use_known: boolean
  readonly runs_out_on: string | null
  readonly draws: number
  readonly packages_drawn: number
  readonly last_draw_on: string | null
  readonly has_additions: boolean
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly package_adjustment: number
  readonly therapy_area: TherapyArea
  readonly item_number: string
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
  readonly name: string
  readonly shape: string
  readonly unit: string
  readonly items_per_package: number | null
  readonly item_status: ItemStatus
  readonly active: boolean
  readonly stock_status: StockStatus
  readonly has_price: boolean
  readonly area_enabled: boolean
  readonly has_number: boolean
  readonly being_replaced: boolean
  readonly successor_waiting: boolean
  readonly factor: number
  readonly min_days: number | null
  readonly enforced: boolean
  readonly outgoing: boolean
  readonly uncertain: boolean
  readonly soon_days: number
}

/**
 * The same as JSON: of a row `r` with its supply `y` and prescription `p`, at a place with the settings `s`, on the day
 * `today`. `hasPrice` says how its item has a price, where the statement knows already.
 */
export const rowFacts = (
  today: string,
  hasPrice = `(
    select o.price from omsorg.product_offer o
    where o.product_id = i.id and o.client_id = p.client_id and o.valid_from <= ${today}
      and coalesce(o.valid_to, 'infinity') >= ${today} and (o.customer_number is null or o.customer_number = p.customer_number)
    order by o.customer_number nulls last, o.valid_from desc limit 1) is not null and exists (
    select from omsorg.vat_rate v where v.market = i.market and v.product_class in (i.vat_class, 'standard')
      and v.valid_from <= ${today} and coalesce(v.valid_to, 'infinity') >= ${today})`,
) => `json_build_object('id', r.id, 'status', y.row_status,
  'prescription_status', y.prescription_status, 'start_date', y.start_date, 'end_date', y.end_date, 'use_known', y.use_known,
  'runs_out_on', y.runs_out_on, 'draws', y.draws, 'packages_drawn', y.packages_drawn, 'last_draw_on', y.last_draw_on,
  'has_additions', y.has_additions, 'withdrawals', r.withdrawals, 'packages_per_withdrawal', r.packages_per_withdrawal,
  'package_adjustment', r.package_adjustment, 'therapy_area', p.therapy_area, 'item_number', r.item_number,
  'consumption', trim_scale(r.consumption)::text, 'consumption_period', r.consumption_period, 'name', i.name,
  'shape', i.shape, 'unit', i.unit, 'items_per_package', i.items_per_package, 'item_status', i.item_status,
  'active', i.active, 'stock_status', omsorg.stock_level(st.status, st.quantity, s.few_in_stock_below),
  'has_price', ${hasPrice},
  'area_enabled', coalesce(area.enabled, false), 'has_number', area.customer_number is not null or exists (
    select from omsorg.customer_number n where n.client_id = p.client_id
      and (n.care_place_id = s.care_place_id or n.care_place_id is null)
      and (n.therapy_areas = '{}' or p.therapy_area = any(n.therapy_areas))),
  'being_replaced', exists (
    select from omsorg.item_replacement ir where ir.status <> 4 and ir.replaced_product_id = i.id
      and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s.patient_data_owner_id)),
  'successor_waiting', exists (
    select from omsorg.prescription n where n.predecessor_id = p.id and n.status = ${prescriptionStatus.preliminary}),
  'factor', s.last_withdrawal_factor, 'min_days', s.min_days_between_withdrawals, 'enforced', s.enforce_interval,
  'outgoing', s.allow_outgoing_items, 'uncertain', s.block_uncertain_delivery, 'soon_days', s.soon_days)`

/** What such a row is joined with. */
export const rowSources = `
  join omsorg.prescription_row r on r.id = y.prescription_row_id
  join omsorg.prescription p on p.id = y.prescription_id
  join omsorg.product i on i.id = r.product_id
  left join omsorg.product_stock st on st.product_id = i.id
  left join omsorg.therapy_area_setting area on area.client_id = p.client_id and area.therapy_area = p.therapy_area`
