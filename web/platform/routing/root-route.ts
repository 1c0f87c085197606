import { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { answerTo, membership } from '../calls/client.ts'
import {
  type ClientEntry,
  type LandingFacts,
  type LandingTarget,
  type PlaceDecision,
  isFirstToday,
  placeFor,
  screenFor,
} from './landing.ts'
import { go } from './navigation.tsx'
import { session, visits } from '../session/browser-session.ts'
import { carePlacesOf } from '../session/membership.ts'
import { type SessionUser, actingId, clientMembershipId } from '../session/session-user.ts'

/** Where root leads to; null stays. `final`: the address asked for before signing in does not count (session 12). */
export interface Landing {
  readonly to: LandingTarget | null
  readonly final: boolean
}

/** The root routing of. Errors are swallowed: the person stays on the root page (A-4.4-18). */
export async function rootRoute(): Promise<Landing> {
  try {
    return await choosePlaceAndScreen()
  } catch {
    return { to: null, final: true }
  }
}

async function choosePlaceAndScreen(): Promise<Landing> {
  const user = userNow()
  const decision = placeFor(await factsOf(user))
  if (decision.kind === 'go') return { to: decision.to, final: user.application === 'GUIDE' }
  if (decision.kind === 'choose') await workAt(decision, user)

  const present = userNow()
  const today = Temporal.Now.plainDateISO().toString()
  const to = screenFor({
    parent: user.isParentUser || user.parentUserId !== null,
    firstToday: isFirstToday(visits.visitOf(actingId(present)), today),
    permissions: present.permissions,
  })
  if (to === 'MyPages') visits.keepVisit(actingId(present), today)
  return { to, final: to === 'MyPages' }
}

async function factsOf(user: SessionUser): Promise<LandingFacts> {
  const guide = user.application === 'GUIDE'
  const [clients, nodes] = await Promise.all([
    guide && user.isParentUser ? clientsOf(user) : [],
    guide ? membership.load(actingId(user)) : [],
  ])
  return {
    application: user.application,
    parent: user.isParentUser,
    current: user.carePlaceId,
    remembered: session.rememberedCarePlace(),
    defaultCarePlaceId: user.defaultCarePlaceId,
    clients,
    carePlaces: carePlacesOf(nodes),
  }
}

async function clientsOf(user: SessionUser): Promise<readonly ClientEntry[]> {
  const params = { id: String(clientMembershipId(user)) }
  return (await answerTo(readClientMembership, { params }, { silent: true })).users
}

async function workAt(
  { carePlaceId, childUserId, saveAsDefault }: PlaceDecision & { kind: 'choose' },
  user: SessionUser,
): Promise<void> {
  if (saveAsDefault && user.impersonatedUserId === null) {
    const input = { userId: childUserId ?? user.id, carePlaceId }
    await answerTo(setDefaultCarePlace, { input }, { silent: true })
  }
  const outcome = await session.changeCarePlace(carePlaceId, childUserId)
  if (outcome.ok && outcome.next === '2fa') await go('2fa')
  if (!outcome.ok) throw new Error(`The care place could not be chosen: ${outcome.code}`)
}

function userNow(): SessionUser {
  const state = session.state()
  if (state.phase !== 'signed-in') throw new Error('Nobody is signed in')
  return state.user
}
