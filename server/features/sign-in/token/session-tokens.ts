import { grantedBy } from '@omsorg/contract/roles.ts'
import type { AccessClaims } from '@omsorg/contract/sign-in/token/claims.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { accessTokenSeconds, type Tokens } from '../../../platform/tokens/tokens.ts'
import { rolesAt, type Account } from './accounts.sql.ts'
import { hashOf, newSecret } from './secrets.ts'
import { addRefreshToken, openSession } from './sessions.sql.ts'

const idleMinutes = 20
const longestHours = 12

export interface Opening {
  readonly account: Account
  readonly carePlaceId: string | null
  readonly binder: string
  readonly methods: readonly SignInMethod[]
  readonly now: Temporal.Instant
}

export interface TokenPair {
  readonly access_token: string
  readonly refresh_token?: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_expires_in?: number
}

/** Opens a session for an account at a care place, or at none yet. */
export async function openedPair(tx: Transaction, tokens: Tokens, opening: Opening): Promise<TokenPair> {
  const { account, carePlaceId, binder, methods, now } = opening
  const ends = now.add({ hours: longestHours })
  const sessionId = await openSession(tx, {
    userId: account.id,
    clientId: account.client_id,
    carePlaceId,
    binderHash: hashOf(binder),
    methods,
    opened: now,
    ends,
  })
  return nextPair(tx, tokens, { account, carePlaceId, sessionId, now, ends })
}

export interface Continuation {
  readonly account: Account
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
  const idleEnd = now.add({ minutes: idleMinutes })
  const refreshEnds = Temporal.Instant.compare(idleEnd, next.ends) < 0 ? idleEnd : next.ends
  await addRefreshToken(tx, sessionId, hashOf(refreshToken), now, refreshEnds)
  const roles = await rolesAt(tx, account.id, carePlaceId)
  const permissions = [...new Set(roles.flatMap(grantedBy))]
  const ses = Math.floor(refreshEnds.epochMilliseconds / 1000)
  return {
    access_token: await tokens.sign({ ...claimsOf(account, sessionId), ...place(carePlaceId), ses, permissions }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_expires_in: Math.floor(refreshEnds.since(now).total('seconds')),
  }
}

/** A token that says who was recognised and opens nothing but the second step. */
export async function challengeToken(tokens: Tokens, account: Account): Promise<TokenPair> {
  const claims = { ...claimsOf(account, crypto.randomUUID()), permissions: [], tfc: true }
  return { access_token: await tokens.sign(claims), token_type: 'Bearer', expires_in: accessTokenSeconds }
}

function place(carePlaceId: string | null) {
  return carePlaceId ? { cp: carePlaceId } : {}
}

function claimsOf(
  account: Account,
  sessionId: string,
): Omit<AccessClaims, 'iss' | 'aud' | 'iat' | 'exp' | 'permissions'> {
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
