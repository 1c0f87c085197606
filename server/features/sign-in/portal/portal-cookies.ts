import type { Exchange } from '../../../platform/handle.ts'
import type { TokenPair } from '../token/session-tokens.ts'

/** A flag that a session of the portal runs; it opens nothing. */
const sessionCookie = 'my-session'
/** Binds a session to the browser that opened it: never enough alone, and needed for every refresh. */
const binderCookie = 'my-auth'
/** Knows a device again that has signed in before, so that tries elsewhere do not lock it out. */
const deviceCookie = 'my-device'
/** Binds a sign-in by e-ID to the browser that began it. */
const eidCookie = 'my-eid'

const year = 365 * 24 * 60 * 60
const mostAccountsOfDevice = 5
export const eidMinutes = 10

export function portalBinderOf(exchange: Exchange): string {
  return exchange.cookies[binderCookie] ?? ''
}

export function portalDevicesOf(exchange: Exchange): readonly string[] {
  return secretsIn(exchange.cookies[deviceCookie]).slice(0, mostAccountsOfDevice)
}

export function keepPortalSession(
  exchange: Exchange,
  binder: string,
  { refresh_expires_in: maxAgeSeconds = 0 }: TokenPair,
): void {
  exchange.setCookie(sessionCookie, '1', { httpOnly: false, maxAgeSeconds })
  exchange.setCookie(binderCookie, binder, { httpOnly: true, maxAgeSeconds })
}

export function keepPortalDevice(exchange: Exchange, secrets: readonly string[]): void {
  const kept = [...new Set(secrets)].slice(0, mostAccountsOfDevice).join('.')
  exchange.setCookie(deviceCookie, kept, { httpOnly: true, maxAgeSeconds: year })
}

export function clearPortalSession(exchange: Exchange): void {
  exchange.clearCookie(sessionCookie)
  exchange.clearCookie(binderCookie)
}

export function eidStatesOf(exchange: Exchange): readonly string[] {
  return secretsIn(exchange.cookies[eidCookie]).slice(0, mostAccountsOfDevice)
}

export function keepEidState(exchange: Exchange, state: string): void {
  const kept = [state, ...eidStatesOf(exchange)].slice(0, mostAccountsOfDevice).join('.')
  exchange.setCookie(eidCookie, kept, { httpOnly: true, maxAgeSeconds: eidMinutes * 60 })
}

export function clearEidStates(exchange: Exchange): void {
  exchange.clearCookie(eidCookie)
}

function secretsIn(cookie = ''): readonly string[] {
  return cookie.split('.').filter((each) => /^[\w-]{43}$/.test(each))
}
