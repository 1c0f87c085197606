import type { JWK } from 'jose'
import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'
import type { SigningKey } from './tokens.ts'

/** The present key first, then its predecessor. */
export async function readSigningKeys(tx: Transaction): Promise<SigningKey[]> {
  const { rows } = await sql<{ kid: string; public_jwk: JWK; private_jwk: JWK }>`
    select kid, public_jwk, private_jwk from omsorg.signing_keys()
  `.execute(tx)
  return rows.map((row) => ({ kid: row.kid, publicJwk: row.public_jwk, privateJwk: row.private_jwk }))
}

/** Keeps a first key; of several servers that start at once on an empty database, one wins. */
export async function addFirstSigningKey(tx: Transaction, key: SigningKey): Promise<void> {
  await sql`
    select omsorg.add_signing_key(
      ${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${JSON.stringify(key.privateJwk)}::jsonb, true)
  `.execute(tx)
}
