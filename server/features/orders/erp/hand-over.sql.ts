import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Author } from '../../../platform/author.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

/** A part as the ERP needs it. */
export interface PartToHandOver {
  readonly orderId: number
  readonly customerOrderId: number
  readonly partNo: number
  readonly erpStatus: number | null
  readonly cancelAsked: boolean
  readonly customerNumber: string | null
  readonly placedOn: string
  readonly isExpress: boolean
  readonly currency: string
  readonly protectedKind: Protection | null
  /** For residents, or for the place itself: the goods go to the place. */
  readonly isOfPlace: boolean
  /** Where goods of a protected person go; null where the place has said nowhere. */
  readonly carePlace: {
    readonly name: string
    readonly careOf: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly countryCode: string | null
    readonly entryCode: string | null
  } | null
  readonly market: MarketCode
  readonly receiverName: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string | null
  readonly entryCode: string | null
  readonly contactPhone: string | null
  readonly deliveryMethodCode: string | null
  readonly deliveryPointId: string | null
  readonly notifyBy: 'phone' | 'sms' | 'email' | null
  readonly notifyPhone: string | null
  readonly notifyEmail: string | null
  readonly packageLocation: string
  readonly goodsLabel: string
  readonly deliveryDate: string | null
  readonly smallOrderFee: number
  readonly logisticsFee: number
  readonly expressFee: number
  readonly deliveryFee: number
  readonly lines: readonly {
    readonly lineId: number
    readonly itemNumber: string
    readonly quantity: number
    readonly pricePerPackage: number
  }[]
}

export async function readPartToHandOver(tx: Transaction, orderId: number): Promise<PartToHandOver | undefined> {
  const { rows } = await sql<PartToHandOver>`
    select p.id as "orderId", o.id as "customerOrderId", p.part_no as "partNo", p.erp_status as "erpStatus",
           p.cancel_asked_at is not null as "cancelAsked", p.customer_number as "customerNumber",
           o.confirmed_at as "placedOn", o.is_express as "isExpress", o.currency,
           c.protected_kind as "protectedKind", o.care_recipient_id is null as "isOfPlace", o.market,
           case when s.delivery_street is not null then jsonb_build_object(
             'name', coalesce(s.delivery_name, place.name), 'careOf', coalesce(s.delivery_care_of, ''),
             'street', coalesce(s.delivery_street, ''), 'zip', coalesce(s.delivery_zip, ''), 'city', coalesce(s.delivery_city, ''),
             'countryCode', s.delivery_country_code, 'entryCode', s.delivery_entry_code) end as "carePlace",
           o.receiver_name as "receiverName",
           o.receiver_care_of as "careOf", o.receiver_street as street, o.receiver_zip as zip, o.receiver_city as city,
           o.receiver_country_code as "countryCode", o.receiver_entry_code as "entryCode",
           o.contact_phone as "contactPhone", o.delivery_method_code as "deliveryMethodCode",
           o.delivery_point_id as "deliveryPointId", o.notify_by as "notifyBy", o.notify_phone as "notifyPhone",
           o.notify_email as "notifyEmail", o.package_location as "packageLocation", 
           left(concat_ws(' ', nullif(o.goods_label, ''), nullif(p.goods_label, '')), 36) as "goodsLabel",
           p.delivery_date as "deliveryDate", o.small_order_fee as "smallOrderFee",
           o.logistics_fee as "logisticsFee", o.express_fee as "expressFee", o.delivery_fee as "deliveryFee",
           coalesce((select jsonb_agg(jsonb_build_object('lineId', l.id, 'itemNumber', l.item_number, 'quantity', l.quantity,
                                                'pricePerPackage', l.price) order by l.line_no)
            from omsorg.order_line l where l.order_part_id = p.id), '[]') as lines
    from omsorg.order_part p
    join omsorg.customer_order o on o.id = p.customer_order_id
    join omsorg.care_place place on place.id = o.care_place_id
    left join omsorg.merged_order_setting s on s.care_place_id = place.id
    cross join lateral (select coalesce(p.care_recipient_id, o.care_recipient_id) as id offset 0) whose
    left join omsorg.care_recipient c on c.id = whose.id
    where p.id = ${orderId} and o.confirmed_at is not null
  `.execute(tx)
  return rows[0]
}

/** How the lines of a part are shared over flavours. */
export async function flavorsOfPart(
  tx: Transaction,
  orderId: number,
): Promise<{ line_id: number; item_number: string; packages: number }[]> {
  const { rows } = await sql<{ line_id: number; item_number: string; packages: number }>`
    select l.id as line_id, f.item_number, f.packages
    from omsorg.order_line l
    join omsorg.order_line_flavor f on f.order_line_id = l.id
    where l.order_part_id = ${orderId}
    order by l.line_no, f.item_number
  `.execute(tx)
  return rows
}

export async function namesOf(tx: Transaction, { userId, onBehalfOf }: Author): Promise<ShownAuthor | null> {
  const { rows } = await sql<{ names: ShownAuthor | null }>`
    select omsorg.author_names(${userId}, ${onBehalfOf}) as names`.execute(tx)
  return rows[0]?.names ?? null
}

export interface StoredMessage {
  readonly body: unknown
  readonly handled: boolean
}

export async function readMessage(tx: Transaction, messageId: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`
    select body, handled_at is not null as handled from omsorg.erp_message where message_id = ${messageId} for update
  `.execute(tx)
  return rows[0]
}

export async function markHandled(
  tx: Transaction,
  messageId: string,
  outcome: 'go' | 'same' | 'part' | 'late' | 'task' | 'unknown-order',
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update omsorg.erp_message set handled_at = ${now.toString()}, outcome = ${outcome} where message_id = ${messageId}
  `.execute(tx)
}

/** Stores a message and says whether it is new; a known one changes nothing. */
export async function storeMessage(
  tx: Transaction,
  messageId: string,
  orderId: number,
  body: unknown,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select omsorg.receive_erp_message(${messageId}, ${orderId}::bigint, ${JSON.stringify(body)}::jsonb) as is_new
  `.execute(tx)
  return rows[0]?.is_new === true
}

/**
 * A message about an order that nobody here knows is a task of customer service, of every market: one, however many
 * follow.
 */
export async function addTaskOfUnknownOrder(tx: Transaction, messageId: string, orderId: number): Promise<void> {
  await sql`
    insert into omsorg.order_task (market, kind, reason, detail)
    values (null, 'unknown-order', '', ${JSON.stringify({ orderId, messageId })}::jsonb)
    on conflict do nothing
  `.execute(tx)
}

/** The part that a stored message is about. */
export async function orderOfMessage(tx: Transaction, messageId: string): Promise<number | undefined> {
  const { rows } = await sql<{ order_part_id: number | null }>`
    select order_part_id from omsorg.erp_message where message_id = ${messageId}
  `.execute(tx)
  return rows[0]?.order_part_id ?? undefined
}
