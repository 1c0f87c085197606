import type { Exchange } from '../../../platform/handle.ts'

const twentyMinutes = 20 * 60
const year = 365 * 24 * 60 * 60

/** A flag that a session runs; it opens nothing. */
const sessionCookie = 'guide-session'
/** Binds a session to the browser that opened it: never enough alone, and needed for every refresh. */
const binderCookie = 'guide-auth'
/** Knows a device again that has signed in before, so that failed tries elsewhere do not lock it out. */
const deviceCookie = 'guide-device'

export function binderOf(exchange: Exchange): string | null {
  return exchange.cookies[binderCookie] ?? null
}

export function deviceOf(exchange: Exchange): string | null {
  return exchange.cookies[deviceCookie] ?? null
}

export function keepSessionCookies(exchange: Exchange, binder: string): void {
  exchange.setCookie(sessionCookie, '1', { httpOnly: false, maxAgeSeconds: twentyMinutes })
  exchange.setCookie(binderCookie, binder, { httpOnly: true, maxAgeSeconds: twentyMinutes })
}

export function keepDeviceCookie(exchange: Exchange, device: string): void {
  exchange.setCookie(deviceCookie, device, { httpOnly: true, maxAgeSeconds: year })
}

export function clearSessionCookies(exchange: Exchange): void {
  exchange.clearCookie(sessionCookie)
  exchange.clearCookie(binderCookie)
}
