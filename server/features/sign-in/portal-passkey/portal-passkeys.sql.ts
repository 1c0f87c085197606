import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { KnownPasskey, MadeToKeep } from '../passkey/passkeys.sql.ts'

export interface PortalPasskey {
  readonly id: number
  readonly crp_account_id: number
  readonly public_key: Buffer
}

export async function portalPasskeyByCredential(
  tx: Transaction,
  credentialId: Buffer,
): Promise<PortalPasskey | undefined> {
  const { rows } = await sql<PortalPasskey>`
    select id, crp_account_id, public_key from omsorg.crp_passkey
    where credential_id = ${credentialId} and closed_at is null
  `.execute(tx)
  return rows[0]
}

export interface HolderForPasskeys {
  readonly email: string
  readonly opened_at: string
  readonly passkeys: number
}

/** The holder who asks, locked: nobody else adds to the passkeys of the account meanwhile. */
export async function lockHolderForPasskeys(tx: Transaction, familyId: string): Promise<HolderForPasskeys | undefined> {
  const { rows } = await sql<HolderForPasskeys>`
    select email, opened_at, passkeys from omsorg.lock_holder_for_passkeys(${familyId}::uuid)
  `.execute(tx)
  return rows[0]
}

export interface ListedPasskey extends KnownPasskey {
  readonly id: number
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Those of the holder who asks. */
export async function listPasskeysOfHolder(tx: Transaction, accountId: number): Promise<ListedPasskey[]> {
  const { rows } = await sql<ListedPasskey>`
    select id, name, credential_id, transports, created_at, last_used_at from omsorg.crp_passkey
    where crp_account_id = ${accountId} order by created_at, id
  `.execute(tx)
  return rows
}

/** With the device that it is made on. Undefined when somebody has that passkey already. */
export async function insertPortalPasskey(
  tx: Transaction,
  accountId: number,
  { familyId, name, credentialId, publicKey, counter, transports, now }: MadeToKeep & { readonly familyId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.crp_passkey
      (crp_account_id, name, public_key, credential_id, counter, transports, created_at, crp_device_id)
    values (${accountId}, ${name}, ${publicKey}, ${credentialId}, ${counter}, ${transports}::text[], ${now.toString()},
            omsorg.device_of_own_session(${familyId}::uuid))
    on conflict (credential_id) do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id
}

interface OwnPasskey {
  readonly id: number
  readonly accountId: number
}

/** False when it is none of the holder's. */
export async function writePortalPasskeyName(
  tx: Transaction,
  { id, accountId }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.crp_passkey set name = ${name} where id = ${id} and crp_account_id = ${accountId}
  `.execute(tx)
  return rowCount > 0
}

/** How many sessions ended with it, that of `familyId` left out; null when it is none of the holder's. */
export async function deletePortalPasskey(
  tx: Transaction,
  { id, familyId, now }: { readonly id: number; readonly familyId: string; readonly now: Temporal.Instant },
): Promise<number | null> {
  const { rows } = await sql<{ ended: number | null }>`
    select omsorg.remove_portal_passkey(${id}, ${familyId}::uuid, ${now.toString()}::timestamptz) as ended
  `.execute(tx)
  return rows[0]?.ended ?? null
}

/** Counts a use, as `countUse` does for staff: false when the passkey counts and has not gone on. */
export async function countPortalUse(
  tx: Transaction,
  id: number,
  counter: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.crp_passkey set counter = ${counter}, last_used_at = ${now.toString()}
    where id = ${id} and closed_at is null and (counter < ${counter} or (counter = 0 and ${counter} = 0))
  `.execute(tx)
  return rowCount > 0
}

export async function closePortalPasskey(tx: Transaction, id: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.crp_passkey set closed_at = ${now.toString()} where id = ${id} and closed_at is null
  `.execute(tx)
  return rowCount > 0
}

export interface HolderMailed {
  readonly email: string
  readonly market: 10 | 30 | 40 | 80
}

export async function holderOfPasskey(tx: Transaction, passkeyId: number): Promise<HolderMailed | undefined> {
  const { rows } = await sql<HolderMailed>`
    select a.email, a.market from omsorg.crp_passkey p join omsorg.crp_account a on a.id = p.crp_account_id
    where p.id = ${passkeyId}
  `.execute(tx)
  return rows[0]
}

export async function holderOfAccount(tx: Transaction, accountId: number): Promise<HolderMailed | undefined> {
  const { rows } = await sql<HolderMailed>`
    select email, market from omsorg.crp_account where id = ${accountId}
  `.execute(tx)
  return rows[0]
}
