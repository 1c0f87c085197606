/** What a device keeps of one user until the server has it: sealed, and gone with its key. */
export interface SealedStore {
  /** False where the browser cannot seal: then nothing outlives the page. */
  readonly isLasting: boolean
  load(): Promise<unknown>
  keep(value: unknown): Promise<void>
  /** Throws the key away, and with it all that this owner has on the device. */
  forgetAll(): Promise<void>
}

/** Where sealed bytes and keys lie, by their names. */
export interface DeviceShelf {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  removeFrom(start: string): Promise<void>
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

function isSealed(found: unknown): found is Sealed {
  return typeof found === 'object' && found !== null && 'iv' in found && 'bytes' in found
}

const algorithm = 'AES-GCM'
const bytesOfIv = 12

/** Seals by a key that is made here and cannot be taken out of the browser, one for each owner: a user, or one use of theirs. */
export function sealedStore(owner: number | string, name: string, shelf: DeviceShelf): SealedStore {
  const own = `${owner}/`
  const nameOfKey = `${own}key`
  const nameOfValue = `${own}value/${name}`

  async function key(): Promise<CryptoKey> {
    const found = await shelf.read(nameOfKey)
    if (found instanceof CryptoKey) return found
    const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
    await shelf.write(nameOfKey, made)
    return made
  }

  return {
    isLasting: true,
    async load() {
      const found = await shelf.read(nameOfValue)
      if (!isSealed(found)) return null
      try {
        const bytes = await crypto.subtle.decrypt({ name: algorithm, iv: found.iv }, await key(), found.bytes)
        return JSON.parse(new TextDecoder().decode(bytes)) as unknown
      } catch {
        // Sealed by a key that is gone: nobody can read it any more.
        return null
      }
    },
    async keep(value) {
      const iv = crypto.getRandomValues(new Uint8Array(bytesOfIv))
      const bytes = new TextEncoder().encode(JSON.stringify(value))
      await shelf.write(nameOfValue, {
        iv,
        bytes: await crypto.subtle.encrypt({ name: algorithm, iv }, await key(), bytes),
      })
    },
    forgetAll: () => shelf.removeFrom(own),
  }
}

/** For browsers that cannot seal: it lives as long as the page. */
export function memoryStore(): SealedStore {
  let kept: unknown = null
  return {
    isLasting: false,
    load: async () => kept,
    keep: async (value) => {
      kept = value
    },
    forgetAll: async () => {
      kept = null
    },
  }
}

export const canSeal = (): boolean => typeof indexedDB !== 'undefined' && typeof crypto.subtle !== 'undefined'

/** The store of this device: lasting where the browser can seal and keep, as all do on a secure page. */
export function deviceStore(owner: number | string, name: string): SealedStore {
  return canSeal() ? sealedStore(owner, name, indexedShelf()) : memoryStore()
}

const shelfName = 'omsorg-device'
const drawer = 'sealed'

/** Where this browser lays what is sealed. */
export function indexedShelf(): DeviceShelf {
  let opened: Promise<IDBDatabase> | null = null
  const open = () =>
    (opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(shelfName, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(drawer))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
    }))

  async function within<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) {
    const store = (await open()).transaction(drawer, mode).objectStore(drawer)
    return new Promise<Answer>((resolve, reject) => {
      const request = work(store)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
    })
  }

  return {
    read: (name) => within<unknown>('readonly', (store) => store.get(name) as IDBRequest<unknown>),
    write: async (name, value) => {
      await within('readwrite', (store) => store.put(value, name))
    },
    removeFrom: async (start) => {
      await within('readwrite', (store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`)))
    },
  }
}
