import type { DeviceShelf } from '../../platform/device/sealed-store.ts'

/** A part of the shelf whose key lies elsewhere: what is sealed there is opened as long as somebody gives it. */
export function givenKeyShelf(shelf: DeviceShelf, start: string, key: () => Promise<CryptoKey>): DeviceShelf {
  return {
    read: (name) => (name.endsWith('/key') ? key() : shelf.read(start + name)),
    write: (name, value) => shelf.write(start + name, value),
    removeFrom: (name) => shelf.removeFrom(start + name),
  }
}

export function keyOfHex(hex: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
