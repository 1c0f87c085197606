import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

/** A key as it lies in the database. */
export interface StoredKey {
  readonly kid: string
  readonly sealed: Buffer
  readonly signs_from: string
}

/** The oldest first. */
export async function readStoredKeys(tx: Transaction): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`select kid, sealed, signs_from from omsorg.signing_keys()`.execute(tx)
  return rows
}

export async function readKeyIds(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ kid: string }>`select kid from omsorg.signing_key_ids() as known (kid)`.execute(tx)
  return rows.map(({ kid }) => kid)
}

/** False when there is one already that signs from later than `unlessAfter` (null: when there is any). */
export async function addKey(
  tx: Transaction,
  key: { readonly kid: string; readonly sealed: Buffer; readonly signsFrom: Temporal.Instant },
  unlessAfter: Temporal.Instant | null,
): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`
    select omsorg.add_signing_key(${key.kid}::text, ${key.sealed}::bytea, ${key.signsFrom.toString()}::timestamptz,
      coalesce(${unlessAfter?.toString() ?? null}::timestamptz, '-infinity')) as added
  `.execute(tx)
  return rows[0]?.added === true
}

export async function removeEndedKeys(tx: Transaction, succeededBefore: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select omsorg.remove_ended_signing_keys(${succeededBefore.toString()}::timestamptz) as removed
  `.execute(tx)
  return rows[0]?.removed ?? 0
}
