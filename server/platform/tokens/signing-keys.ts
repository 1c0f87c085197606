import { exportJWK, generateKeyPair } from 'jose'
import type { Database } from '../database.ts'
import { addFirstSigningKey, readSigningKeys } from './signing-keys.sql.ts'
import type { SigningKey } from './tokens.ts'

/** The keys that tokens are signed with; the first start of all makes the first one. */
export async function signingKeys(database: Database): Promise<readonly SigningKey[]> {
  const known = await database.transaction(null, readSigningKeys)
  if (known.length > 0) return known
  const key = await newKey()
  return database.transaction(null, async (tx) => {
    await addFirstSigningKey(tx, key)
    return readSigningKeys(tx)
  })
}

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    kid: crypto.randomUUID(),
    privateJwk: await exportJWK(privateKey),
    publicJwk: await exportJWK(publicKey),
  }
}
