import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface UserToAdd {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
  readonly carePlaceId: string | null
}

interface About {
  readonly clientId: string
  readonly market: MarketCode
  readonly by: number
  readonly now: Temporal.Instant
}

export interface AddedUser {
  readonly id: number
  readonly email: string | null
}

/** Many users at once, as one by one. Fewer are answered when somebody else took a name or an address a moment before. */
export async function addUsers(
  tx: Transaction,
  { clientId, market, by, now }: About,
  users: readonly UserToAdd[],
): Promise<AddedUser[]> {
  const given = JSON.stringify(users)
  const { rows } = await sql<AddedUser>`
    insert into omsorg.user_account
      (kind, application, market, client_id, user_name, first_name, last_name, email, phone, language, status,
       status_changed_at, status_changed_by, is_parent, visible)
    select 'user', 'GUIDE', ${market}, ${clientId}::uuid, g."userName", g."firstName", g."lastName", g.email, g.phone,
           g.language, 'pending', ${now.toString()}::timestamptz, ${by}::int, false, true
    from jsonb_to_recordset(${given}::jsonb) as g("userName" text, "firstName" text, "lastName" text, email text,
      phone text, language text)
    on conflict do nothing
    returning id, email
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  await Promise.all([
    sql`insert into omsorg.authentication_method (user_id) select id from unnest(${ids}::int[]) id`.execute(tx),
    sql`
      insert into omsorg.membership (user_id, client_id, node_type, node_id, is_default)
      select u.id, ${clientId}::uuid, 'care-place', g."carePlaceId", true
      from jsonb_to_recordset(${given}::jsonb) as g("userName" text, "carePlaceId" uuid)
      join omsorg.user_account u on u.user_name = g."userName" and u.id = any(${ids}::int[])
      where g."carePlaceId" is not null
    `.execute(tx),
  ])
  return rows
}
