import { seeRenewAnswers as contract } from '@omsorg/contract/prescriptions/renew-request/see-renew-answers.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { markSeen } from './renew-requests.sql.ts'

export const seeRenewAnswers = handle(contract, async ({ input, actor, now, tx }) =>
  agree({ seen: await markSeen(tx, { ids: input.renewRequestIds, userId: actor.userId, at: now }) }),
)
