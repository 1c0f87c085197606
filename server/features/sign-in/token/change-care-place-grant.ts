import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { actorOf } from '../../../platform/authorization.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { accountById, belongsTo, type Account } from './accounts.sql.ts'
import { binderOf, keepSessionCookies } from './cookies.ts'
import type { TokenCall } from './issue-token.ts'
import { hashOf, newSecret } from './secrets.ts'
import { openedPair } from './session-tokens.ts'
import { endSession, isRunning } from './sessions.sql.ts'

export interface ChangeCarePlaceGrant {
  readonly assertion: string
  readonly care_place_id?: string | undefined
  readonly child_userid?: number | undefined
}

/**
 * Moves a session to another care place, as oneself or, for a parent, as one of the children. Membership is looked up at
 * this moment, and the new place gets a session of its own: the tokens of the old place end with it. The browser must be
 * the one that opened the session, else a stolen access token of five minutes would buy a session of twelve hours.
 */
export async function changeCarePlace(call: TokenCall, tokens: Tokens, grant: ChangeCarePlaceGrant) {
  const { exchange, now } = call
  const claims = await tokens.read(grant.assertion)
  const carePlaceId = grant.care_place_id ?? headerPlace(exchange.headers['om-care-place-id'])
  if (!claims || claims.tfc || claims.app !== 'GUIDE' || !carePlaceId) return refuse('place-out-of-reach')
  const actor = actorOf(claims)

  return call.transaction(async (tx) => {
    const account = await accountFor(tx, grant.child_userid ?? actor.userId, actor.userId, actor.parentId)
    const stillHolds = account && (await isRunning(tx, actor.familyId, hashOf(binderOf(exchange) ?? ''), now))
    if (!stillHolds || !(await belongsTo(tx, account.id, carePlaceId))) return refuse('place-out-of-reach')
    // Whoever signs out in this very moment stays signed out.
    if (!(await endSession(tx, actor.familyId, 'care-place-changed', now))) return refuse('place-out-of-reach')

    const binder = newSecret()
    const pair = await openedPair(tx, tokens, { account, carePlaceId, binder, now })
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
