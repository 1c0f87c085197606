import type { Exchange } from '../../../platform/handle.ts'

/** Binds what was begun to the browser in which it was. With https the server puts `__Host-` before its name. */
const stateCookie = 'guide-card'
export const stateMinutes = 10
/** As many tabs may be on their way at once. */
const mostBegun = 5

export function statesOf(exchange: Exchange): readonly string[] {
  const states = (exchange.cookies[stateCookie] ?? '').split('.').filter((each) => /^[\w-]{43}$/.test(each))
  return states.slice(0, mostBegun)
}

export function keepState(exchange: Exchange, state: string): void {
  const kept = [state, ...statesOf(exchange)].slice(0, mostBegun).join('.')
  exchange.setCookie(stateCookie, kept, { httpOnly: true, maxAgeSeconds: stateMinutes * 60 })
}

export function clearStates(exchange: Exchange): void {
  exchange.clearCookie(stateCookie)
}
