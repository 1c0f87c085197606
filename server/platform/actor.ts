import type { AreaMarker, Permission } from '@omsorg/contract/permissions.ts'
import type { Application } from '@omsorg/contract/application.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/**
 * How far a transaction sees: one care place (GUIDE with a chosen place), one client (GUIDE before a place is chosen),
 * every client of a market (CSP), or the organisation of all markets without any person (PRINCIPAL).
 */
export type Scope = 'place' | 'client' | 'market' | 'all'

/** Whoever a call is made by, as the token says it. */
export interface Actor {
  /** Whose rights count: the user, or the one acted for while impersonating. */
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
  may(permission: Permission): boolean
  /** Whether a write permission counts in a therapy area (roles 2.1). */
  mayIn(permission: Permission, area: TherapyArea): boolean
  /** "Own" in a permission: the caller's own id, the impersonated user's, or the parent's. */
  isOwn(userId: number): boolean
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
