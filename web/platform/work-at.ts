import { loading } from './loading.ts'
import { messages } from './messages.ts'
import { go, openAddress } from './routing/navigation.tsx'
import { pathTo } from './routing/paths.ts'
import { session } from './session/browser-session.ts'

/** Goes on at another care place, or says once why not. A child user that owes a second factor owes it to its parent too. */
export async function workAt(carePlaceId: string, childUserId: number | null = null): Promise<void> {
  const outcome = await loading.during(session.changeCarePlace(carePlaceId, childUserId))
  if (outcome.ok) return go(outcome.next === '2fa' ? '2fa' : 'home')
  // Whoever was signed out meanwhile stands at the door, which says so.
  if (session.state().phase === 'signed-in') messages.announce({ kind: 'dialog', title: 'system', code: outcome.code })
}

const onTheWay = '?change'

/**
 * The same from a page on which something may be unsaved: it asks first, as on every way out of a page. The place changes on
 * the page on which one is chosen, and only when that was reached this way.
 */
export async function leaveToWorkAt(carePlaceId: string): Promise<void> {
  const chooser = pathTo('selectCarePlace')
  await openAddress(chooser + onTheWay)
  if (location.pathname === chooser && location.search === onTheWay) await workAt(carePlaceId)
}
