import type { Minor } from '@omsorg/domain/money.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { OrderState, OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PersonRecord } from '../../care-recipients/index.ts'
import { asHolder } from './order-rows.sql.ts'
import type { StoredLine } from './stored-line.ts'
import type { ReceiverRecord } from './receiver-view.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface PartRecord {
  readonly id: number
  readonly erpOrderId: string | null
  readonly erpStatus: ErpStatus | null
  readonly deliveryDate: string | null
  readonly trackingLink: string | null
  readonly cancelAskedAt: string | null
  readonly cancelAskedBy: ShownAuthor | null
  readonly cancelRefused: boolean
  readonly canceller: ShownAuthor | null
  readonly cancelledByErp: boolean
  readonly handedOver: boolean
  readonly reason: string | null
}

export interface EventRecord {
  /** Null for what happened to all parts. */
  readonly partId: number | null
  readonly event: string
  readonly at: string
  readonly status: ErpStatus | null
  readonly reported: boolean
  readonly by: ShownAuthor | null
  readonly reason: string | null
}

export interface PatientFeeRecord {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly amount: Minor
}

type PersonOrNot = PersonRecord | { readonly [Column in keyof PersonRecord]: null }

/** An order with its person, parts, lines and events, as one row. */
export type OrderRecord = PersonOrNot &
  ReceiverRecord & {
    readonly customer_order_id: number
    readonly preliminary_order_id: number | null
    readonly care_recipient_id: number | null
    readonly holds_persons: boolean
    readonly persons: number
    readonly order_market: PersonRecord['market']
    readonly care_place_id: string
    readonly care_place_name: string
    readonly client_name: string
    readonly state: OrderState
    readonly type: OrderType
    readonly source: 'guide' | 'csp' | 'crp'
    readonly is_express: boolean
    readonly is_preorder: boolean
    readonly created_by: number
    readonly created_by_name: ShownAuthor | null
    readonly created_at: string
    readonly placed_by_name: ShownAuthor | null
    readonly confirmed_by: number | null
    readonly confirmed_at: string | null
    readonly undo_until: string | null
    readonly saved_until: string | null
    readonly one_time_patient_fee: Minor | null
    readonly contact_confirmed_on: string | null
    readonly currency: 'SEK' | 'EUR' | 'NOK' | 'DKK'
    readonly subtotal: Minor
    readonly small_order_fee: Minor
    readonly logistics_fee: Minor
    readonly express_fee: Minor
    readonly delivery_fee: Minor
    readonly vat: Minor
    readonly total: Minor
    readonly patient_fee: Minor
    /** By whom, and in which area. */
    readonly patient_fees: readonly PatientFeeRecord[]
    /** Null where nobody has written the rate of the day. */
    readonly standard_vat_rate: string | null
    readonly show_prices: boolean
    readonly show_stock_status: boolean
    readonly order_row_version: number
    readonly lines: readonly StoredLine[]
    readonly parts: readonly PartRecord[]
    readonly events: readonly EventRecord[]
  }

