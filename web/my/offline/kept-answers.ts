import { type DeviceShelf, type SealedStore, sealedStore } from '../../platform/device/sealed-store.ts'
import { givenKeyShelf, keyOfHex } from './given-key.ts'

export interface KeptAnswer {
  readonly value: unknown
  /** Epoch milliseconds at which the server gave it. */
  readonly at: number
}

interface Parts {
  readonly shelf: DeviceShelf
  /** Where the key lies as long as the session: what is sealed by it cannot be read afterwards, also where it is left behind. */
  readonly keys: { readonly read: () => string | null; readonly keep: (key: string) => void }
  readonly now: () => number
}

const shelfOfAnswers = 'answers/'

/** What a session has read, sealed by a key that goes with it: a page that is loaded again without a line shows it. */
export function createKeptAnswers({ shelf, keys, now }: Parts) {
  let key: Promise<CryptoKey> | null = null

  async function keyOfSession(): Promise<CryptoKey> {
    const kept = keys.read()
    const hex = kept ?? newHex()
    if (kept === null) {
      keys.keep(hex)
      // What earlier sessions have left behind can be read by nobody.
      await shelf.removeFrom(shelfOfAnswers)
    }
    return keyOfHex(hex)
  }

  const sealed = givenKeyShelf(shelf, shelfOfAnswers, () => (key ??= keyOfSession()))
  const storeOf = (name: string): SealedStore => sealedStore(0, name, sealed)

  return {
    keep: (name: string, value: unknown): Promise<void> => storeOf(name).keep({ value, at: now() }),
    async load(name: string): Promise<KeptAnswer | null> {
      return keys.read() === null ? null : ((await storeOf(name).load()) as KeptAnswer | null)
    },
    /** The session has ended. */
    async forget(): Promise<void> {
      key = null
      await shelf.removeFrom(shelfOfAnswers)
    },
  }
}

const newHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
