import { makeRecoveryCodes as contract } from '@omsorg/contract/sign-in/second-factor/make-recovery-codes.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { ownKinds } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { newRecoveryCodes, recoveryHash } from './codes.ts'
import { factorFacts } from './factors.sql.ts'
import { replaceRecoveryCodes } from './factor-writes.sql.ts'
import { refusedOwnChange } from './own-change.ts'

export function makeRecoveryCodes({ secret }: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const refused = await refusedOwnChange(call)
    if (refused) return refused
    const { actor, now, tx } = call
    const facts = await factorFacts(tx, actor.userId)
    if (!facts || ownKinds(facts).length === 0) return refuse('nothing-to-recover')
    const recoveryCodes = await giveRecoveryCodes(tx, secret, actor.userId, now)
    await writeUserEvent(tx, { userId: actor.userId, event: 'recovery-codes-made', detail: {}, actor })
    await tellOwner(tx, actor.userId, 'recovery-codes-made')
    return agree({ recoveryCodes: [...recoveryCodes] })
  })
}

/** Ten new ones in the place of the old, to be shown once. */
export async function giveRecoveryCodes(
  tx: Transaction,
  secret: string,
  userId: number,
  now: Temporal.Instant,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(secret, code))
  await replaceRecoveryCodes(tx, userId, hashes, now)
  return codes
}
