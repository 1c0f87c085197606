import type { Clock } from '../clock.ts'

/** Moments are milliseconds since 1970: they are compared with every call. */
export interface TimedKey {
  readonly signsFrom: number
}

type Now = ReturnType<Clock>

/** A key signs for so long. */
export const signsForDays = 30
/** A key is known to all servers, and to whoever checks tokens by our key set, for so long before it signs. */
export const publishedBeforeHours = 24
/** The five minutes of the last token that it signed, and ten for clocks that differ. */
export const verifiesAfterMinutes = 15

/** The key that signs; `keys` has the oldest first. A server whose clock is behind takes the first. */
export function signingKeyAt<Key extends TimedKey>(keys: readonly Key[], now: Now): Key | undefined {
  return keys.findLast((key) => key.signsFrom <= now.epochMilliseconds) ?? keys[0]
}

/** Whether tokens of a key still count: until a while after another one has begun to sign. */
export function verifiesAt(keys: readonly TimedKey[], key: TimedKey, now: Now): boolean {
  const successor = keys[keys.indexOf(key) + 1]
  return !successor || now.epochMilliseconds < successor.signsFrom + verifiesAfterMinutes * 60_000
}

/** When a key made now begins to sign, and how young the newest must be for none to be needed. */
export function nextKeyAt(now: Now): { readonly signsFrom: Now; readonly unlessAfter: Now } {
  return {
    signsFrom: now.add({ hours: publishedBeforeHours }),
    unlessAfter: now.add({ hours: publishedBeforeHours }).subtract({ hours: signsForDays * 24 }),
  }
}
