import type { Application } from '@omsorg/contract/application.ts'
import type { RouteName } from './paths.ts'

export interface OfferedPlace {
  readonly id: string
}

/** One client of a parent user, reached through the child user that belongs to it (A-G25). */
export interface ClientEntry {
  readonly userId: number
  readonly clientId: string
  readonly defaultCarePlaceId: string | null
  readonly carePlaces: readonly OfferedPlace[]
}

export interface LandingFacts {
  readonly application: Application
  readonly parent: boolean
  /** The care place that the token already stands for. */
  readonly current: string | null
  /** The care place chosen earlier in this session (A-G52). */
  readonly remembered: string | null
  readonly defaultCarePlaceId: string | null
  /** What the user belongs to: the clients of a parent, the care places of everybody else. */
  readonly clients: readonly ClientEntry[]
  readonly carePlaces: readonly OfferedPlace[]
}

/** Where root may lead. */
export type LandingTarget = Extract<
  RouteName,
  | 'organizations'
  | 'CSPCareRecipient'
  | 'accessDenied'
  | 'selectClientCarePlace'
  | 'selectCarePlace'
  | 'MyPages'
  | 'CareRecipientMain'
  | 'careplace_overview'
>

export type PlaceDecision =
  | { readonly kind: 'go'; readonly to: LandingTarget }
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'choose'
      readonly carePlaceId: string
      /** A parent acts on behalf of a child user (A-4.4-08). */
      readonly childUserId: number | null
      /** Only where a default existed (A-4.4-07). */
      readonly saveAsDefault: boolean
    }

/** First half of the root routing: for which care place does this person work now? */
export function placeFor(facts: LandingFacts): PlaceDecision {
  if (facts.application === 'PRINCIPAL') return { kind: 'go', to: 'organizations' }
  if (facts.application === 'CSP') return { kind: 'go', to: 'CSPCareRecipient' }
  if (facts.current !== null) return { kind: 'keep' }
  return facts.parent ? placeOfParent(facts) : placeOfUser(facts)
}

function placeOfParent({ clients }: LandingFacts): PlaceDecision {
  if (clients.length === 0) return { kind: 'go', to: 'accessDenied' }
  const [only] = clients
  if (clients.length > 1 || !only) return { kind: 'go', to: 'selectClientCarePlace' }
  const place = onlyOne(only.carePlaces) ?? among(only.carePlaces, only.defaultCarePlaceId)
  if (!place) return { kind: 'go', to: 'selectClientCarePlace' }
  return {
    kind: 'choose',
    carePlaceId: place.id,
    childUserId: only.userId,
    saveAsDefault: only.defaultCarePlaceId !== null,
  }
}

function placeOfUser({ carePlaces, remembered, defaultCarePlaceId }: LandingFacts): PlaceDecision {
  if (carePlaces.length === 0) return { kind: 'go', to: 'accessDenied' }
  const place = onlyOne(carePlaces) ?? among(carePlaces, remembered) ?? among(carePlaces, defaultCarePlaceId)
  if (!place) return { kind: 'go', to: 'selectCarePlace' }
  return { kind: 'choose', carePlaceId: place.id, childUserId: null, saveAsDefault: false }
}

function onlyOne(places: readonly OfferedPlace[]): OfferedPlace | null {
  return places.length === 1 ? (places[0] ?? null) : null
}

function among(places: readonly OfferedPlace[], id: string | null): OfferedPlace | null {
  return places.find((place) => place.id === id) ?? null
}

export interface ScreenFacts {
  readonly parent: boolean
  /** No visit of MyPages is stored for this user today (A-4.2-25, A-4.2-26). */
  readonly firstToday: boolean
  readonly permissions: readonly string[]
}

/** Second half: which screen, once the token stands for a care place. Null stays on the root page (A-G33). */
export function screenFor({ parent, firstToday, permissions }: ScreenFacts): LandingTarget | null {
  if (firstToday) return 'MyPages'
  if (permissions.includes('CareRecipientRead')) return 'CareRecipientMain'
  if (parent) return 'selectClientCarePlace'
  return permissions.includes('CarePlacePurchaseRead') ? 'careplace_overview' : null
}

/** A new calendar day in local time, or no visit at all (A-C14). Days are `YYYY-MM-DD`. */
export function isFirstToday(visited: string | null, today: string): boolean {
  return visited === null || visited < today
}

/**
 * An address of ours that may be opened after signing in, or null. Nothing that leads elsewhere, and none of the pages
 * that only make sense before.
 */
export function askedAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/[^/\\]/.test(address)) return null
  return /^\/(login|2fa|AccessDenied|SelectCarePlace|SelectClientCarePlace)\b/i.test(address) ? null : address
}
