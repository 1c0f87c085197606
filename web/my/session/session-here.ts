import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useSyncExternalStore } from 'react'
import { line } from '../../platform/line.ts'
import type { TokenReply } from '../../platform/session/refresh.ts'
import { spokenNow } from '../language/speaking.ts'
import type { Holder } from './holder.ts'
import { tabMemory } from './tab-storage.ts'
import { createPortalSession, type PortalState, type TabNews } from './portal-session.ts'

const clientId = 'my'
const timeOut = 30_000

/** Sends a form to one of the addresses of signing in; status 0 where nobody answered. */
export async function post(path: string, form: Readonly<Record<string, string>>): Promise<TokenReply> {
  try {
    const response = await line.during(
      fetch(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { Accept: 'application/json', 'Accept-Language': cultureOf(spokenNow().language) },
        keepalive: true,
        signal: AbortSignal.timeout(timeOut),
      }),
    )
    const body: unknown = await response.json().catch(() => null)
    const retryAfter = Number(response.headers.get('Retry-After'))
    return { status: response.status, body, retryAfter: retryAfter > 0 ? retryAfter : null }
  } catch {
    return { status: 0, body: null, retryAfter: null }
  }
}

const channel = new BroadcastChannel('omsorg-my')

/** The session of this tab. */
export const session = createPortalSession({
  memory: tabMemory,
  tell: channel.postMessage.bind(channel),
  listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data)),
  alone: async (work) =>
    'locks' in navigator ? await navigator.locks.request('omsorg-my-refresh', work) : await work(),
  ask: (form) => post(issueToken.path, { ...form, client_id: clientId }),
  // Best effort: without it the session ends by itself after 20 minutes.
  revoke: (refresh) => void post(revokeToken.path, { refresh_token: refresh, client_id: clientId }),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

export function useSession(): PortalState {
  return useSyncExternalStore(session.watch, session.state, session.state)
}

/** Who is signed in. Pages behind the sign-in alone ask for it. */
export function useHolder(): Holder {
  const state = useSession()
  if (state.phase !== 'signed-in') throw new Error('Nobody is signed in')
  return state.holder
}

/** Keys, mouse and touch keep a session alive. */
export function watchActivity(): void {
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(sign, session.noteActivity, { passive: true, capture: true })
}
