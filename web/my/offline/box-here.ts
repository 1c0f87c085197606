import { canSeal, indexedShelf, memoryStore, type SealedStore } from '../../platform/device/sealed-store.ts'
import { keyOfBox } from '../session/tab-storage.ts'
import { boxStore } from './box-store.ts'

/** Of whoever is signed in in this tab; where there is no key, or nothing to seal by, it lives as long as the page. */
export function boxHere(accountId: number, name: string): SealedStore {
  const key = sessionStorage.getItem(keyOfBox)
  return key !== null && canSeal() ? boxStore(indexedShelf(), accountId, name, key) : memoryStore()
}
