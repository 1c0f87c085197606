import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface StoredMail {
  readonly id: number
  readonly kind: 'sample' | 'product' | 'care-place'
  readonly market: number
  readonly client_name: string
  readonly care_place_name: string
  readonly requested_at: string
  readonly sent_at: string | null
  readonly failed_at: string | null
  readonly total: number
}

interface MailsAsked {
  readonly ids: readonly number[] | null
  readonly onlyFailed: boolean
  readonly limit: number
  readonly offset: number
}

/** The newest first. */
export async function readStoredMails(tx: Transaction, asked: MailsAsked): Promise<StoredMail[]> {
  const { ids, onlyFailed, limit, offset } = asked
  const { rows } = await sql<StoredMail>`
    select id, kind, market, client_name, care_place_name, requested_at, sent_at, failed_at, total
    from omsorg.stored_mails(${ids}::int[], ${onlyFailed}, ${limit}, ${offset})
  `.execute(tx)
  return rows
}

export interface SentAgain {
  readonly id: number
  readonly staff_request_id: number
  readonly receiver: string | null
  readonly by: ShownAuthor | null
  readonly requested_at: string
  readonly sent_at: string | null
  readonly failed_at: string | null
}

export async function readSentAgain(tx: Transaction, requestIds: readonly number[]): Promise<SentAgain[]> {
  const { rows } = await sql<SentAgain>`
    select m.id, m.staff_request_id, omsorg.user_display_name(m.receiver_id) as receiver,
           omsorg.author_names(m.requested_by, m.requested_on_behalf_of) as by, m.requested_at, m.sent_at, m.failed_at
    from omsorg.mail_request m
    where m.staff_request_id = any(${requestIds}::int[])
    order by m.requested_at desc, m.id desc
  `.execute(tx)
  return rows
}

/** Those of the ids that are operators who can sign in and have an e-mail. */
export async function readReceivers(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from omsorg.user_account u
    where u.id = any(${ids}::int[]) and u.kind = 'operator' and u.status = 'active' and u.email <> ''
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** One row for each mail and receiver; null is customer service. */
export async function keepMailRequests(
  tx: Transaction,
  requestIds: readonly number[],
  receivers: readonly (number | null)[],
  { by, now }: { readonly by: number; readonly now: Temporal.Instant },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.mail_request (staff_request_id, receiver_id, requested_by, requested_at)
    select m.id, r.id, ${by}, ${now.toString()}::timestamptz
    from unnest(${requestIds}::int[]) as m (id) cross join unnest(${receivers}::int[]) as r (id)
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface MailToSendAgain {
  readonly staff_request_id: number
  /** Null = customer service; empty of an operator that has none any more. */
  readonly email: string | null
  readonly is_sent: boolean
}

export async function mailToSendAgain(tx: Transaction, id: number): Promise<MailToSendAgain | undefined> {
  const { rows } = await sql<MailToSendAgain>`
    select m.staff_request_id, case when m.receiver_id is not null then coalesce(u.email, '') end as email,
           m.sent_at is not null as is_sent
    from omsorg.mail_request m
    left join omsorg.user_account u on u.id = m.receiver_id and u.status = 'active'
    where m.id = ${id}
  `.execute(tx)
  return rows[0]
}

export async function markMailRequest(
  tx: Transaction,
  id: number,
  outcome: 'sent' | 'failed',
  now: Temporal.Instant,
): Promise<void> {
  const at = now.toString()
  await sql`
    update omsorg.mail_request
    set sent_at = case when ${outcome} = 'sent' then ${at}::timestamptz else sent_at end,
        failed_at = case when ${outcome} = 'failed' then ${at}::timestamptz end
    where id = ${id}
  `.execute(tx)
}
