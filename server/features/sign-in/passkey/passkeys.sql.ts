import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Passkey {
  readonly id: number
  readonly user_id: number
  readonly name: string
  readonly public_key: Buffer
}

export async function passkeyByCredential(tx: Transaction, credentialId: Buffer): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    select id, user_id, name, secret as public_key from omsorg.second_factor
    where kind = 'passkey' and credential_id = ${credentialId} and used_up_at is null
  `.execute(tx)
  return rows[0]
}

export interface KnownPasskey {
  readonly credential_id: Buffer
  readonly transports: readonly string[]
}

export async function passkeysOf(tx: Transaction, userId: number): Promise<KnownPasskey[]> {
  const { rows } = await sql<KnownPasskey>`
    select coalesce(credential_id, '') as credential_id, transports from omsorg.second_factor
    where user_id = ${userId} and kind = 'passkey' and credential_id is not null
    order by id
  `.execute(tx)
  return rows
}

/** Until this transaction is over nobody else adds to the passkeys of the account. */
export async function lockPasskeysOf(tx: Transaction, userId: number): Promise<void> {
  await sql`select 1 from omsorg.user_account where id = ${userId} for no key update`.execute(tx)
}

/** A passkey that was made and judged. */
export interface MadeToKeep {
  readonly name: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly now: Temporal.Instant
}

export interface NewPasskey extends MadeToKeep {
  readonly userId: number
}

/** Undefined when somebody has that passkey already. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<number | undefined> {
  const { userId, name, credentialId, publicKey, counter, transports, now } = passkey
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.second_factor
      (user_id, kind, name, secret, credential_id, counter, transports, created_at, confirmed_at)
    values (${userId}, 'passkey', ${name}, ${publicKey}, ${credentialId}, ${counter}, ${transports}::text[],
            ${now.toString()}, ${now.toString()})
    on conflict (credential_id) do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id
}

/** False when it is none of the user's. */
export async function writePasskeyName(
  tx: Transaction,
  { id, userId, name }: { readonly id: number; readonly userId: number; readonly name: string },
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.second_factor set name = ${name} where id = ${id} and user_id = ${userId} and kind = 'passkey'
  `.execute(tx)
  return rowCount > 0
}

/**
 * Counts a use. False when the passkey counts and has not gone on: two that count are one and its copy. Those that are kept on
 * several devices count nothing and say 0.
 */
export async function countUse(tx: Transaction, id: number, counter: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.second_factor set counter = ${counter}, last_used_at = ${now.toString()}
    where id = ${id} and used_up_at is null and (counter < ${counter} or (counter = 0 and ${counter} = 0))
  `.execute(tx)
  return rowCount > 0
}

/** True for the one who closes it. */
export async function closePasskey(tx: Transaction, id: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.second_factor set used_up_at = ${now.toString()} where id = ${id} and used_up_at is null
  `.execute(tx)
  return rowCount > 0
}

/** Of many who answer one challenge, one finds it unanswered. */
export async function useChallenge(
  tx: Transaction,
  hash: Buffer,
  ends: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  await sql`delete from omsorg.used_passkey_challenge where expires_at < ${now.toString()}`.execute(tx)
  const { rowCount } = await sql`
    insert into omsorg.used_passkey_challenge (hash, expires_at) values (${hash}, ${ends.toString()})
    on conflict (hash) do nothing
  `.execute(tx)
  return rowCount > 0
}
