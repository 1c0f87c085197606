import { createHmac } from 'node:crypto'
import { mayTryPassword, usedUpBudget } from '@omsorg/domain/sign-in/token/lockout.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { accessTokenSeconds } from '../../../platform/tokens/tokens.ts'
import { addAttempt, failedTries, lockTries, markSucceeded, removeAttempt, talliesOf } from '../token/attempts.sql.ts'
import type { TokenCall } from '../token/issue-token.ts'
import { passwordFits } from '../token/passwords.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { machineOf, type Machine } from './app-registrations.sql.ts'

export interface ClientCredentialsGrant {
  readonly client_id?: string | undefined
  readonly client_secret?: string | undefined
}

interface Credentials {
  readonly id: string
  readonly secret: string
}

/**
 * A machine signs in by its id and secret, in the body or by HTTP Basic, and gets a token of five minutes and nothing to renew
 * it with. Failed tries count for the id and the source they come from: whoever knows the id alone keeps nobody out.
 */
export async function signInMachine(call: TokenCall, parts: SignInParts, grant: ClientCredentialsGrant) {
  const given = credentialsIn(grant, call.exchange.headers['authorization'])
  if (!given) return refuse('client-unknown')
  const source = sourceOf(call.exchange.sourceAddress)
  const reserved = await call.transaction((tx) => reserve(tx, call, parts, given, source))
  if (reserved.state === 'used-up') {
    parts.noticeRefused(reserved.budget, call.exchange.sourceAddress)
    return refuse('busy')
  }
  const { machine, attemptId } = reserved
  try {
    // Whoever is unknown or made to wait gets the same answer in the same time.
    const fits = await passwordFits(machine?.secret_hash ?? null, given.secret, { isKnown: false, source })
    if (!machine || !fits) return refuse('client-unknown')
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    parts.noticeRefused('busy')
    if (attemptId !== null) await call.transaction((tx) => removeAttempt(tx, attemptId))
    return refuse('busy')
  }
  if (attemptId !== null) await call.transaction((tx) => markSucceeded(tx, attemptId))
  return agree(await tokenFor(parts, machine))
}

async function reserve(
  tx: Transaction,
  { now }: TokenCall,
  { secret }: SignInParts,
  { id }: Credentials,
  source: string,
): Promise<
  | { readonly state: 'used-up'; readonly budget: 'source' | 'all' }
  | { readonly state: 'reserved'; readonly machine: Machine | undefined; readonly attemptId: number | null }
> {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest()
  const sourceHash = keyed(`source ${source}`)
  const counterHash = keyed(`app ${id} from ${source}`)
  const machine = await machineOf(tx, id)
  await lockTries(tx, sourceHash)
  const tallies = await talliesOf(tx, sourceHash, now)
  const budget = usedUpBudget(tallies.source, tallies.all)
  if (budget) return { state: 'used-up', budget }
  const admitted = mayTryPassword(false, await failedTries(tx, counterHash, null, now), now)
  const userId = machine?.user_id ?? null
  const attemptId = await addAttempt(tx, { userId, counterHash, sourceHash, knownDevice: null, admitted }, now)
  return admitted
    ? { state: 'reserved', machine, attemptId }
    : { state: 'reserved', machine: undefined, attemptId: null }
}

async function tokenFor({ tokens }: SignInParts, machine: Machine) {
  const access = tokens.sign({
    sub: String(machine.user_id),
    client_id: machine.client_id,
    sid: machine.family_id,
    epo: machine.epoch,
    app: machine.application,
    mac: machine.market,
    given_name: machine.display_name,
    family_name: '',
    email: '',
    preferred_username: machine.client_id,
    is_parent: false,
    permissions: machine.permissions,
    ...(machine.reach_client_id ? { cid: machine.reach_client_id } : {}),
    ...(machine.patient_data_owner_id ? { pdo: machine.patient_data_owner_id } : {}),
  })
  return { access_token: access, token_type: 'Bearer' as const, expires_in: accessTokenSeconds }
}

/** By HTTP Basic, form-encoded before it is base64 (RFC 6749, 2.3.1), or in the body; not by both. */
export function credentialsIn(
  grant: ClientCredentialsGrant,
  authorization: string | string[] | undefined,
): Credentials | null {
  const basic = typeof authorization === 'string' ? /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1] : undefined
  if (basic === undefined) {
    return grant.client_id && grant.client_secret ? { id: grant.client_id, secret: grant.client_secret } : null
  }
  if (grant.client_secret !== undefined) return null
  const text = Buffer.from(basic, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return null
  const id = decoded(text.slice(0, colon))
  const secret = decoded(text.slice(colon + 1))
  if (!id || !secret || (grant.client_id !== undefined && grant.client_id !== id)) return null
  return { id, secret }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
