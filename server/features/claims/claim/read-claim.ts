import { readClaim as contract } from '@omsorg/contract/claims/claim/read-claim.ts'
import { claimStatus, claimType } from '@omsorg/domain/claims/claim/claim-words.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readClaimRecord } from './claims.sql.ts'
import { lineViewOf, termsViewOf } from './line-view.ts'
import { readLines } from './lines.sql.ts'
import { sendingOf } from './sending-of.ts'
import { readTerms } from './terms.sql.ts'

export const readClaim = handle(contract, async ({ params: { id }, actor, today, tx }) => {
  const withPersons = actor.may('CareRecipientRead')
  const claim = await readClaimRecord(tx, id, withPersons)
  if (!claim) return notFound()
  const [terms, [line]] = await Promise.all([
    readTerms(tx, claim.care_place_id, today),
    claim.order_line_id === null ? [] : readLines(tx, { orderLineId: claim.order_line_id }, withPersons),
  ])
  if (!terms) return notFound()
  const view = line ? lineViewOf(line, terms) : null
  const isSent = claim.status === claimStatus.sent
  return agree({
    claimId: claim.id,
    type: wordOf(claimType, claim.type),
    status: wordOf(claimStatus, claim.status),
    sending: sendingOf(claim),
    carePlaceId: claim.care_place_id,
    organizationUnitName: claim.care_place_name,
    requester: claim.requester,
    customer: claim.customer,
    contactPerson: claim.contact_person,
    orderNumber: claim.order_number,
    lotNumber: claim.lot_number,
    defectiveItems: claim.defective_items,
    faultKind: claim.fault_kind,
    faultDescription: claim.fault_description,
    itemNumber: claim.item_number,
    itemName: claim.item_name,
    product: view?.product ?? null,
    packages: claim.packages,
    weight: claim.weight_grams === null ? null : claim.weight_grams / 1_000,
    dispatchDate: claim.dispatch_date,
    pickUpDate: claim.pick_up_date,
    wantedOutcome: claim.wanted_outcome,
    estimatedCredit: claim.estimated_credit,
    line: view,
    terms: termsViewOf(terms, today),
    files: [...claim.files],
    createdBy: claim.created_by_name,
    createdOn: claim.created_at,
    sentOn: claim.sent_at,
    can: { change: isSent ? { allowed: false, reason: 'already-sent' } : { allowed: true, reason: null } },
    rowVersion: claim.row_version,
  })
})
