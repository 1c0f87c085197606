import { listClaimsOfOrder as contract } from '@omsorg/contract/claims/claim/list-claims-of-order.ts'
import { claimStatus, claimType } from '@omsorg/domain/claims/claim/claim-words.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { namesPersons, readClaimsOfOrder } from './list-claims.sql.ts'

/** An order of a person is no more seen by its claims than by itself. */
export const listClaimsOfOrder = handle(contract, async ({ query: { customerOrderId }, actor, tx }) => {
  const [isOfPersons, claims] = await Promise.all([
    namesPersons(tx, customerOrderId),
    readClaimsOfOrder(tx, customerOrderId),
  ])
  if (isOfPersons === null || (isOfPersons && !actor.may('CareRecipientRead'))) return notFound()
  return agree({
    claims: claims.map((claim) => ({
      claimId: claim.id,
      type: wordOf(claimType, claim.type),
      status: wordOf(claimStatus, claim.status),
      orderId: claim.order_part_id,
      itemNumber: claim.item_number,
      on: todayIn(actor.market, Temporal.Instant.from(claim.created_at)).toString(),
    })),
  })
})
