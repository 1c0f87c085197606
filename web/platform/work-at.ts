import { loading } from './loading.ts'
import { messages } from './messages.ts'
import { go } from './routing/navigation.tsx'
import { session } from './session/browser-session.ts'

/** Goes on at another care place, or says once why not. A child user that owes a second factor owes it to its parent too. */
export async function workAt(carePlaceId: string, childUserId: number | null = null): Promise<void> {
  const outcome = await loading.during(session.changeCarePlace(carePlaceId, childUserId))
  if (outcome.ok) return go(outcome.next === '2fa' ? '2fa' : 'home')
  // Whoever was signed out meanwhile stands at the door, which says so.
  if (session.state().phase === 'signed-in') messages.announce({ kind: 'dialog', title: 'system', code: outcome.code })
}
