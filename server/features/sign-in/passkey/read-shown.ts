import { shownPasskey, type ShownPasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'

/** A passkey in a field of a form; null for what is none. */
export function readShown(text: string): ShownPasskey | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  return shownPasskey.safeParse(parsed).data ?? null
}
