import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { actAsChild } from '../impersonation/act-as-child.ts'
import { runningImpersonation } from '../impersonation/impersonations.sql.ts'
import { openChallenge } from '../second-factor/open-challenge.ts'
import { accountById, belongsTo, type Account } from './accounts.sql.ts'
import { binderOf, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf } from './secrets.ts'
import { nextPair, type Acting } from './session-tokens.ts'
import { chooseWhileActing, lockSession, moveSession, noteSecondFactor, type LockedSession } from './sessions.sql.ts'

export interface ChangeCarePlaceGrant {
  readonly assertion: string
  readonly care_place_id?: string | undefined
  readonly child_userid?: number | undefined
}

/**
 * Moves a session to another care place, as oneself or, for a parent, as one of the children. It stays the same session: the
 * tabs of a browser follow each other, and its end stays where it was. Membership is looked up at this moment. The browser
 * must be the one that opened the session, else a stolen access token of five minutes would buy the rest of it.
 */
export async function changeCarePlace(call: TokenCall, tokens: Tokens, grant: ChangeCarePlaceGrant) {
  const { exchange, now } = call
  const claims = await tokens.read(grant.assertion)
  if (!claims) return refuse('assertion-ended')
  const carePlaceId = grant.care_place_id ?? headerPlace(exchange.headers['om-care-place-id'])
  if (claims.tfc || claims.app !== 'GUIDE' || !carePlaceId) return refuse('place-out-of-reach')
  const actor = actorOf(claims)
  const binder = binderOf(exchange) ?? ''

  return call.transaction(async (tx) => {
    const session = await lockSession(tx, actor.familyId, now)
    if (!session || session.user_id !== actor.doerId) return refuse('assertion-ended')
    const whose = actor.impersonatorId === null ? await ownWork(tx, session) : await workAsUser(tx, session)
    // Another tab may have entered a child meanwhile, or acts as a user; its token is the one that counts.
    if (!whose || whose.userId !== actor.userId || whose.epoch !== actor.epoch) return refuse('assertion-ended')
    if (!session.binder_hash?.equals(hashOf(binder))) return refuse('place-out-of-reach')

    const { userId, acting } = whose
    // Whoever began as a child is nobody's parent. Acting as a user, each account is judged by itself once more.
    const parentId = acting ? actor.parentId : session.entered_by
    const account = await accountFor(tx, grant.child_userid ?? userId, userId, parentId)
    if (!account || !(await belongsTo(tx, account.id, carePlaceId))) return refuse('place-out-of-reach')
    const enters = account.id !== userId
    if (acting) {
      if (enters && !(await actAsChild(tx, session.id, acting, account, now))) return refuse('place-out-of-reach')
      await chooseWhileActing(tx, session.id, carePlaceId)
    } else {
      const about = { deviceIsKnown: true, entering: { sessionId: session.id, carePlaceId } }
      const challenge = enters && (await openChallenge({ exchange, now, tx }, tokens, account, about))
      if (challenge) return agree(challenge)
      await move(tx, { session, account, carePlaceId, now })
    }
    return goOn({ exchange, now, tx }, tokens, { session, account, acting, carePlaceId })
  })
}

interface Whose {
  readonly userId: number
  readonly epoch: number
  readonly acting?: Acting
}

async function ownWork(tx: Transaction, session: LockedSession): Promise<Whose | null> {
  if (await runningImpersonation(tx, session.id)) return null
  return { userId: session.user_id, epoch: session.user_epoch }
}

/** The user that the owner of the session acts as; null when that has ended, or the rights of either were changed. */
async function workAsUser(tx: Transaction, session: LockedSession): Promise<Whose | null> {
  const running = await runningImpersonation(tx, session.id)
  if (!running || running.by_epoch !== session.user_epoch) return null
  const [helper, account] = await Promise.all([accountById(tx, session.user_id), accountById(tx, running.user_id)])
  if (!helper || !account) return null
  const ends = Temporal.Instant.from(running.ends_at)
  return { userId: account.id, epoch: account.epoch, acting: { helper, ends } }
}

interface PlaceCall {
  readonly exchange: Exchange
  readonly now: Temporal.Instant
  readonly tx: Transaction
}

interface Entering {
  readonly sessionId: string
  readonly account: Account
  readonly carePlaceId: string
  /** The second factor that the child owed. */
  readonly by: SignInMethod
}

/** A parent whose child has shown its second factor: the running session goes on as the child, if it still may. */
export async function enterAsChild(call: PlaceCall, tokens: Tokens, { sessionId, account, carePlaceId, by }: Entering) {
  const { exchange, now, tx } = call
  const session = await lockSession(tx, sessionId, now)
  if (!session?.binder_hash?.equals(hashOf(binderOf(exchange) ?? ''))) return refuse('place-out-of-reach')
  if (!(await ownWork(tx, session))) return refuse('place-out-of-reach')
  const own = await accountById(tx, session.user_id)
  const allowed = own && (await accountFor(tx, account.id, own.id, session.entered_by))
  if (!allowed || !(await belongsTo(tx, account.id, carePlaceId))) return refuse('place-out-of-reach')
  await move(tx, { session, account, carePlaceId, now })
  await noteSecondFactor(tx, session.id, by, now)
  return goOn(call, tokens, { session, account, carePlaceId })
}

interface GoingOn {
  readonly session: LockedSession
  readonly account: Account
  readonly acting?: Acting | undefined
  readonly carePlaceId: string
}

async function move(
  tx: Transaction,
  { session, account, carePlaceId, now }: GoingOn & { readonly now: Temporal.Instant },
): Promise<void> {
  const enters = account.id !== session.user_id
  const enteredBy = enters ? (session.entered_by ?? session.user_id) : session.entered_by
  await moveSession(tx, { sessionId: session.id, account, enteredBy, carePlaceId, now })
}

async function goOn({ exchange, now, tx }: PlaceCall, tokens: Tokens, going: GoingOn) {
  const { session, account, acting, carePlaceId } = going
  const ends = Temporal.Instant.from(session.expires_at)
  const pair = await nextPair(tx, tokens, { account, acting, carePlaceId, sessionId: session.id, now, ends })
  keepSessionCookies(exchange, binderOf(exchange) ?? '', pair)
  return agree(pair)
}

/** The account to go on as: the caller's own, a child of the caller, or another child of the parent who began the session. */
async function accountFor(
  tx: Transaction,
  wantedId: number,
  ownId: number,
  parentId: number | null,
): Promise<Account | undefined> {
  const account = await accountById(tx, wantedId)
  if (!account || account.status !== 'active' || account.client_removed) return undefined
  const isChild = account.parent_user_id !== null && [ownId, parentId].includes(account.parent_user_id)
  return account.id === ownId || isChild ? account : undefined
}

function headerPlace(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\da-f-]{36}$/i.test(header) ? header : null
}
