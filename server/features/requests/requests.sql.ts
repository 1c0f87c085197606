import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface RequestToKeep {
  readonly kind: 'sample' | 'product' | 'care-place'
  readonly clientId: string
  readonly carePlaceId: string
  readonly by: number
  readonly sealed: Buffer
  readonly contentHash: Buffer
  readonly today: Temporal.PlainDate
  readonly now: Temporal.Instant
}

/** Its number, whether it is new or was asked for before on the same day. */
export async function keepStaffRequest(
  tx: Transaction,
  { kind, clientId, carePlaceId, by, sealed, contentHash, today, now }: RequestToKeep,
): Promise<{ readonly id: number; readonly is_new: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into omsorg.staff_request as r
      (kind, client_id, care_place_id, requested_by, sealed, content_hash, requested_on, requested_at)
    values (${kind}, ${clientId}::uuid, ${carePlaceId}::uuid, ${by}, ${sealed}::bytea, ${contentHash}::bytea,
            ${today.toString()}::date, ${now.toString()}::timestamptz)
    on conflict (requested_by, content_hash, requested_on) do update set content_hash = excluded.content_hash
    returning r.id, r.requested_at = ${now.toString()}::timestamptz as is_new
  `.execute(tx)
  return rows[0]
}

export interface RequestToSend {
  readonly sealed: Buffer
  readonly sent_at: string | null
  readonly market: MarketCode
  readonly client_name: string
  readonly care_place_name: string
  readonly customer_number: string | null
  readonly by_name: string | null
  readonly on_behalf_of_name: string | null
}

export async function requestToSend(tx: Transaction, id: number): Promise<RequestToSend | undefined> {
  const { rows } = await sql<RequestToSend>`
    select r.sealed, r.sent_at, c.market, c.name as client_name, p.name as care_place_name,
           (select n.number from omsorg.customer_number n
            where n.client_id = r.client_id and (n.care_place_id = r.care_place_id or n.care_place_id is null)
            order by n.care_place_id nulls last, n.is_primary desc, n.id limit 1) as customer_number,
           concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) as by_name,
           case when b.id is not null then concat_ws(' ', nullif(b.first_name, ''), nullif(b.last_name, '')) end
             as on_behalf_of_name
    from omsorg.staff_request r
    join omsorg.client c on c.id = r.client_id
    join omsorg.care_place p on p.id = r.care_place_id
    join omsorg.user_account u on u.id = r.requested_by
    left join omsorg.user_account b on b.id = r.requested_on_behalf_of
    where r.id = ${id}
  `.execute(tx)
  return rows[0]
}

export async function markRequestSent(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.staff_request set sent_at = ${now.toString()}::timestamptz, failed_at = null where id = ${id}
  `.execute(tx)
}

export async function markRequestFailed(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await sql`
    update omsorg.staff_request set failed_at = ${now.toString()}::timestamptz where id = ${id}
  `.execute(tx)
}

/** What was sent is in the mail; here it is kept only as long as somebody may ask whether it was. */
export async function removeOldRequests(tx: Transaction, now: Temporal.Instant): Promise<number> {
  const requests = await sql`
    delete from omsorg.staff_request where requested_at < ${now.toString()}::timestamptz - interval '30 days'
  `.execute(tx)
  return requests.rowCount
}

/** The name of a care unit that somebody administers. */
export async function readOwnUnitName(
  tx: Transaction,
  careUnitId: string,
  administratorId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select u.name
    from omsorg.care_unit u
    join omsorg.role_assignment ra on ra.node_id = u.id and ra.node_type = 'care-unit'
    join omsorg.role r on r.id = ra.role_id and r.code = 'CUAdmin'
    where u.id = ${careUnitId}::uuid and ra.user_id = ${administratorId}
  `.execute(tx)
  return rows[0]?.name
}
