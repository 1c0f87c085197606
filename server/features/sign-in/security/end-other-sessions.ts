import { endOtherSessions as contract } from '@omsorg/contract/sign-in/security/end-other-sessions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { deviceIn } from './list-sessions.ts'
import { addOwnEvent } from './own-events.sql.ts'
import { endSessionsBut } from './own-sessions.sql.ts'

export const endOtherSessions = handle(contract, async ({ actor, now, tx }) => {
  await openSignIn(tx)
  const ended = await endSessionsBut(tx, actor.userId, actor.familyId, now)
  await Promise.all(
    ended.map((each) => addOwnEvent(tx, actor.userId, 'session-ended', { device: deviceIn(each) }, now)),
  )
  return agree({ ended: ended.length })
})
