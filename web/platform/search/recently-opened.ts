import { session } from '../session/browser-session.ts'
import { recentKeyOf } from '../session/storage.ts'
import { actingId } from '../session/session-user.ts'

/** What somebody has opened, as it is offered again. */
export interface Opened {
  readonly kind: 'person' | 'order' | 'product'
  /** The address, which says what it is. */
  readonly path: string
  /** Null for a person with protected identity. */
  readonly name: string | null
  readonly detail: string
  /** A moment in UTC. */
  readonly at: string
}

const kept = 10

/** The newest first, each once. */
export function withOpened(former: readonly Opened[], opened: Opened): readonly Opened[] {
  return [opened, ...former.filter(({ path }) => path !== opened.path)].slice(0, kept)
}

/** In the memory of the tab, for one user at one care place: computers are shared. */
function keyNow(): string | null {
  const state = session.state()
  return state.phase === 'signed-in' ? recentKeyOf(actingId(state.user), state.user.carePlaceId) : null
}

export function recentlyOpened(): readonly Opened[] {
  const key = keyNow()
  const found: unknown = JSON.parse((key && sessionStorage.getItem(key)) || '[]')
  return Array.isArray(found) ? (found as Opened[]) : []
}

export function rememberOpened(opened: Omit<Opened, 'at'>): void {
  const key = keyNow()
  if (!key) return
  const at = Temporal.Now.instant().toString({ smallestUnit: 'second' })
  sessionStorage.setItem(key, JSON.stringify(withOpened(recentlyOpened(), { ...opened, at })))
}
