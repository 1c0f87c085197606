import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import type { StaffApplication } from '@omsorg/contract/application.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

/** Who is signed in, as the access token says (A-3, A-G5). */
export interface SessionUser {
  readonly id: number
  readonly impersonatedUserId: number | null
  readonly impersonatedUserName: string | null
  /** Epoch milliseconds at which the impersonation ends. */
  readonly impersonationEndsAt: number | null
  readonly parentUserId: number | null
  readonly isParentUser: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly userName: string
  readonly market: MarketCode
  readonly clientId: string | null
  readonly application: StaffApplication
  readonly carePlaceId: string | null
  readonly defaultCarePlaceId: string | null
  readonly permissions: readonly string[]
  readonly twoFactorChallenge: boolean
  /** The sign-in that the token came from: tabs of one sign-in follow each other. */
  readonly signInId: string
  /** Seconds between the making of the token and its end. */
  readonly lifetime: number
  /** Seconds between the making of the token and the end of the session, unless it is renewed. */
  readonly idleSeconds: number
}

/** Reads the token without judging it: the server does that on every call. Null when it is no token of ours. */
export function userOf(accessToken: string): SessionUser | null {
  const claims = claimsOf(accessToken)
  if (!claims || claims.app === 'CRP') return null
  return {
    id: Number(claims.sub),
    impersonatedUserId: claims.imp_sub ? Number(claims.imp_sub) : null,
    impersonatedUserName: claims.imp_name ?? null,
    impersonationEndsAt: claims.imp_exp === undefined ? null : claims.imp_exp * 1000,
    parentUserId: claims.parent_id ? Number(claims.parent_id) : null,
    isParentUser: claims.is_parent === true,
    firstName: claims.given_name,
    lastName: claims.family_name,
    email: claims.email,
    userName: claims.preferred_username,
    market: claims.mac,
    clientId: claims.cid ?? null,
    application: claims.app,
    carePlaceId: claims.cp ?? null,
    defaultCarePlaceId: claims.dcp ?? null,
    permissions: claims.permissions,
    twoFactorChallenge: claims.tfc === true,
    signInId: claims.sid,
    lifetime: claims.exp - claims.iat,
    idleSeconds: (claims.ses ?? claims.exp) - claims.iat,
  }
}

export function claimsOf(token: string): AccessClaims | null {
  try {
    const [, body = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as AccessClaims
    return typeof claims.sub === 'string' && Array.isArray(claims.permissions) ? claims : null
  } catch {
    return null
  }
}

/** Whose membership, care place and visits count: the user acted for, else one's own. */
export function actingId(user: SessionUser): number {
  return user.impersonatedUserId ?? user.id
}

/** Whose client memberships count: a child user's stand at its parent (A-4.4-20). */
export function clientMembershipId(user: SessionUser): number {
  return user.parentUserId ?? actingId(user)
}
