import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { orderingSettings, type OrderingSettings } from './ordering-settings.sql.ts'
import { placeSeenFrom } from './place-seen-from.sql.ts'
import { startsOrEndsUnwritten } from './renewal/day-change.sql.ts'

export interface AddressRecord {
  readonly id: number
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string | null
  readonly isDefault: boolean
  readonly isVerified: boolean
}

export interface DeliveryMethodRecord {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly fee: number
  readonly needsDeliveryPoint: boolean
}

export interface PatientFeeRecord {
  readonly therapyArea: TherapyArea
  readonly method: 'per-month' | 'per-withdrawal'
  readonly type: 'fixed' | 'percentage'
  readonly minimumOrderLimit: number | null
  readonly oneTimeFeeAllowed: boolean
  readonly amount: number | null
  readonly percentage: string | null
}

/** A person at a care place, as far as anything that may be ordered there depends on them. */
export interface PersonAtPlace {
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
  readonly link_status: LinkStatus
  readonly addresses: readonly AddressRecord[]
  readonly care_place_id: string
  /** The settings of a place may leave its country out. */
  readonly place_address:
    | (Omit<AddressRecord, 'id' | 'isDefault' | 'isVerified' | 'countryCode'> & { readonly countryCode: string | null })
    | null
  readonly withdrawal_allowed: boolean
  readonly order_types: readonly number[]
  readonly has_order_period: boolean
  readonly place_has_own_settings: boolean
  readonly patient_fees: readonly PatientFeeRecord[]
  readonly settings: OrderingSettings
  /** The day has decided something of the prescriptions that is not written down. */
  readonly unwritten: boolean
}

