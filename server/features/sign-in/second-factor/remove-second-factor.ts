import { removeSecondFactor as contract } from '@omsorg/contract/sign-in/second-factor/remove-second-factor.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mayRemove, ownKinds } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { readStandingTo } from '../user/user-record.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { factorFacts } from './factors.sql.ts'
import {
  listFactors,
  lockOwnerOfFactor,
  removeFactor,
  removeRecoveryCodes,
  turnSecondStep,
} from './factor-writes.sql.ts'
import { leftWithout } from './left-without.ts'
import { refusedOwnChange } from './own-change.ts'

export const removeSecondFactor = handle(contract, async ({ params, actor, now, tx }) => {
  const userId = await lockOwnerOfFactor(tx, params.id)
  const isOwn = userId === actor.userId
  if (userId === undefined || !(isOwn || actor.may('AuthenticationMethodWrite'))) return notFound()
  if (!isOwn && (await readStandingTo(tx, userId, actor)).elsewhere) return refuse('works-elsewhere')
  const refused = isOwn ? await refusedOwnChange({ actor, now, tx }) : null
  if (refused) return refused
  const [facts, factors] = await Promise.all([factorFacts(tx, userId), listFactors(tx, userId)])
  const factor = factors.find(({ id }) => id === params.id)
  if (!facts || !factor) return notFound()
  const left = leftWithout(factors, factor.id)
  if (isOwn && !mayRemove(facts, left)) return refuse('last-factor')

  await removeFactor(tx, factor.id)
  // Codes that stand in for a factor go with the last one.
  if (ownKinds({ ...facts, ...left }).length === 0) {
    await removeRecoveryCodes(tx, userId)
    await turnSecondStep(tx, userId, false)
  }
  await writeUserEvent(tx, { userId, event: 'second-factor-removed', detail: { kind: factor.kind }, actor })
  await tellOwner(tx, userId, factor.kind === 'passkey' ? 'passkey-removed' : 'second-factor-removed')
  return agree({ id: factor.id })
})
