import type { Seal } from '@omsorg/database/sealed.ts'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { job, type Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { nextKeyAt, verifiesAfterMinutes, type TimedKey } from './key-times.ts'
import { addKey, readKeyIds, readStoredKeys, removeEndedKeys, type StoredKey } from './signing-keys.sql.ts'

export interface SigningKey extends TimedKey {
  readonly kid: string
  readonly privateJwk: JWK
  readonly publicJwk: JWK
}

export interface StoreOfKeys {
  readonly database: Database
  /** Of signing keys alone. */
  readonly seal: Seal
  readonly clock: Clock
  readonly log: Log
}

const privateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
/** The public half and the name lie in the seal too: without the secret nobody adds a key of their own. */
const content = z.object({ kid: z.string(), jwk: privateJwk })

/**
 * The keys that tokens are signed with, the oldest first; where there is none, a first one is made. Null when they are those that
 * are known already: a server asks often, and each giving of the keys stands in the log of PostgreSQL.
 */
export async function readSigningKeys(
  store: StoreOfKeys,
  known: readonly string[] = [],
): Promise<readonly SigningKey[] | null> {
  const ids = await store.database.transaction(null, readKeyIds)
  if (ids.length > 0 && ids.join() === known.join()) return null
  if (ids.length === 0) await addSigningKey(store, { signsFrom: store.clock(), unlessAfter: null })
  const stored = await store.database.transaction(null, readStoredKeys)
  return stored.flatMap((each) => opened(each, store) ?? [])
}

/** Every hour one of the servers makes the next key when its time has come, and removes those of which no token is left. */
export function signingKeyRotation(store: StoreOfKeys): Job {
  return job(name, z.unknown(), async () => {
    const now = store.clock()
    const added = await addSigningKey(store, nextKeyAt(now))
    const removed = await store.database.transaction(null, (tx) =>
      removeEndedKeys(tx, now.subtract({ minutes: verifiesAfterMinutes })),
    )
    if (added || removed > 0) store.log.info('signing keys rotated', { applied: Number(added) + removed })
  })
}

const name = 'platform/rotate-signing-keys'
export const rotationTimetable = [`37 * * * * ${name}`]

/** What the servers hear when a key was added, removed or withdrawn. */
export const signingKeysChanged = 'signing-keys'

async function addSigningKey(
  { database, seal }: StoreOfKeys,
  { signsFrom, unlessAfter }: { signsFrom: Temporal.Instant; unlessAfter: Temporal.Instant | null },
): Promise<boolean> {
  const kid = crypto.randomUUID()
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const sealed = seal.seal(JSON.stringify({ kid, jwk: await exportJWK(privateKey) }))
  return database.transaction(null, (tx) => addKey(tx, { kid, sealed, signsFrom }, unlessAfter))
}

/** Null for one that the secret of this installation does not open, or that lies under another name. */
function opened({ kid, sealed, signs_from: from }: StoredKey, { seal, log }: StoreOfKeys): SigningKey | null {
  try {
    const { kid: own, jwk } = content.parse(JSON.parse(seal.open(sealed)))
    if (own !== kid) throw new Error('a signing key under the name of another')
    const { d: _d, ...publicJwk } = jwk
    return { kid, privateJwk: jwk, publicJwk, signsFrom: Temporal.Instant.from(from).epochMilliseconds }
  } catch {
    log.error('a signing key cannot be opened', { code: kid })
    return null
  }
}
