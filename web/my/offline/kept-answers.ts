import { type DeviceShelf, type SealedStore, sealedStore } from '../../platform/device/sealed-store.ts'

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
    const bytes = kept === null ? crypto.getRandomValues(new Uint8Array(32)) : bytesOf(kept)
    if (kept === null) {
      keys.keep(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
      // What earlier sessions have left behind can be read by nobody.
      await shelf.removeFrom(shelfOfAnswers)
    }
    return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  }

  const sealed: DeviceShelf = {
    read: (name) => (name.endsWith('/key') ? (key ??= keyOfSession()) : shelf.read(shelfOfAnswers + name)),
    write: (name, value) => shelf.write(shelfOfAnswers + name, value),
    removeFrom: (start) => shelf.removeFrom(shelfOfAnswers + start),
  }
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

const bytesOf = (written: string) => Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
