import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { upsertClaim as contract } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import { checkClaim } from '@omsorg/domain/claims/claim/check-claim.ts'
import { claimStatus, gramsOf } from '@omsorg/domain/claims/claim/claim-words.ts'
import { estimatedCredit } from '@omsorg/domain/claims/claim/estimated-credit.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { removeFiles } from '../../content/index.ts'
import { filesOfClaim, freeFiles, lockFiles, setFiles } from '../file/claim-files.sql.ts'
import { insertClaim, lockClaim, readPrice, updateClaim, type ClaimToWrite } from './claims.sql.ts'
import { returnOf, shownPriceOf } from './line-view.ts'
import { readLineFacts, type LineFacts } from './lines.sql.ts'
import { sendClaimJob } from './send-claim.ts'
import { sendingOf } from './sending-of.ts'
import { readTerms } from './terms.sql.ts'

type Wanted = InputOf<typeof contract>

/** A claim is registered or changed whole. It is judged by its line where that is known, and by itself where it is not. */
export const upsertClaim = handle(contract, async ({ input, actor, now, today, tx, jobs }) => {
  const { clientId, carePlaceId } = actor
  if (!clientId || !carePlaceId) return refuse('place-not-chosen')
  const { claimId = null, send } = input
  const withPersons = actor.may('CareRecipientRead')
  const claim = claimId === null ? null : await lockClaim(tx, claimId, carePlaceId, withPersons)
  if (claim === undefined) return refuse('claim-not-found', { at: 'claimId' })
  if (claim?.status === claimStatus.sent) return refuse('already-sent')
  if (claim && input.rowVersion !== undefined && input.rowVersion !== claim.row_version) return refuse('stale')

  const [terms, line, free] = await Promise.all([
    readTerms(tx, carePlaceId, today),
    lineOf(tx, input, withPersons),
    freeOf(tx, input.fileIds, { carePlaceId, claimId }),
  ])
  if (!terms) return refuse('place-not-chosen')
  if (!line && input.orderLineId !== null) return refuse('line-not-found', { at: 'orderLineId' })
  const fileIds = [...new Set(input.fileIds)]
  const strange = input.fileIds.findIndex((each) => !free.includes(each))
  if (strange >= 0) return refuse('file-not-found', { at: `fileIds[${strange}]` })

  const named = {
    ...input,
    orderNumber: input.orderNumber || (line ? String(line.customer_order_id) : ''),
    itemNumber: line?.item_number ?? input.itemNumber,
    itemName: line?.product_name ?? input.itemName,
  }
  const ordered = line && { packages: line.quantity, pieces: line.quantity * line.items_per_package }
  const checked = checkClaim({ ...named, ordered })
  if (!checked.ok) return checked

  const price = line ? shownPriceOf(line) : await readPrice(tx, { clientId, itemNumber: named.itemNumber, today })
  const credit = estimatedCredit({
    ...input,
    pricePerPackage: price,
    ownErrorRate: terms.own_error_credit_percent * 100,
  })
  const content = contentOf(named, line, credit)
  const by = authorOf(actor)
  const written =
    claimId === null
      ? await insertClaim(tx, content, { place: { clientId, carePlaceId }, by, now, send })
      : await updateClaim(tx, claimId, content, { now, send })
  const former = claimId === null ? [] : await filesOfClaim(tx, claimId)
  if (fileIds.length + former.length > 0) await setFiles(tx, written.id, fileIds)
  const leftOut = former.filter((each) => !fileIds.includes(each))
  if (leftOut.length > 0) await removeFiles(tx, leftOut)
  // Asked for twice it is one job: the second takes the place of the first.
  if (send) jobs.add(sendClaimJob, { claimId: written.id }, { jobKey: `claim-${written.id}` })

  const until = line && returnOf(line, terms).returnUntil
  const isLate = input.type === 'return' && until !== null && Temporal.PlainDate.compare(today, until) > 0
  return agree({
    claimId: written.id,
    status: 'registered',
    sending: sendingOf({ ...written, status: claimStatus.registered }),
    estimatedCredit: credit,
    warnings: isLate ? ['return-late'] : [],
    rowVersion: written.row_version,
  })
})

/** Those of the photos that may be taken up, held until the transaction ends. */
async function freeOf(
  tx: Transaction,
  fileIds: readonly string[],
  by: { readonly carePlaceId: string; readonly claimId: number | null },
): Promise<readonly string[]> {
  if (fileIds.length === 0) return []
  const [, free] = await Promise.all([lockFiles(tx, fileIds), freeFiles(tx, { fileIds, ...by })])
  return free
}

/** The line that is claimed, by its id, else by the numbers of its order and item; null where none is known. */
async function lineOf(tx: Transaction, input: Wanted, withPersons: boolean): Promise<LineFacts | null> {
  const { orderLineId, orderNumber, itemNumber } = input
  if (orderLineId === null && (orderNumber === '' || itemNumber === '')) return null
  const wanted = orderLineId === null ? { named: { orderNumber, itemNumber } } : { orderLineId }
  return (await readLineFacts(tx, wanted, withPersons)) ?? null
}

function contentOf(input: Wanted, line: LineFacts | null, estimated: number | null): ClaimToWrite {
  const isReturn = input.type === 'return'
  return {
    type: input.type,
    customerOrderId: line?.customer_order_id ?? null,
    orderLineId: line?.order_line_id ?? null,
    requester: input.requester,
    customer: input.customer,
    contactPerson: input.contactPerson,
    orderNumber: input.orderNumber,
    lotNumber: input.lotNumber,
    defectiveItems: isReturn ? null : input.defectiveItems,
    faultKind: isReturn ? null : input.faultKind,
    faultDescription: input.faultDescription,
    itemNumber: input.itemNumber,
    itemName: input.itemName,
    packages: input.packages,
    weightGrams: input.weight === null ? null : gramsOf(input.weight),
    dispatchDate: input.dispatchDate,
    pickUpDate: input.pickUpDate,
    wantedOutcome: isReturn ? null : input.wantedOutcome,
    estimatedCredit: estimated,
  }
}
