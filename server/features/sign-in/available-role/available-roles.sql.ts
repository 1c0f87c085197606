import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ClientOfRoles {
  readonly name: string
  readonly changedAt: string | null
  readonly changedBy: string | null
  readonly onBehalfOf: string | null
}

/** A client, and who said last which roles it uses. */
export async function readClientOfRoles(tx: Transaction, clientId: string): Promise<ClientOfRoles | undefined> {
  const { rows } = await sql<ClientOfRoles>`
    select c.name, change.at as "changedAt", omsorg.user_display_name(change.by_user) as "changedBy",
           omsorg.user_display_name(change.on_behalf_of) as "onBehalfOf"
    from omsorg.client c
    left join lateral (
      select e.at, e.by_user, e.on_behalf_of from omsorg.organisation_event e
      where e.subject = 'available-roles' and e.subject_id = c.id::text
      order by e.at desc, e.id desc limit 1
    ) change on true
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** How many users of a client hold each of its roles. */
export async function countHolders(tx: Transaction, clientId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ role_id: number; holders: number }>`
    select role_id, count(distinct user_id)::int as holders
    from omsorg.role_assignment where client_id = ${clientId}::uuid group by role_id
  `.execute(tx)
  return new Map(rows.map((row) => [row.role_id, row.holders]))
}

export async function clientIsInReach(tx: Transaction, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from omsorg.client where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows.length > 0
}

/** Whoever gives a role waits until what the client uses is written, and the other way round. */
export async function lockAvailableRoles(tx: Transaction, clientId: string, how: 'read' | 'write'): Promise<void> {
  const key = sql`hashtextextended('roles of ' || ${clientId}::text, 0)`
  const lock = how === 'read' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`
  await sql`select ${lock}`.execute(tx)
}

/** What a client uses; null when it has never said, and uses all. */
export async function readAvailableRoles(tx: Transaction, clientId: string): Promise<ReadonlySet<number> | null> {
  const { rows } = await sql<{ role_id: number }>`
    select role_id from omsorg.available_role where client_id = ${clientId}::uuid
  `.execute(tx)
  return rows.length === 0 ? null : new Set(rows.map((row) => row.role_id))
}

export async function rolesInUse(tx: Transaction, clientId: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ role_id: number }>`
    select distinct role_id from omsorg.role_assignment where client_id = ${clientId}::uuid
  `.execute(tx)
  return new Set(rows.map((row) => row.role_id))
}

export async function writeAvailableRoles(
  tx: Transaction,
  clientId: string,
  roleIds: readonly number[],
): Promise<void> {
  await sql`
    delete from omsorg.available_role where client_id = ${clientId}::uuid and role_id <> all(${roleIds}::int[])
  `.execute(tx)
  await sql`
    insert into omsorg.available_role (client_id, role_id)
    select ${clientId}::uuid, wanted from unnest(${roleIds}::int[]) as wanted
    on conflict do nothing
  `.execute(tx)
}
