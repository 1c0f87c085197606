import { createPrivateKey, type KeyObject } from 'node:crypto'
import { importJWK, type CryptoKey, type JWK } from 'jose'
import type { Clock } from '../clock.ts'
import { ConfigurationError } from '../config/configuration-error.ts'
import { createLog, failureFields, type Log } from '../log.ts'
import { signingKeyAt, verifiesAt, type TimedKey } from './key-times.ts'
import type { SigningKey } from './signing-keys.ts'

export const algorithm = 'ES256'

export interface LoadedKey extends TimedKey {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: CryptoKey
  readonly published: JWK
}

/** The keys of this server, as it last read them. */
export interface KeySet {
  /** The one that signs now. */
  signing(): LoadedKey
  /** The one of that name, while its tokens count. One that nobody knows is looked for, not more often than every two seconds. */
  verifying(kid: string): Promise<LoadedKey | null>
  /** Whether tokens of a key that was found before still count. */
  counts(key: LoadedKey): boolean
  /** For whoever checks our tokens: those that sign, have signed, or will. */
  published(): readonly JWK[]
  /** Reads them anew: somebody told that they have changed. */
  readAnew(): Promise<void>
}

interface KeySetOptions {
  /** Null when they are the known ones. */
  readonly read: (known: readonly string[]) => Promise<readonly SigningKey[] | null>
  readonly clock: Clock
  readonly log: Log
  /** Milliseconds that only go forward. */
  readonly elapsed?: () => number
}

/** A made-up name costs nothing but this look-up in so many milliseconds, however many are sent. */
export const restMilliseconds = 2_000
/** A change is told at once; where the telling was lost, it is noticed with the first call after so many milliseconds. */
export const freshMilliseconds = 60_000
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export async function createKeySet({
  read,
  clock,
  log,
  elapsed = () => performance.now(),
}: KeySetOptions): Promise<KeySet> {
  const first = await read([])
  if (!first || first.length === 0) {
    throw new ConfigurationError('OMSORG_SECRET is not the one that the keys which sign tokens were sealed with.')
  }
  let keys = await Promise.all(first.map(loaded))
  let readAt = elapsed()
  let reading: Promise<void> | null = null
  let isToldMeanwhile = false

  async function look(): Promise<void> {
    readAt = elapsed()
    try {
      const found = await read(keys.map(({ kid }) => kid))
      // None that can be opened is none to go on with: the known ones count on until there is.
      if (!found || found.length === 0) return
      keys = await Promise.all(found.map(loaded))
      log.info('signing keys read anew', { applied: keys.length })
    } catch (fault) {
      log.warn('signing keys cannot be read', failureFields(fault))
    }
  }

  function lookOnce(): Promise<void> {
    reading ??= look().finally(() => (reading = null))
    return reading
  }

  /** Lets nobody wait. */
  function stayFresh(): void {
    if (elapsed() - readAt > freshMilliseconds) void lookOnce()
  }

  const counting = () => keys.filter((key) => verifiesAt(keys, key, clock()))

  return {
    signing() {
      stayFresh()
      const key = signingKeyAt(keys, clock())
      if (!key) throw new Error('no key to sign tokens with')
      return key
    },
    async verifying(kid) {
      stayFresh()
      const known = () => counting().find((key) => key.kid === kid) ?? null
      const found = known()
      if (found || !uuid.test(kid)) return found
      if (!reading && elapsed() - readAt < restMilliseconds) return null
      await lookOnce()
      return known()
    },
    counts(key) {
      stayFresh()
      return keys.includes(key) && verifiesAt(keys, key, clock())
    },
    published() {
      stayFresh()
      return counting().map((key) => key.published)
    },
    async readAnew() {
      // What is being read may be from before what was told.
      isToldMeanwhile = true
      while (isToldMeanwhile) {
        await reading
        isToldMeanwhile = false
        await lookOnce()
      }
    },
  }
}

/** Keys that are not read from anywhere. */
export function fixedKeySet(keys: readonly SigningKey[], clock: Clock): Promise<KeySet> {
  const read = async (known: readonly string[]) => (known.length === 0 ? keys : null)
  return createKeySet({ read, clock, log: createLog('silent') })
}

async function loaded({ kid, privateJwk, publicJwk, signsFrom }: SigningKey): Promise<LoadedKey> {
  const privateKey = createPrivateKey({ key: { ...privateJwk }, format: 'jwk' })
  const publicKey = await importJWK(publicJwk, algorithm)
  if (!(publicKey instanceof CryptoKey)) throw new Error('a key of another kind')
  return { kid, signsFrom, privateKey, publicKey, published: { ...publicJwk, kid, alg: algorithm, use: 'sig' } }
}
