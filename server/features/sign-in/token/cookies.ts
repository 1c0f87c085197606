import type { Exchange } from '../../../platform/handle.ts'
import type { TokenPair } from './session-tokens.ts'

const year = 365 * 24 * 60 * 60

/** A flag that a session runs; it opens nothing. */
const sessionCookie = 'guide-session'
/** Binds a session to the browser that opened it: never enough alone, and needed for every refresh. */
const binderCookie = 'guide-auth'
/**
 * Knows a device again that has signed in before, so that failed tries elsewhere do not lock it out: a secret for each
 * account that has signed in here, the latest first, so that none of them stands for a colleague.
 */
const deviceCookie = 'guide-device'
const mostAccountsOfDevice = 10

/** Binds a challenge of a passkey to the browser that asked for it. */
const passkeyCookie = 'guide-passkey'
const fiveMinutes = 5 * 60

export function binderOf(exchange: Exchange): string | null {
  return exchange.cookies[binderCookie] ?? null
}

export function deviceSecretsOf(exchange: Exchange): readonly string[] {
  const secrets = (exchange.cookies[deviceCookie] ?? '').split('.').filter((each) => /^[\w-]{43}$/.test(each))
  return secrets.slice(0, mostAccountsOfDevice)
}

/** They last as long as the pair of tokens beside them may stand idle. */
export function keepSessionCookies(
  exchange: Exchange,
  binder: string,
  { refresh_expires_in: maxAgeSeconds = 0 }: Pick<TokenPair, 'refresh_expires_in'>,
): void {
  exchange.setCookie(sessionCookie, '1', { httpOnly: false, maxAgeSeconds })
  exchange.setCookie(binderCookie, binder, { httpOnly: true, maxAgeSeconds })
}

/** The binder of a challenge alone: no session runs yet. */
export function keepBinderCookie(exchange: Exchange, binder: string, maxAgeSeconds: number): void {
  exchange.setCookie(binderCookie, binder, { httpOnly: true, maxAgeSeconds })
}

export function keepDeviceCookie(exchange: Exchange, secrets: readonly string[]): void {
  const kept = secrets.slice(0, mostAccountsOfDevice).join('.')
  exchange.setCookie(deviceCookie, kept, { httpOnly: true, maxAgeSeconds: year })
}

export function clearSessionCookies(exchange: Exchange): void {
  exchange.clearCookie(sessionCookie)
  exchange.clearCookie(binderCookie)
}

export function passkeyBinderOf(exchange: Exchange): string | null {
  return exchange.cookies[passkeyCookie] ?? null
}

export function keepPasskeyCookie(exchange: Exchange, binder: string): void {
  exchange.setCookie(passkeyCookie, binder, { httpOnly: true, maxAgeSeconds: fiveMinutes })
}

export function clearPasskeyCookie(exchange: Exchange): void {
  exchange.clearCookie(passkeyCookie)
}
