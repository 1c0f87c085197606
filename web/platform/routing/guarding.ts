import { redirect } from '@tanstack/react-router'
import { rememberAsked } from './asked-address.ts'
import { membership } from '../calls/client.ts'
import { type GuardFacts, type Verdict, decide, guards, wantsMembership } from './guards.ts'
import { loading } from '../loading.ts'
import { type RouteName, pathTo } from './paths.ts'
import { placeIn } from './service-address.ts'
import { session } from '../session/browser-session.ts'
import { actingId } from '../session/session-user.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that was wanted when AccessDenied opened instead. */
    denied?: RouteName
  }
}

export function guardFacts(): GuardFacts {
  const state = session.state()
  const user = state.phase === 'signed-in' ? state.user : null
  return {
    user,
    challenged: state.phase === 'challenged',
    membership: user && membership.nodesOf(actingId(user)),
  }
}

/** Judges a route for whoever is signed in, after reading the membership where it counts. */
export async function judge(name: RouteName, address: string): Promise<Verdict> {
  const guard = guards[name]
  const state = session.state()
  const facts = guardFacts()
  if (state.phase === 'signed-in' && facts.membership === null && wantsMembership(guard, facts)) {
    // A failure is swallowed (A-4.3-08): what is not known then counts as not held.
    await loading.during(membership.load(actingId(state.user))).catch(() => null)
  }
  return decide(guard, { ...guardFacts(), placeNamed: placeIn(address) !== null })
}

/** Runs before a route opens; leads elsewhere when it may not. */
export async function guardRoute(name: RouteName, address: string): Promise<void> {
  const verdict = await judge(name, address)
  if (verdict === 'allow') return
  if (verdict === 'accessDenied') throw redirect({ to: pathTo('accessDenied'), replace: true, state: { denied: name } })
  rememberAsked(address)
  throw redirect({ to: pathTo(verdict === 'login' ? 'Login' : 'home'), replace: true })
}
