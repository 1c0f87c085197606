import { type DeviceShelf, type SealedStore, sealedStore } from '../../platform/device/sealed-store.ts'
import { givenKeyShelf, keyOfHex } from './given-key.ts'

/**
 * What waits on this device of one holder. The server gives the key with a sign-in and throws it away when the device is signed
 * out: then nobody opens what lies here, whoever holds the device and whoever signs in on it.
 */
export function boxStore(shelf: DeviceShelf, accountId: number, name: string, key: string): SealedStore {
  return sealedStore(
    accountId,
    name,
    givenKeyShelf(shelf, 'box/', () => keyOfHex(key)),
  )
}
