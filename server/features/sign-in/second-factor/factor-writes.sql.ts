import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { App } from './factors.sql.ts'

/** Begins with an app; one that was begun before and never confirmed is forgotten. */
export async function beginAppOf(
  tx: Transaction,
  userId: number,
  sealed: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.second_factor (user_id, kind, secret, created_at)
    values (${userId}, 'totp', ${sealed}, ${now.toString()})
    on conflict (user_id, (confirmed_at is not null)) where kind = 'totp'
    do update set secret = excluded.secret, created_at = excluded.created_at, counter = 0
  `.execute(tx)
}

/** The app counts from now on, in the place of the one before. The code of the step is used up. */
export async function confirmAppOf(
  tx: Transaction,
  userId: number,
  app: App,
  step: number,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    delete from omsorg.second_factor where user_id = ${userId} and kind = 'totp' and confirmed_at is not null
  `.execute(tx)
  await sql`
    update omsorg.second_factor set confirmed_at = ${now.toString()}, counter = ${step} where id = ${app.id}
  `.execute(tx)
}

/** The app with which somebody began inside a second step, where there was none. */
export async function addConfirmedApp(
  tx: Transaction,
  userId: number,
  sealed: Buffer,
  step: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    insert into omsorg.second_factor (user_id, kind, secret, counter, created_at, confirmed_at, last_used_at)
    values (${userId}, 'totp', ${sealed}, ${step}, ${now.toString()}, ${now.toString()}, ${now.toString()})
    on conflict do nothing
  `.execute(tx)
  return rowCount > 0
}

/** Whoever adds a factor is asked for it from the next sign-in on; whoever removes the last one is not asked any more. */
export async function turnSecondStep(tx: Transaction, userId: number, on: boolean): Promise<void> {
  await sql`
    insert into omsorg.authentication_method (user_id, two_factor_enabled) values (${userId}, ${on})
    on conflict (user_id) do update
    set two_factor_enabled = excluded.two_factor_enabled, row_version = omsorg.authentication_method.row_version + 1
    where omsorg.authentication_method.two_factor_enabled <> excluded.two_factor_enabled
  `.execute(tx)
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: number,
  hashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`delete from omsorg.second_factor where user_id = ${userId} and kind = 'recovery-code'`.execute(tx)
  await sql`
    insert into omsorg.second_factor (user_id, kind, secret, created_at, confirmed_at)
    select ${userId}, 'recovery-code', hash, ${now.toString()}, ${now.toString()} from unnest(${hashes}::bytea[]) as hash
  `.execute(tx)
}

export interface OwnFactor {
  readonly id: number
  readonly user_id: number
  readonly kind: 'totp' | 'passkey'
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

export async function listFactors(tx: Transaction, userId: number): Promise<readonly OwnFactor[]> {
  const { rows } = await sql<OwnFactor>`
    select id, user_id, kind, name, created_at, last_used_at
    from omsorg.second_factor
    where user_id = ${userId} and kind in ('totp', 'passkey') and (kind = 'passkey' or confirmed_at is not null)
    order by created_at, id
  `.execute(tx)
  return rows
}

/** The user whose factor it is, locked: of two at once the second one sees what the first has left. */
export async function lockOwnerOfFactor(tx: Transaction, factorId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id
    from omsorg.user_account u
    where u.id = (select f.user_id from omsorg.second_factor f where f.id = ${factorId})
    for no key update
  `.execute(tx)
  return rows[0]?.id
}

/** Until this transaction is over nobody else changes the factors of the user. */
export async function lockFactorsOf(tx: Transaction, userId: number): Promise<void> {
  await sql`select 1 as locked from omsorg.user_account where id = ${userId} for no key update`.execute(tx)
}

export async function removeFactor(tx: Transaction, factorId: number): Promise<void> {
  await sql`delete from omsorg.second_factor where id = ${factorId}`.execute(tx)
}

export async function removeRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await sql`delete from omsorg.second_factor where user_id = ${userId} and kind = 'recovery-code'`.execute(tx)
}
