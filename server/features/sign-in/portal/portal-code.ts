import { createHmac, timingSafeEqual } from 'node:crypto'
import { sixDigits } from '../second-factor/totp.ts'

/** What a code of the portal is for: a sign-in, by the number of its asking; or a new contact, by that of its change. */
export type PortalCodeOf = `sign-in ${number}` | `contact ${string}`

/** Worked out and kept nowhere: a copy of the database tells none. */
export function portalCode(secret: string, of: PortalCodeOf): string {
  return sixDigits(createHmac('sha256', secret).update(`portal code, ${of}`).digest())
}

export function isPortalCode(secret: string, of: PortalCodeOf, code: string): boolean {
  return timingSafeEqual(Buffer.from(portalCode(secret, of)), Buffer.from(code))
}

export function keyedHash(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`portal ${text}`).digest()
}
