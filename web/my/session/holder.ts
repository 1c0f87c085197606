import type { MarketCode } from '@omsorg/domain/market.ts'
import { claimsOf } from '../../platform/session/session-user.ts'

/** Who is signed in to the portal, as the access token says. */
export interface Holder {
  readonly accountId: number
  /** Whom the account is used for now; null before one is chosen. */
  readonly chosen: number | null
  readonly market: MarketCode
  readonly signInId: string
  /** Seconds between the making of the token and its end. */
  readonly lifetime: number
  /** Seconds between the making of the token and the end of the session, unless it is renewed. */
  readonly idleSeconds: number
}

/** Reads the token without judging it: the server does that on every call. Null when it is none of the portal. */
export function holderOf(accessToken: string): Holder | null {
  const claims = claimsOf(accessToken)
  if (claims?.app !== 'CRP') return null
  return {
    accountId: Number(claims.sub),
    chosen: claims.act === undefined ? null : Number(claims.act),
    market: claims.mac,
    signInId: claims.sid,
    lifetime: claims.exp - claims.iat,
    idleSeconds: (claims.ses ?? claims.exp) - claims.iat,
  }
}
