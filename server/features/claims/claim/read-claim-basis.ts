import { readClaimBasis as contract } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lineViewOf, termsViewOf } from './line-view.ts'
import { readLines, type LinesWanted } from './lines.sql.ts'
import { readRequester, readTerms } from './terms.sql.ts'

const searchedHours = 24 * 366

/** Claims are made for a place; an order that cannot be seen there, or holds nothing to claim, is not found. */
export const readClaimBasis = handle(contract, async ({ query, actor, now, today, tx }) => {
  const { carePlaceId } = actor
  if (!carePlaceId) return notFound()
  const { customerOrderId, search } = query
  const wanted: LinesWanted =
    customerOrderId !== undefined
      ? { customerOrderId }
      : search === undefined
        ? {}
        : { search: { words: search, carePlaceId, since: now.subtract({ hours: searchedHours }) } }
  const [terms, requester, lines] = await Promise.all([
    readTerms(tx, carePlaceId, today),
    readRequester(tx, actor.userId),
    readLines(tx, wanted, actor.may('CareRecipientRead')),
  ])
  if (!terms || (customerOrderId !== undefined && lines.length === 0)) return notFound()
  return agree({
    requester: requester?.name ?? '',
    phone: requester?.phone ?? '',
    organizationUnitName: terms.care_place_name,
    terms: termsViewOf(terms, today),
    lines: lines.map((line) => lineViewOf(line, terms)),
  })
})
