import type { Seal } from '@omsorg/database/sealed.ts'
import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { accessTokenSeconds, type Tokens } from '../../../platform/tokens/tokens.ts'
import { deviceOf } from '../security/device-of.ts'
import type { TokenPair } from '../token/session-tokens.ts'
import { hashOf, newSecret } from '../token/secrets.ts'
import { keepPortalDevice, keepPortalSession, portalBinderOf, portalDevicesOf } from './portal-cookies.ts'
import { knownPortalDevice, openPortalSession, type PortalAccount, type PortalMethod } from './portal-sessions.sql.ts'

/** How long a session of the portal may stand idle, and how long it lasts whatever happens. */
export const portalIdleMinutes = 20
const longestHours = 4

interface Signed {
  readonly account: Pick<PortalAccount, 'id' | 'author_id' | 'market' | 'epoch'>
  readonly familyId: string
  readonly careRecipientId: number | null
  readonly refreshToken: string
  readonly refreshEnds: Temporal.Instant
  readonly now: Temporal.Instant
}

/** The token names nobody: who holds the account, and of whom, is read by those who may. */
export function signedPortalPair(tokens: Tokens, signed: Signed): TokenPair {
  const { account, familyId, careRecipientId, refreshToken, refreshEnds, now } = signed
  const idleSeconds = Math.floor(refreshEnds.since(now).total('seconds'))
  return {
    access_token: tokens.sign({
      sub: String(account.id),
      aut: String(account.author_id),
      sid: familyId,
      epo: account.epoch,
      app: 'CRP',
      mac: account.market,
      ...(careRecipientId === null ? {} : { act: String(careRecipientId) }),
      ses: Math.floor(refreshEnds.epochMilliseconds / 1000),
      given_name: '',
      family_name: '',
      email: '',
      preferred_username: '',
      is_parent: false,
      permissions: [],
    }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: Math.min(accessTokenSeconds, idleSeconds),
    refresh_expires_in: idleSeconds,
  }
}

export function idleEndOf(now: Temporal.Instant, ends: Temporal.Instant): Temporal.Instant {
  const idle = now.add({ minutes: portalIdleMinutes })
  return Temporal.Instant.compare(idle, ends) < 0 ? idle : ends
}

interface Completion {
  readonly exchange: Exchange
  readonly tx: Transaction
  readonly parts: { readonly tokens: Tokens; readonly seal: Seal }
  readonly now: Temporal.Instant
}

const bytesOfBoxKey = 32

/** Opens a session for an account whose holder was recognised, with its cookies. A secret is known because we gave it. */
export async function completePortalSignIn(
  { exchange, tx, parts: { tokens, seal }, now }: Completion,
  account: PortalAccount,
  method: PortalMethod,
  passkeyId: number | null = null,
): Promise<TokenPair> {
  const binder = newSecret()
  const before = portalBinderOf(exchange)
  const ours = portalDevicesOf(exchange)
  const known = await knownPortalDevice(tx, account.id, ours.map(hashOf))
  const own = ours.find((secret) => known?.equals(hashOf(secret))) ?? newSecret()
  const refreshToken = newSecret()
  const ends = now.add({ hours: longestHours })
  const refreshEnds = idleEndOf(now, ends)
  const opened = await openPortalSession(tx, {
    account,
    binderHash: hashOf(binder),
    deviceHash: hashOf(own),
    device: deviceOf(exchange),
    newBoxKey: seal.seal(randomBytes(bytesOfBoxKey).toString('hex')),
    beforeHash: before ? hashOf(before) : null,
    method,
    passkeyId,
    tokenHash: hashOf(refreshToken),
    now,
    idleEnd: refreshEnds,
    ends,
  })
  const careRecipientId = account.only_person
  const { familyId } = opened
  const pair = signedPortalPair(tokens, { account, familyId, careRecipientId, refreshToken, refreshEnds, now })
  keepPortalSession(exchange, binder, pair)
  keepPortalDevice(exchange, [own, ...ours])
  return { ...pair, box_key: seal.open(opened.boxKey) }
}
