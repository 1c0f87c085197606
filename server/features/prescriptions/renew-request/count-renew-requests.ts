import { countRenewRequests as contract } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { countRequests } from './renew-requests.sql.ts'

export const countRenewRequests = handle(contract, async ({ input, actor, tx }) => {
  const { unseen, ...counts } = await countRequests(tx, {
    carePlaceId: actor.scope === 'market' ? null : actor.carePlaceId,
    carePlaceIds: input.carePlaceIds,
    userId: actor.userId,
    mine: false,
  })
  return agree({ count: counts[input.state], unseenAnswers: unseen })
})
