import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Registration {
  readonly client_id: string
  readonly display_name: string
  readonly created_at: string
  readonly reach_client_id: string | null
  readonly reach_market: number | null
  readonly permissions: string[]
}

export async function registrations(tx: Transaction): Promise<Registration[]> {
  const { rows } = await sql<Registration>`
    select client_id, display_name, created_at, reach_client_id, reach_market, permissions
    from omsorg.app_registration where removed_at is null
    order by lower(display_name), client_id
  `.execute(tx)
  return rows
}

/** The market of a client that there is. */
export async function marketOfClient(tx: Transaction, clientId: string): Promise<MarketCode | undefined> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]?.market
}

export interface NewRegistration {
  readonly clientId: string
  readonly displayName: string
  readonly secretHash: string
  readonly reachClientId: string | null
  readonly market: MarketCode
  readonly createdBy: number
}

export interface Named {
  readonly client_id: string
  readonly secret_hash: string
  readonly reach_client_id: string | null
  readonly reach_market: number | null
}

export async function registrationNamed(tx: Transaction, displayName: string): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select client_id, secret_hash, reach_client_id, reach_market from omsorg.app_registration
    where lower(display_name) = lower(${displayName}) and removed_at is null
  `.execute(tx)
  return rows[0]
}

/** With the account that it works as, and its session; null when a registration has that name, of many at once for all but one. */
export async function addRegistration(tx: Transaction, added: NewRegistration): Promise<number | null> {
  const { clientId, displayName, secretHash, reachClientId, market, createdBy } = added
  await sql`select pg_advisory_xact_lock(hashtextextended('app registrations', 0))`.execute(tx)
  if (await registrationNamed(tx, displayName)) return null
  const kind = reachClientId ? 'user' : 'operator'
  const application = reachClientId ? 'GUIDE' : 'CSP'
  const account = await sql<{ id: number }>`
    insert into omsorg.user_account (kind, application, market, client_id, user_name, first_name, is_machine)
    values (${kind}, ${application}, ${market}, ${reachClientId}::uuid, ${`app:${clientId}`}, ${displayName}, true)
    returning id
  `.execute(tx)
  const userId = account.rows[0]?.id ?? null
  const family = await sql<{ id: string }>`
    insert into omsorg.refresh_family (user_id, client_id, client, expires_at)
    values (${userId}, ${reachClientId}::uuid, 'app', 'infinity')
    returning id
  `.execute(tx)
  await sql`
    insert into omsorg.app_registration
      (client_id, display_name, secret_hash, reach_client_id, reach_market, created_by, user_id, family_id)
    values (${clientId}, ${displayName}, ${secretHash}, ${reachClientId}::uuid,
            ${reachClientId ? null : market}, ${createdBy}, ${userId}, ${family.rows[0]?.id ?? null}::uuid)
  `.execute(tx)
  return userId
}

/** Its account is inactive and its session over from here on. The account it worked as, or null when there is none such. */
export async function removeRegistration(
  tx: Transaction,
  clientId: string,
  now: Temporal.Instant,
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    update omsorg.app_registration set removed_at = ${now.toString()}
    where client_id = ${clientId} and removed_at is null
    returning user_id
  `.execute(tx)
  const userId = rows[0]?.user_id ?? null
  if (userId !== null) await sql`update omsorg.user_account set status = 'inactive' where id = ${userId}`.execute(tx)
  return userId
}

/** Nobody else changes them until this transaction is over; null where there is no such registration. */
export async function lockPermissions(tx: Transaction, clientId: string): Promise<string[] | null> {
  const { rows } = await sql<{ permissions: string[] }>`
    select permissions from omsorg.app_registration where client_id = ${clientId} and removed_at is null
    for no key update
  `.execute(tx)
  return rows[0]?.permissions ?? null
}

/** A token from before is refused from here on. The account that the registration works as. */
export async function setPermissions(
  tx: Transaction,
  clientId: string,
  permissions: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ user_id: number }>`
    update omsorg.app_registration set permissions = ${permissions}::text[]
    where client_id = ${clientId} and removed_at is null
    returning user_id
  `.execute(tx)
  const [changed] = rows
  if (!changed) throw new Error('a locked registration is gone')
  await sql`update omsorg.user_account set epoch = epoch + 1 where id = ${changed.user_id}`.execute(tx)
  return changed.user_id
}

export async function permissionsOf(tx: Transaction, clientId: string): Promise<string[] | null> {
  const { rows } = await sql<{ permissions: string[] }>`
    select permissions from omsorg.app_registration where client_id = ${clientId} and removed_at is null
  `.execute(tx)
  return rows[0]?.permissions ?? null
}

export interface Machine {
  readonly client_id: string
  readonly display_name: string
  readonly secret_hash: string
  readonly permissions: string[]
  readonly family_id: string
  readonly user_id: number
  readonly epoch: number
  readonly application: 'GUIDE' | 'CSP'
  readonly market: MarketCode
  readonly reach_client_id: string | null
  readonly patient_data_owner_id: string | null
}

/** Somebody to sign in: a registration that stands, of an account that is active and a client that there is. */
export async function machineOf(tx: Transaction, clientId: string): Promise<Machine | undefined> {
  const { rows } = await sql<Machine>`
    select r.client_id, r.display_name, r.secret_hash, r.permissions, r.family_id, u.id as user_id, u.epoch,
           u.application, u.market, r.reach_client_id, c.patient_data_owner_id
    from omsorg.app_registration r
    join omsorg.user_account u on u.id = r.user_id and u.status = 'active'
    left join omsorg.client c on c.id = r.reach_client_id
    where r.client_id = ${clientId} and r.removed_at is null and c.removed_at is null
  `.execute(tx)
  return rows[0]
}
