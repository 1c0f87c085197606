import type { AreaMarker, Permission } from '@omsorg/contract/permissions.ts'
import type { Application, StaffApplication } from '@omsorg/contract/application.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/**
 * How far a transaction sees: one care place (GUIDE with a chosen place), one client (GUIDE before a place is chosen),
 * every client of a market (CSP), the organisation of all markets without any person (PRINCIPAL), or the one person whom the
 * holder of a portal account has chosen (CRP).
 */
export type Scope = 'place' | 'client' | 'market' | 'all' | 'holder'

/** Whoever holds an account of the care recipient portal. */
export interface Holder {
  readonly accountId: number
  /** The person that was chosen; null before. */
  readonly careRecipientId: number | null
}

/** Whoever a call is made by, as the token says it. */
export interface Actor {
  /** Whose rights count: the user, or the one acted for while impersonating. Of a holder, the author of what the account does. */
  readonly userId: number
  readonly impersonatorId: number | null
  /** Who acts: the impersonator while impersonating, else the user. */
  readonly doerId: number
  /** For whom, when that is somebody else. */
  readonly onBehalfOf: number | null
  readonly parentId: number | null
  /** It signed in by a registration, and fits every base. */
  readonly isMachine: boolean
  readonly application: Application
  readonly market: MarketCode
  readonly clientId: string | null
  readonly carePlaceId: string | null
  readonly scope: Scope
  /** The refresh family that the token belongs to: a sign-out ends both. */
  readonly familyId: string
  readonly epoch: number
  /** Null for every user of the organisation. */
  readonly holder: Holder | null
  may(permission: Permission): boolean
  /** Whether a write permission counts in a therapy area (roles 2.1). */
  mayIn(permission: Permission, area: TherapyArea): boolean
  /** "Own" in a permission: the caller's own id, the impersonated user's, or the parent's. */
  isOwn(userId: number): boolean
}

/** Where a user of the organisation works; a holder of a portal account reaches no call that asks for it. */
export function staffApplicationOf({ application }: Pick<Actor, 'application'>): StaffApplication {
  if (application === 'CRP') throw new Error('a holder of a portal account is no user of the organisation')
  return application
}

type MarkerOf = (area: TherapyArea) => AreaMarker

const prescribing: MarkerOf = (area) => `ProductPrescription${area}Write`
const ordering: MarkerOf = (area) => `Order${area}Write`
const purchasing: MarkerOf = (area) => `CarePlacePurchase${area}Write`

/** The marker that names in which area a write permission counts; a permission that is not named needs none. */
const markerOf: Partial<Record<Permission, MarkerOf>> = {
  ProductPrescriptionWrite: prescribing,
  PrescriptionAdditionWrite: prescribing,
  PrescriptionRenewWrite: prescribing,
  OrderWrite: ordering,
  CarePlacePurchaseWrite: purchasing,
}

export function rightsOf(granted: Iterable<string>): Pick<Actor, 'may' | 'mayIn'> {
  const held: ReadonlySet<string> = new Set(granted)
  return {
    may: (permission) => held.has(permission),
    mayIn: (permission, area) => {
      const marker = markerOf[permission]
      return held.has(permission) && (marker === undefined || held.has(marker(area)))
    },
  }
}

/** The holder behind a call of the portal; no other caller gets so far. */
export function holderOf({ holder }: Pick<Actor, 'holder'>): Holder {
  if (!holder) throw new Error('a call of the portal without a holder')
  return holder
}
