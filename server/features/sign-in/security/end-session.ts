import { endSession as contract } from '@omsorg/contract/sign-in/security/end-session.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { deviceIn } from './list-sessions.ts'
import { addOwnEvent } from './own-events.sql.ts'
import { endOwnSession } from './own-sessions.sql.ts'

export const endSession = handle(contract, async ({ params, actor, now, tx }) => {
  await openSignIn(tx)
  const ended = await endOwnSession(tx, actor.userId, params.sessionId, now)
  if (!ended) return notFound()
  await addOwnEvent(tx, actor.userId, 'session-ended', { device: deviceIn(ended) }, now)
  return agree({})
})
