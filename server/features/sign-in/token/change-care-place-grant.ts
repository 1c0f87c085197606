import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountById, belongsTo, type Account } from './accounts.sql.ts'
import { binderOf, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf } from './secrets.ts'
import { challengeToken, nextPair } from './session-tokens.ts'
import { lockSession, moveSession } from './sessions.sql.ts'

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
    // Another tab may have entered a child meanwhile; its token is the one that counts.
    const counts = session && session.user_id === actor.userId && session.user_epoch === actor.epoch
    if (!counts) return refuse('assertion-ended')
    if (!session.binder_hash?.equals(hashOf(binder))) return refuse('place-out-of-reach')

    const account = await accountFor(tx, grant.child_userid ?? actor.userId, actor.userId, actor.parentId)
    if (!account || !(await belongsTo(tx, account.id, carePlaceId))) return refuse('place-out-of-reach')
    const enters = account.id !== session.user_id
    if (enters && account.owes_second_factor) return agree(await challengeToken(tokens, account))

    const enteredBy = enters ? (session.entered_by ?? session.user_id) : session.entered_by
    await moveSession(tx, { sessionId: session.id, account, enteredBy, carePlaceId, now })
    const ends = Temporal.Instant.from(session.expires_at)
    const pair = await nextPair(tx, tokens, { account, carePlaceId, sessionId: session.id, now, ends })
    keepSessionCookies(exchange, binder)
    return agree(pair)
  })
}

/** The account to go on as: the caller's own, or a child of the caller or of the caller's parent. */
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
