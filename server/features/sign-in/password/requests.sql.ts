import type { ResetRequests } from '@omsorg/domain/sign-in/password/reset-limits.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface Asked {
  readonly addressHash: Buffer
  readonly sourceHash: Buffer
  readonly now: Temporal.Instant
}

export async function requestsOfTheHour(
  tx: Transaction,
  { addressHash, sourceHash, now }: Asked,
): Promise<ResetRequests> {
  const { rows } = await sql<ResetRequests>`
    select count(*) filter (where address_hash = ${addressHash}) as "ofAddress",
           count(*) filter (where source_hash = ${sourceHash}) as "ofSource",
           count(*) as "all"
    from omsorg.password_request
    where at > ${now.toString()}::timestamptz - interval '1 hour'
  `.execute(tx)
  return rows[0] ?? { ofAddress: 0, ofSource: 0, all: 0 }
}

export async function addRequest(
  tx: Transaction,
  { addressHash, sourceHash, now }: Asked,
  addressSealed: Buffer,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.password_request (at, address_hash, source_hash, address_sealed)
    values (${now.toString()}, ${addressHash}, ${sourceHash}, ${addressSealed})
    returning id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('a request was not written down')
  return added.id
}

/** The sealed address of a request that nobody has looked at yet; from here on it is looked at. */
export async function takeRequest(tx: Transaction, requestId: number): Promise<Buffer | null> {
  const { rows } = await sql<{ address_sealed: Buffer }>`
    select address_sealed from omsorg.password_request
    where id = ${requestId} and address_sealed is not null
    for update
  `.execute(tx)
  await sql`update omsorg.password_request set address_sealed = null where id = ${requestId}`.execute(tx)
  return rows[0]?.address_sealed ?? null
}

/** What no limit counts any more. */
export async function removeOldRequests(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    delete from omsorg.password_request where at < ${now.toString()}::timestamptz - interval '1 day'
  `.execute(tx)
}

/** Who signs in with a password and has this address: a child is entered by its parent and has none. */
export async function accountsOfAddress(tx: Transaction, address: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id
    from omsorg.user_account u
    left join omsorg.authentication_method a on a.user_id = u.id
    left join omsorg.authentication_provider_setting s on s.client_id = u.client_id and s.provider = 'UserNamePassword'
    where lower(u.email) = lower(${address}) and u.parent_user_id is null and coalesce(a.password_enabled, true)
      and coalesce(s.enabled, true)
    order by u.id
    limit 5
  `.execute(tx)
  return rows.map(({ id }) => id)
}
