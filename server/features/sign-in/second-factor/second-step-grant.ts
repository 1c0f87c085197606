import { refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { accountById } from '../token/accounts.sql.ts'
import { enterAsChild } from '../token/change-care-place-grant.ts'
import { completeSignIn } from '../token/complete-sign-in.ts'
import type { TokenCall } from '../token/issue-token.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { boundChallenge } from './bound-challenge.ts'
import { countTry, endChallenge, type Challenge } from './challenges.sql.ts'
import { turnSecondStep } from './factor-writes.sql.ts'
import { recogniseCode, type Recognised } from './recognise-code.ts'
import { recognisePasskey } from './recognise-passkey.ts'

export interface SecondStepGrant {
  readonly username: string
  readonly code?: string | undefined
  /** What the browser answered to a challenge for a passkey. */
  readonly passkey_response?: string | undefined
  readonly assertion?: string | undefined
}

/**
 * Finishes a second step: the sign-in that it was owed by, or the way of a parent into a child. A wrong code, a passkey that is not theirs, a step
 * that has ended, another browser and another name are answered alike.
 */
export async function finishSecondStep(call: TokenCall, parts: SignInParts, grant: SecondStepGrant) {
  const { exchange, now } = call
  return call.transaction(async (tx) => {
    const bound = await boundChallenge(tx, call, parts.tokens, grant.assertion)
    const challenge = bound && isNamed(bound.user_name, grant.username) ? bound : undefined
    await countTry(tx, bound?.id ?? null)
    const recognised = await recognise({ exchange, now, tx }, parts, challenge, grant)
    if (!challenge || !recognised) return refuse('credentials-wrong')

    await endChallenge(tx, challenge.id, now)
    const account = await accountById(tx, challenge.user_id)
    // The password or the account was changed since it was looked at.
    if (!account || account.epoch !== challenge.epoch) return refuse('credentials-wrong')
    await noteUse(tx, account.id, recognised)
    const { family_id: sessionId, care_place_id: carePlaceId } = challenge
    if (sessionId && carePlaceId) {
      return enterAsChild({ exchange, now, tx }, parts.tokens, { sessionId, account, carePlaceId, by: recognised.kind })
    }
    return completeSignIn({ exchange, now, tx }, parts, account, { methods: ['pwd', recognised.kind] })
  })
}

function recognise(
  call: { readonly exchange: TokenCall['exchange']; readonly now: Temporal.Instant; readonly tx: Transaction },
  parts: SignInParts,
  challenge: Challenge | undefined,
  { code = '', passkey_response: response }: SecondStepGrant,
): Promise<Recognised | null> {
  return response === undefined
    ? recogniseCode(call.tx, parts, { challenge, code, now: call.now })
    : recognisePasskey(call, parts, { challenge, response })
}

function isNamed(userName: string, given: string): boolean {
  return userName.toLowerCase() === given.trim().toLowerCase()
}

/** Whoever has an account learns of a new app, and of a code that is gone. */
async function noteUse(tx: Transaction, userId: number, { kind, added }: Recognised): Promise<void> {
  const event = added ? 'second-factor-added' : kind === 'recovery' ? 'recovery-code-used' : null
  if (event === null) return
  if (added) await turnSecondStep(tx, userId, true)
  await writeUserEvent(tx, { userId, event, detail: {}, actor: { doerId: userId, onBehalfOf: null } })
  await tellOwner(tx, userId, event)
}