/** What an order for a person at a care place stands on: the person, the place, the settings, the fees. */
export interface OrderBasis extends PersonAtPlace {
  readonly id: number
  readonly care_recipient_guid: string
  readonly market: MarketCode
  readonly first_name: string
  readonly last_name: string
  readonly identity_number_encrypted: Buffer | null
  readonly identity_number_temporary: boolean
  readonly birth_date: string | null
  readonly sex: 'male' | 'female' | 'other' | null
  readonly phone: string | null
  readonly delivery_phone: string | null
  readonly email: string | null
  readonly client_id: string
  readonly client_name: string
  readonly care_place_name: string
  readonly express_order_allowed: boolean
  readonly delivery_points_allowed: boolean
  readonly goods_label_required: boolean
  readonly contact_phone_required: boolean
  readonly notification_by: NotifyBy
  readonly max_lines_per_order: number
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

export interface PlaceQuestion {
  readonly careRecipientId: number
  /** The place that orders. */
  readonly carePlaceId: string | null
  /** Where the person is not there, the first of the places at which she is. */
  readonly elsewhereToo?: boolean
  readonly today: Temporal.PlainDate
}

/** What of a place decides whether anything may be ordered there, of a statement that knows its settings `s`. */
export const ofPlace = sql`
  case when s.delivery_street is not null then json_build_object(
    'name', coalesce(s.delivery_name, s.place_name), 'careOf', coalesce(s.delivery_care_of, ''),
    'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
    'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end as place_address,
  s.withdrawal_allowed, s.order_types,
  s.order_period_from_day is not null and s.order_period_interval_days is not null as has_order_period,
  -- One row, and not a condition: that would be answered for all places of the client.
  coalesce((select not os.uses_client_settings from omsorg.order_setting os
            where os.client_id = s.client_id and os.care_place_id = s.care_place_id), false) as place_has_own_settings`

function atPlace(today: Temporal.PlainDate): Sql {
  const day = today.toString()
  return sql`
    c.protected_kind, c.status, link.status as link_status, s.care_place_id,
    coalesce((
      select json_agg(json_build_object(
               'id', a.id, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip, 'city', a.city,
               'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
               'isVerified', a.verified_at is not null) order by a.is_default desc, a.id)
      from omsorg.address a where a.care_recipient_id = c.id and a.kind = 'delivery'
    ), '[]') as addresses,
    ${ofPlace},
    coalesce((
      select json_agg(json_build_object(
               'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type,
               'minimumOrderLimit', f.minimum_order_limit, 'oneTimeFeeAllowed', f.one_time_fee_allowed,
               'amount', own.amount, 'percentage', own.percentage::text))
      from (
        select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
        where t.client_id = c.client_id and t.valid_from <= ${day}::date
        order by t.therapy_area, t.valid_from desc
      ) f
      left join lateral (
        select pf.amount, pf.percentage from omsorg.patient_fee pf
        where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= ${day}::date
        order by pf.valid_from desc, pf.id desc limit 1
      ) own on true
      where f.enabled
    ), '[]') as patient_fees,
    ${orderingSettings(today)} as settings,
    exists (select from omsorg.prescription p
            where p.care_recipient_id = c.id and ${startsOrEndsUnwritten(today)}) as unwritten`
}

function placeOf({ careRecipientId, carePlaceId }: PlaceQuestion): Sql {
  return sql`cross join ${placeSeenFrom(careRecipientId, carePlaceId)} link
    join omsorg.place_setting s on s.care_place_id = link.care_place_id`
}

/** Undefined when the person or the place is out of reach. */
export async function readPersonAtPlace(tx: Transaction, question: PlaceQuestion): Promise<PersonAtPlace | undefined> {
  const { rows } = await sql<PersonAtPlace>`
    select ${atPlace(question.today)} from omsorg.care_recipient c ${placeOf(question)}
    where c.id = ${question.careRecipientId}
  `.execute(tx)
  return wherePossible(rows[0], question)
}

/** The same with all that an order stands on. Texts of delivery methods fall back to English (O-C13). */
export async function readOrderBasis(
  tx: Transaction,
  question: PlaceQuestion & { readonly language: string },
): Promise<OrderBasis | undefined> {
  const { careRecipientId, today, language } = question
  const day = today.toString()
  const { rows } = await sql<OrderBasis>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex,
           c.phone, c.delivery_phone, c.email, c.client_id, s.client_name,
           s.place_name as care_place_name,
           ${atPlace(today)},
           s.express_order_allowed, s.delivery_points_allowed, s.goods_label_required, s.contact_phone_required,
           s.notification_by, s.max_lines_per_order, s.default_delivery_method,
           coalesce((
             select json_agg(json_build_object(
                      'code', m.code, 'name', coalesce(own.name, english.name, m.code),
                      'description', coalesce(own.description, english.description, ''), 'fee', m.fee,
                      'needsDeliveryPoint', m.needs_delivery_point) order by m.id)
             from omsorg.delivery_method m
             left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = ${language}
             left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
             where m.market = c.market
               and (cardinality(s.delivery_method_codes) = 0 or m.code = any(s.delivery_method_codes))
           ), '[]') as delivery_methods,
           s.show_prices, s.show_stock_status,
           coalesce(fee.small_order_fee, 0) as small_order_fee,
           coalesce(fee.small_order_threshold, 0) as small_order_threshold,
           coalesce(fee.logistics_percent, 0)::text as logistics_percent,
           coalesce(fee.express_order_fee, 0) as express_order_fee,
           (select v.rate::text from omsorg.vat_rate v
            where v.market = c.market and v.product_class = 'standard' and v.valid_from <= ${day}::date
              and coalesce(v.valid_to, 'infinity') >= ${day}::date) as standard_vat_rate
    from omsorg.care_recipient c
    ${placeOf(question)}
    left join lateral (
      select e.* from omsorg.extra_fee_setting e
      where e.client_id = c.client_id and e.valid_from <= ${day}::date
      order by e.valid_from desc limit 1
    ) fee on true
    where c.id = ${careRecipientId}
  `.execute(tx)
  return wherePossible(rows[0], question)
}

function wherePossible<Person extends PersonAtPlace>(
  person: Person | undefined,
  { carePlaceId, elsewhereToo = false }: PlaceQuestion,
): Person | undefined {
  return elsewhereToo || person?.care_place_id === carePlaceId ? person : undefined
}