/** Undefined when the order is out of reach. Texts of delivery methods fall back to English (O-C13). */
export async function readOrder(
  tx: Transaction,
  customerOrderId: number,
  language: string,
): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status,
           o.id as customer_order_id, o.preliminary_order_id, o.care_recipient_id, o.market as order_market, o.care_place_id,
           coalesce(place.name, '') as care_place_name, coalesce(client.name, '') as client_name, o.state, o.type, o.source, o.is_express, o.is_preorder,
           o.created_by, omsorg.author_names(o.created_by, o.created_on_behalf_of) || ${asHolder} as created_by_name,
           o.created_at, omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of) || ${asHolder} as placed_by_name,
           o.confirmed_by, o.confirmed_at, o.undo_until, o.saved_until, o.one_time_patient_fee, o.contact_confirmed_on, o.receiver_name, o.receiver_care_of, o.receiver_street, o.receiver_zip, o.receiver_city,
           o.receiver_country_code, o.receiver_entry_code, o.contact_phone, o.delivery_method_code,
           coalesce(own.name, english.name, o.delivery_method_code) as delivery_method_name, o.delivery_point_id,
           o.delivery_point_name, o.notify_by, o.notify_phone, o.notify_email, o.package_location, o.goods_label,
           o.delivery_date,
           (select a.id from omsorg.address a
            where a.care_recipient_id = o.care_recipient_id and a.kind = 'delivery' and a.street = o.receiver_street
              and a.zip = o.receiver_zip and a.city = o.receiver_city
            order by a.is_default desc, a.id limit 1) as address_id,
           o.currency, o.subtotal, o.small_order_fee, o.logistics_fee, o.express_fee, o.delivery_fee, o.vat, o.total,
           o.patient_fee,
           coalesce((
             select jsonb_agg(jsonb_build_object('careRecipientId', f.care_recipient_id, 'therapyArea', f.therapy_area, 'amount', f.amount) order by f.therapy_area)
             from omsorg.order_patient_fee f where f.customer_order_id = o.id and f.amount > 0
           ), '[]') as patient_fees,
           (select v.rate::text from omsorg.vat_rate v
            where v.market = o.market and v.product_class = 'standard'
              and v.valid_from <= (coalesce(o.confirmed_at, o.created_at) at time zone omsorg.time_zone_of(o.market))::date
              and coalesce(v.valid_to, 'infinity') >= (coalesce(o.confirmed_at, o.created_at) at time zone omsorg.time_zone_of(o.market))::date) as standard_vat_rate,
           coalesce(pr.show_prices, true) as show_prices, coalesce(pr.show_stock_status, true) as show_stock_status,
           o.row_version as order_row_version, coalesce(line.holds_persons, false) as holds_persons,
           coalesce(line.persons, 0) as persons,
           coalesce(line.lines, '[]') as lines, coalesce(part.parts, '[]') as parts, coalesce(event.events, '[]') as events
    from omsorg.customer_order o
    left join omsorg.care_recipient c on c.id = o.care_recipient_id
    left join omsorg.care_place place on place.id = o.care_place_id
    left join omsorg.client client on client.id = o.client_id
    left join omsorg.product_setting pr on pr.client_id = o.client_id
    left join omsorg.delivery_method m on m.market = o.market and m.code = o.delivery_method_code
    left join omsorg.delivery_method_text own on own.delivery_method_id = m.id and own.language = ${language}
    left join omsorg.delivery_method_text english on english.delivery_method_id = m.id and english.language = 'en'
    left join lateral (
      select bool_or(l.care_recipient_id is not null) as holds_persons,
             count(distinct l.care_recipient_id)::int as persons,
             jsonb_agg(jsonb_build_object(
               'care_recipient_id', who.id, 'first_name', who.first_name, 'last_name', who.last_name,
               'protected_kind', who.protected_kind, 'item_number', l.item_number, 'product_name', l.item_name, 'shape', i.shape, 'unit', i.unit,
               'therapy_area', l.therapy_area, 'order_part_id', l.order_part_id,
               'prescription_row_id', l.prescription_row_id, 'quantity', l.quantity,
               'items_per_package', l.items_per_package, 'price', l.price, 'vat_rate', l.vat_rate::text,
               'line_net', l.line_net, 'vat', l.vat, 'stock_status', coalesce(st.status, 'undefined'),
               'delivery_date', p.delivery_date, 'set_aside', l.set_aside, 'set_aside_reason', l.set_aside_reason,
               'delivered', l.delivered_quantity,
               'flavors', coalesce((
                 select jsonb_agg(jsonb_build_object(
                          'itemNumber', f.item_number, 'name', coalesce(fi.flavor, fi.name, f.item_number),
                          'packages', f.packages) order by f.item_number)
                 from omsorg.order_line_flavor f
                 left join omsorg.product fi on fi.market = i.market and fi.item_number = f.item_number
                 where f.order_line_id = l.id), '[]')
             ) order by l.line_no) as lines
      from omsorg.order_line l
      join omsorg.product i on i.id = l.product_id
      left join omsorg.product_stock st on st.product_id = i.id
      left join omsorg.order_part p on p.id = l.order_part_id
      left join omsorg.care_recipient who on who.id = l.care_recipient_id
      where l.customer_order_id = o.id
    ) line on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'id', p.id, 'erpOrderId', p.erp_order_id, 'erpStatus', p.erp_status, 'deliveryDate', p.delivery_date,
               'trackingLink', p.tracking_link, 'cancelAskedAt', p.cancel_asked_at,
               'cancelAskedBy', omsorg.author_names(p.cancel_asked_by, p.cancel_asked_on_behalf_of),
               'cancelRefused', p.cancel_refused_at is not null,
               'canceller', omsorg.author_names(p.canceller_user_id, p.canceller_on_behalf_of), 'cancelledByErp', p.cancelled_by_erp,
               'handedOver', p.handed_over_at is not null,
               'reason', p.refusal_reason) order by p.part_no) as parts
      from omsorg.order_part p
      where p.customer_order_id = o.id
    ) part on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'partId', e.order_part_id, 'event', e.event, 'at', e.at, 'status', e.status, 'reported', e.reported,
               'by', case when e.source = 'user' then omsorg.author_names(e.by_user, e.on_behalf_of) end,
               'reason', e.reason) order by e.at, e.id) as events
      from omsorg.order_event e
      where e.customer_order_id = o.id
    ) event on true
    where o.id = ${customerOrderId}
  `.execute(tx)
  return rows[0]
}
