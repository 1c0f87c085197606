import type { MarketCode } from '@omsorg/domain/market.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { orderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'

/** The settings of a place may leave its country out. */
export interface PlaceAddress {
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string | null
  readonly entryCode: string | null
}

export interface DeliveryMethodRecord {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly fee: number
  readonly needsDeliveryPoint: boolean
}

/** What of a place decides which orders may be placed there. */
export interface PlaceGate {
  readonly withdrawal_allowed: boolean
  readonly order_types: readonly number[]
  readonly has_order_period: boolean
  readonly place_has_own_settings: boolean
}

/** What an order stands on beside its lines and persons: the place, its settings, and the fees of the day. */
export interface PlaceBasis extends PlaceGate {
  readonly care_place_id: string
  readonly care_place_name: string
  readonly place_address: PlaceAddress | null
  readonly market: MarketCode
  readonly client_id: string
  readonly client_name: string
  readonly home_delivery_allowed: boolean
  readonly hide_home_delivery: boolean
  readonly group_order_allowed: boolean
  readonly nursing_home_allowed: boolean
  readonly individual_order_allowed: boolean
  readonly express_order_allowed: boolean
  readonly delivery_points_allowed: boolean
  readonly goods_label_required: boolean
  readonly contact_phone_required: boolean
  readonly notification_by: NotifyBy
  readonly max_lines_per_order: number
  readonly order_period_interval_days: number | null
  readonly default_delivery_method: string | null
  readonly delivery_methods: readonly DeliveryMethodRecord[]
  readonly show_prices: boolean
  readonly show_stock_status: boolean
  readonly small_order_fee: number
  readonly small_order_threshold: number
  readonly logistics_percent: string
  readonly express_order_fee: number
  /** Null where nobody has written the rate of the day. */
  readonly standard_vat_rate: string | null
}

/** What of a place decides whether anything may be ordered there, of a statement that knows its settings `s`. */
const ofPlace = sql`
  case when s.delivery_street is not null then json_build_object(
    'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
    'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
    'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end as place_address,
  s.withdrawal_allowed, s.order_types,
  s.order_period_from_day is not null and s.order_period_interval_days is not null as has_order_period,
  -- One row, and not a condition: that would be answered for all places of the client.
  coalesce((select not os.uses_client_settings from omsorg.order_setting os
            where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false) as place_has_own_settings`

interface Shown {
  readonly today: Temporal.PlainDate
  readonly language: string
}

/**
 * All that an order stands on beside that, of a statement that knows the settings `s` of the place and its `fee` of the day.
 * Texts of delivery methods fall back to English (O-C13).
 */
function orderingAtPlace({ today, language }: Shown): Sql {
  const day = today.toString()
  return sql`
    s.market, s.client_id, s.client_name, s.place_name as care_place_name, s.home_delivery_allowed, s.hide_home_delivery,
    s.group_order_allowed, s.nursing_home_allowed, s.individual_order_allowed, s.express_order_allowed,
    s.delivery_points_allowed, s.goods_label_required, s.contact_phone_required, s.notification_by, s.max_lines_per_order,
    s.order_period_interval_days, s.default_delivery_method,
    coalesce((
      select json_agg(json_build_object(
               'code', m.code, 'name', coalesce(own.name, english.name, m.code),
               'description', coalesce(own.description, english.description, ''), 'fee', m.fee,
               'needsDeliveryPoint', m.needs_delivery_point) order by m.id)
      from omsorg.delivery_method m
      left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = ${language}
      left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
      where m.market = s.market
        and (cardinality(s.delivery_method_codes) = 0 or m.code = any(s.delivery_method_codes))
    ), '[]') as delivery_methods,
    s.show_prices, s.show_stock_status,
    coalesce(fee.small_order_fee, 0) as small_order_fee,
    coalesce(fee.small_order_threshold, 0) as small_order_threshold,
    coalesce(fee.logistics_percent, 0)::text as logistics_percent,
    coalesce(fee.express_order_fee, 0) as express_order_fee,
    (select v.rate::text from omsorg.vat_rate v
     where v.market = s.market and v.product_class = 'standard' and v.valid_from <= ${day}::date
       and coalesce(v.valid_to, 'infinity') >= ${day}::date) as standard_vat_rate`
}

/** The `fee` of the client on a day. */
function feesOfDay(today: Temporal.PlainDate): Sql {
  return sql`left join lateral (
      select e.* from omsorg.extra_fee_setting e
      where e.client_id = s.client_id and e.valid_from <= ${today.toString()}::date
      order by e.valid_from desc limit 1
    ) fee on true`
}

export interface PlaceToOrderAt extends PlaceBasis {
  readonly settings: OrderingSettings
}

/** Undefined when the place is out of reach. */
export async function readPlaceBasis(
  tx: Transaction,
  { carePlaceId, today, language }: Shown & { readonly carePlaceId: string },
): Promise<PlaceToOrderAt | undefined> {
  const { rows } = await sql<PlaceToOrderAt>`
    select s.care_place_id, ${ofPlace}, ${orderingAtPlace({ today, language })}, ${orderingSettings(today)} as settings
    from omsorg.place_setting s
    ${feesOfDay(today)}
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}
