import { randomUUID } from 'node:crypto'
import { grantedBy } from '@omsorg/contract/roles.ts'
import { grantedWhileImpersonating } from '@omsorg/contract/sign-in/impersonation/withheld.ts'
import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import type { ImpersonationEnd } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { accessTokenSeconds, type Tokens } from '../../../platform/tokens/tokens.ts'
import { rolesAt, type Account, type OwnerOfToken } from './accounts.sql.ts'
import { hashOf, newSecret } from './secrets.ts'
import { addRefreshToken, openSession } from './sessions.sql.ts'

const longestHours = 12

export interface Opening {
  readonly account: Account
  readonly carePlaceId: string | null
  readonly binder: string
  readonly methods: readonly SignInMethod[]
  readonly device: Device | null
  readonly now: Temporal.Instant
}

export interface TokenPair {
  readonly access_token: string
  readonly refresh_token?: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_expires_in?: number
  readonly impersonation_ended?: ImpersonationEnd
  /** Of the portal: what waits on the device to be sent is sealed by it. */
  readonly box_key?: string
}

/** Opens a session for an account at a care place, or at none yet. */
export async function openedPair(tx: Transaction, tokens: Tokens, opening: Opening): Promise<TokenPair> {
  const { account, carePlaceId, binder, methods, device, now } = opening
  const ends = now.add({ hours: longestHours })
  const sessionId = randomUUID()
  const session = { userId: account.id, clientId: account.client_id, carePlaceId, methods, device, opened: now, ends }
  const [, pair] = await Promise.all([
    openSession(tx, { ...session, id: sessionId, binderHash: hashOf(binder) }),
    nextPair(tx, tokens, { account, carePlaceId, sessionId, now, ends }),
  ])
  return pair
}

/** Customer service that acts as a user, until when. */
export interface Acting {
  readonly helper: Account
  readonly ends: Temporal.Instant
}

export interface Continuation {
  /** Whose rights count. */
  readonly account: Account
  readonly acting?: Acting | undefined
  readonly carePlaceId: string | null
  readonly sessionId: string
  readonly now: Temporal.Instant
  /** When the session ends whatever happens; a refresh never moves it. */
  readonly ends: Temporal.Instant
}

/** The next pair of a running session. The permissions are read anew, so a changed role counts from here on. */
export async function nextPair(tx: Transaction, tokens: Tokens, next: Continuation): Promise<TokenPair> {
  const { account, carePlaceId, sessionId, now } = next
  const refreshToken = newSecret()
  const idleEnd = now.add({ minutes: tokens.idleMinutes })
  const refreshEnds = Temporal.Instant.compare(idleEnd, next.ends) < 0 ? idleEnd : next.ends
  const [, roles] = await Promise.all([
    addRefreshToken(tx, sessionId, hashOf(refreshToken), now, refreshEnds),
    rolesAt(tx, account.id, carePlaceId),
  ])
  return signedPair(tokens, { ...next, roles, refreshToken, refreshEnds })
}

export interface SignedPair extends Omit<Continuation, 'ends' | 'account'> {
  readonly account: OwnerOfToken
  readonly roles: readonly string[]
  /** It was added. */
  readonly refreshToken: string
  readonly refreshEnds: Temporal.Instant
}

export function signedPair(tokens: Tokens, pair: SignedPair): TokenPair {
  const { account, acting, carePlaceId, sessionId, roles, refreshToken, refreshEnds, now } = pair
  const granted = [...new Set(roles.flatMap(grantedBy))]
  const permissions = acting ? grantedWhileImpersonating(granted) : granted
  const whose = acting ? actingClaims(account, acting, sessionId) : claimsOf(account, sessionId)
  const ses = Math.floor(refreshEnds.epochMilliseconds / 1000)
  const idleSeconds = Math.floor(refreshEnds.since(now).total('seconds'))
  const actingSeconds = acting ? Math.floor(acting.ends.since(now).total('seconds')) : Infinity
  return {
    access_token: tokens.sign({ ...whose, ...place(carePlaceId), ses, permissions }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: Math.min(accessTokenSeconds, idleSeconds, actingSeconds),
    refresh_expires_in: idleSeconds,
  }
}

/** A token that says who was recognised and opens nothing but the second step. */
export async function challengeToken(tokens: Tokens, account: Account, challengeId: string): Promise<TokenPair> {
  const claims = { ...claimsOf(account, challengeId), permissions: [], tfc: true }
  return { access_token: tokens.sign(claims), token_type: 'Bearer', expires_in: accessTokenSeconds }
}

function place(carePlaceId: string | null) {
  return carePlaceId ? { cp: carePlaceId } : {}
}

/** Who acts stands in the token by name, and so does as whom; client, place and rights are the user's. */
function actingClaims(account: OwnerOfToken, { helper, ends }: Acting, sessionId: string): Whose {
  const own = claimsOf(helper, sessionId)
  return {
    ...claimsOf(account, sessionId),
    sub: own.sub,
    given_name: own.given_name,
    family_name: own.family_name,
    email: own.email,
    preferred_username: own.preferred_username,
    imp_sub: String(account.id),
    imp_name: `${account.first_name} ${account.last_name}`,
    imp_exp: Math.floor(ends.epochMilliseconds / 1000),
  }
}

type Whose = Omit<AccessClaims, 'iss' | 'aud' | 'iat' | 'exp' | 'permissions'>

function claimsOf(account: OwnerOfToken, sessionId: string): Whose {
  return {
    sub: String(account.id),
    sid: sessionId,
    epo: account.epoch,
    app: account.application,
    mac: account.market,
    given_name: account.first_name,
    family_name: account.last_name,
    email: account.email ?? '',
    preferred_username: account.user_name,
    is_parent: account.is_parent,
    ...(account.client_id ? { cid: account.client_id } : {}),
    ...(account.patient_data_owner_id ? { pdo: account.patient_data_owner_id } : {}),
    ...(account.default_care_place_id ? { dcp: account.default_care_place_id } : {}),
    ...(account.parent_user_id ? { parent_id: String(account.parent_user_id) } : {}),
  }
}
