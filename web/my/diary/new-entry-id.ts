import { newKey } from '../calls/use-doing.ts'

/** A GUID made here, as randomUUID, which browsers offer in secure contexts only. */
export function newEntryId(): string {
  const hex = newKey()
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
