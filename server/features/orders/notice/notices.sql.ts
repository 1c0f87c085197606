import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { NoticeChannel, NoticeKind } from '@omsorg/domain/orders/notice/order-notice.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface PersonToTell {
  readonly notify_by: 'phone' | 'sms' | 'email' | null
  readonly protected_kind: Protection | null
}

export async function readPersonToTell(tx: Transaction, orderId: number): Promise<PersonToTell | undefined> {
  const { rows } = await sql<PersonToTell>`
    select o.notify_by, c.protected_kind
    from omsorg.order_part p
    join omsorg.customer_order o on o.id = p.customer_order_id
    left join omsorg.care_recipient c on c.id = o.care_recipient_id
    where p.id = ${orderId}
  `.execute(tx)
  return rows[0]
}

export interface NoticeToAdd {
  readonly orderId: number
  readonly kind: NoticeKind
  readonly toPerson: 'sms' | 'email' | null
}

/** The notices that are new: to the person, and to whom the care place has its order mail sent. */
export async function addNotices(tx: Transaction, { orderId, kind, toPerson }: NoticeToAdd): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.order_notice (order_part_id, kind, channel, recipient)
    select ${orderId}::bigint, ${kind}::text, told.channel, told.recipient
    from (
      select ${toPerson}::text as channel, null::text as recipient where ${toPerson}::text is not null
      union
      select 'order-mail', each.recipient
      from omsorg.order_part p
      join omsorg.customer_order o on o.id = p.customer_order_id
      join omsorg.place_setting s on s.care_place_id = o.care_place_id
      cross join lateral unnest(s.order_mail_recipients) as each (recipient)
      where p.id = ${orderId}::bigint and each.recipient <> ''
    ) told
    on conflict do nothing
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface NoticeToSend {
  readonly order_part_id: number
  readonly customer_order_id: number
  readonly market: MarketCode
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly recipient: string | null
  readonly added_at: string
  readonly is_over: boolean
  readonly delivery_date: string | null
  readonly notify_by: 'phone' | 'sms' | 'email' | null
  readonly notify_phone: string | null
  readonly notify_email: string | null
  readonly protected_kind: Protection | null
}

export async function readNotice(tx: Transaction, noticeId: number): Promise<NoticeToSend | undefined> {
  const { rows } = await sql<NoticeToSend>`
    select n.order_part_id, p.customer_order_id, o.market, n.kind, n.channel, n.recipient, n.added_at,
           n.sent_at is not null or n.given_up_at is not null as is_over,
           coalesce(p.delivery_date, o.delivery_date) as delivery_date,
           o.notify_by, o.notify_phone, o.notify_email, c.protected_kind
    from omsorg.order_notice n
    join omsorg.order_part p on p.id = n.order_part_id
    join omsorg.customer_order o on o.id = p.customer_order_id
    left join omsorg.care_recipient c on c.id = o.care_recipient_id
    where n.id = ${noticeId}
  `.execute(tx)
  return rows[0]
}

export async function markNoticeSent(tx: Transaction, noticeId: number, now: Temporal.Instant): Promise<void> {
  await sql`update omsorg.order_notice set sent_at = ${now.toString()} where id = ${noticeId}`.execute(tx)
}

export async function giveNoticeUp(tx: Transaction, noticeId: number, now: Temporal.Instant): Promise<void> {
  await sql`update omsorg.order_notice set given_up_at = ${now.toString()} where id = ${noticeId}`.execute(tx)
}
