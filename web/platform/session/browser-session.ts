import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { spokenNow } from '../language.ts'
import { line } from '../line.ts'
import { tabs } from '../tabs-channel.ts'
import type { TokenReply } from './refresh.ts'
import { createSession } from './session.ts'
import { lastingMemory, sessionMemory } from './storage.ts'

/** As every call (A-G48). */
const timeOut = 30_000

const ask = (form: Readonly<Record<string, string>>, market: MarketCode | null): Promise<TokenReply> =>
  replyOf(() => post(issueToken.path, form, market))

/** Asks another call that ends in a session; what it brings besides its fields stands in the headers. */
export function askIdentity(
  path: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TokenReply> {
  return replyOf(() => post(path, form, null, headers))
}

async function replyOf(send: () => Promise<Response>): Promise<TokenReply> {
  try {
    const response = await send()
    const body: unknown = await response.json().catch(() => null)
    const retryAfter = Number(response.headers.get('Retry-After'))
    return { status: response.status, body, retryAfter: retryAfter > 0 ? retryAfter : null }
  } catch {
    return { status: 0, body: null, retryAfter: null }
  }
}

function revoke(refreshToken: string, market: MarketCode): void {
  // Best effort: without it the family ends by itself after 20 minutes.
  post(revokeToken.path, { refresh_token: refreshToken, client_id: 'web' }, market).catch(() => {})
}

function post(
  path: string,
  form: Readonly<Record<string, string>>,
  market: MarketCode | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const request = {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: {
      Accept: 'application/json',
      'Accept-Language': cultureOf(spokenNow().language),
      ...(market === null ? {} : { 'om-mac': String(market) }),
      ...headers,
    },
    keepalive: true,
    // Whoever waits for it is told, also when the server neither answers nor hangs up.
    signal: AbortSignal.timeout(timeOut),
  }
  return line.during(fetch(path, request))
}

/** The session of this tab. */
export const session = createSession({
  memory: sessionMemory(sessionStorage),
  tabs,
  ask,
  revoke,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

/** The content of the warning before an idle session ends. */
export const warningId = 'session-warning'

/** The days of the last visits to MyPages. */
export const visits = lastingMemory(localStorage)

/** Keys, mouse and touch keep a session alive. */
export function watchActivity(): void {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel']) {
    addEventListener(sign, noteActivity, { passive: true, capture: true })
  }
}

const choosingKeys = ['Tab', 'Shift', 'Enter', ' ', 'Escape']

/** Whoever is about to choose between the two buttons of the warning is not answered before they have chosen. */
function noteActivity(event: Event): void {
  const inWarning = event.target instanceof Element && event.target.closest(`#${warningId}`) !== null
  if (inWarning && (!(event instanceof KeyboardEvent) || choosingKeys.includes(event.key))) return
  session.noteActivity()
}
