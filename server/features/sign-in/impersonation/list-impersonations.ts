import { listImpersonations as contract } from '@omsorg/contract/sign-in/impersonation/list-impersonations.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { recentImpersonations } from './impersonations.sql.ts'

export const listImpersonations = handle(contract, async ({ actor, today, tx }) => {
  const midnight = today.toZonedDateTime(marketOf(actor.market).timeZone).toInstant()
  const found = await recentImpersonations(tx, actor.userId, midnight)
  return agree(
    found.map((each) => ({
      userId: each.user_id,
      firstName: each.first_name,
      lastName: each.last_name,
      clientName: each.client_name,
      carePlaceName: each.care_place_name,
      reason: each.reason,
      at: each.began_at,
      canBeHelped: each.can_be_helped,
    })),
  )
})
