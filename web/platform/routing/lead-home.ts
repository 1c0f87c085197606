import {
  type ClientEntry,
  type LandingFacts,
  type LandingTarget,
  type PlaceDecision,
  isFirstToday,
  placeFor,
  screenFor,
} from './landing.ts'
import { type MembershipNode, carePlacesOf } from '../session/membership.ts'
import type { SignInOutcome } from '../session/token-reply.ts'
import { type SessionUser, actingId, clientMembershipId } from '../session/session-user.ts'

/** Where root leads to; null stays. `final`: the address asked for before signing in does not count (session 12). */
export interface Landing {
  readonly to: LandingTarget | null
  readonly final: boolean
}

/** What the root routing asks, and what it does on the way. */
export interface LandingParts {
  /** Throws when nobody is signed in. */
  readonly user: () => SessionUser
  readonly membershipOf: (userId: number) => Promise<readonly MembershipNode[]>
  readonly clientsOf: (userId: number) => Promise<readonly ClientEntry[]>
  /** The care place chosen earlier in this session. */
  readonly remembered: () => string | null
  readonly changeCarePlace: (carePlaceId: string, childUserId: number | null) => Promise<SignInOutcome>
  readonly saveDefault: (userId: number, carePlaceId: string) => Promise<unknown>
  readonly askForSecondFactor: () => Promise<unknown>
  readonly visits: {
    readonly visitOf: (userId: number) => string | null
    readonly keepVisit: (userId: number, day: string) => void
  }
  readonly today: () => string
}

/** The root routing of. Errors are swallowed: the person stays on the root page (A-4.4-18). */
export async function leadHome(parts: LandingParts): Promise<Landing> {
  try {
    return await choosePlaceAndScreen(parts)
  } catch {
    return { to: null, final: true }
  }
}

async function choosePlaceAndScreen(parts: LandingParts): Promise<Landing> {
  const user = parts.user()
  const decision = placeFor(await factsOf(user, parts))
  if (decision.kind === 'go') return { to: decision.to, final: user.application === 'GUIDE' }
  if (decision.kind === 'choose') await workAt(decision, user, parts)

  const present = parts.user()
  const today = parts.today()
  const to = screenFor({
    parent: user.isParentUser || user.parentUserId !== null,
    firstToday: isFirstToday(parts.visits.visitOf(actingId(present)), today),
    permissions: present.permissions,
  })
  if (to === 'MyPages') parts.visits.keepVisit(actingId(present), today)
  return { to, final: to === 'MyPages' }
}

async function factsOf(user: SessionUser, parts: LandingParts): Promise<LandingFacts> {
  const guide = user.application === 'GUIDE'
  const [clients, nodes] = await Promise.all([
    guide && user.isParentUser ? parts.clientsOf(clientMembershipId(user)) : [],
    guide ? parts.membershipOf(actingId(user)) : [],
  ])
  return {
    application: user.application,
    parent: user.isParentUser,
    current: user.carePlaceId,
    remembered: parts.remembered(),
    defaultCarePlaceId: user.defaultCarePlaceId,
    clients,
    carePlaces: carePlacesOf(nodes),
  }
}

async function workAt(
  { carePlaceId, childUserId, saveAsDefault }: PlaceDecision & { kind: 'choose' },
  user: SessionUser,
  { saveDefault, changeCarePlace, askForSecondFactor }: LandingParts,
): Promise<void> {
  // While impersonating the default is not touched (A-4.2-23).
  if (saveAsDefault && user.impersonatedUserId === null) await saveDefault(childUserId ?? user.id, carePlaceId)
  const outcome = await changeCarePlace(carePlaceId, childUserId)
  if (outcome.ok && outcome.next === '2fa') await askForSecondFactor()
  if (!outcome.ok) throw new Error(`The care place could not be chosen: ${outcome.code}`)
}
