import { assignInvoiceAreas as contract } from '@omsorg/contract/sign-in/invoice-area/assign-invoice-areas.ts'
import {
  assignInvoiceAreas as assign,
  type AssignedPair,
} from '@omsorg/domain/sign-in/invoice-area/assign-invoice-areas.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import {
  holdClientOfUser,
  readAreasOfClient,
  readNumbersAt,
  readPairs,
  readPairsVersion,
  writePairs,
} from './user-numbers.sql.ts'
import { userNumbersView } from './user-numbers-view.ts'

export const assignInvoiceAreas = handle(contract, async ({ input, actor, tx }) => {
  const { userId, pairs, invoiceAreaIds, rowVersion } = input
  const clientId = await holdClientOfUser(tx, userId)
  if (clientId === undefined) return refuse('user-not-found', { at: 'userId' })
  const places = pairs.map(({ carePlaceId }) => carePlaceId)
  const [held, version, areas, numbersAt] = await Promise.all([
    readPairs(tx, userId),
    readPairsVersion(tx, userId),
    readAreasOfClient(tx, clientId),
    readNumbersAt(tx, clientId, places),
  ])
  if (rowVersion !== undefined && rowVersion !== version) return refuse('stale')
  const numberOf = new Map(areas.map(({ invoiceAreaId, customerNumber }) => [invoiceAreaId, customerNumber]))
  const assigned = assign({ numbersAt, numberOf }, pairs, invoiceAreaIds)
  if (!assigned.ok) return assigned
  const codeOf = new Map(areas.map(({ invoiceAreaId, code }) => [invoiceAreaId, code]))
  const changed = changesBetween(held, assigned.value, codeOf)
  if (changed.length > 0) {
    await writePairs(tx, userId, assigned.value)
    await writeUserEvent(tx, { userId, event: 'invoice-areas-changed', detail: { places: changed }, actor })
  }
  return agree(await userNumbersView(tx, userId, clientId))
})

/** What a user has at each care place that differs, in words: `1001: 10, 20`, or `1001` for the number whole. */
function changesBetween(
  held: readonly AssignedPair[],
  given: readonly AssignedPair[],
  codeOf: ReadonlyMap<number, string>,
) {
  const at = (pairs: readonly AssignedPair[], place: string) =>
    pairs
      .filter(({ carePlaceId }) => carePlaceId === place)
      .map(({ customerNumber, invoiceAreaIds }) => {
        const codes = invoiceAreaIds.map((id) => codeOf.get(id) ?? '').toSorted()
        return codes.length > 0 ? `${customerNumber}: ${codes.join(', ')}` : customerNumber
      })
      .toSorted()
      .join('; ')
  const places = new Set([...held, ...given].map(({ carePlaceId }) => carePlaceId))
  return [...places]
    .map((carePlaceId) => ({ carePlaceId, before: at(held, carePlaceId), after: at(given, carePlaceId) }))
    .filter(({ before, after }) => before !== after)
}
