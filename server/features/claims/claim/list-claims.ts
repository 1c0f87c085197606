import { listClaims as contract } from '@omsorg/contract/claims/claim/list-claims.ts'
import { claimStatus, claimType } from '@omsorg/domain/claims/claim/claim-words.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countClaimsOfPlace, readClaimsOfPlace } from './list-claims.sql.ts'
import { sendingOf } from './sending-of.ts'

export const listClaims = handle(contract, async ({ params: { id: carePlaceId }, query, actor, tx }) => {
  const asked = { carePlaceId, withPersons: actor.may('CareRecipientRead'), ...query }
  const [count, claims] = await Promise.all([countClaimsOfPlace(tx, asked), readClaimsOfPlace(tx, asked)])
  if (count === null) return notFound()
  return agree({
    entities: claims.map((claim) => ({
      claimId: claim.id,
      type: wordOf(claimType, claim.type),
      status: wordOf(claimStatus, claim.status),
      sending: sendingOf(claim),
      orderNumber: claim.order_number,
      customerOrderId: claim.customer_order_id,
      itemNumber: claim.item_number,
      itemName: claim.item_name,
      packages: claim.packages,
      faultKind: claim.fault_kind,
      requester: claim.requester,
      customer: claim.customer,
      contactPerson: claim.contact_person,
      lotNumber: claim.lot_number,
      estimatedCredit: claim.estimated_credit,
      createdOn: claim.created_at,
      sentOn: claim.sent_at,
    })),
    totalCount: count,
    page: query.page,
    pageSize: query.pageSize,
  })
})
