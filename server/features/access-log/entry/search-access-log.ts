import { mostCounted, searchAccessLog as contract } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { searchBounds } from '@omsorg/domain/access-log/entry/search-bounds.ts'
import { type ViewKind, viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { countLog, personsOfExtract, searchLog } from './access-log.sql.ts'
import { timeOf } from './asked-time.ts'
import { loggedViewOf } from './logged-view.ts'
import { personsWith } from './numbered-persons.ts'

/** The calls of a kind that the log may name. */
function actionsOf(kind: ViewKind): string[] {
  return (endpoints as readonly Endpoint[])
    .filter((each) => (each.shows ?? each.searchesBy) && viewKindOf(each.name) === kind)
    .map(({ name }) => name)
}

export function searchAccessLog(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx }) => {
    const { from, to, userId = null, careRecipientId, ssn, clientId = null, carePlaceId = null, kind } = input
    const hasPerson = careRecipientId !== undefined || ssn !== undefined
    const bounds = searchBounds({ from, to, hasPerson, hasUser: userId !== null, hasClient: clientId !== null })
    if (!bounds.ok) return bounds
    if (careRecipientId !== undefined && (await personsOfExtract(tx, [careRecipientId])).length === 0)
      return refuse('person-not-found')
    const numbered = ssn === undefined ? null : await personsWith(tx, ssn, today, seal)
    const persons =
      careRecipientId === undefined
        ? numbered
        : [careRecipientId].filter((id) => numbered === null || numbered.includes(id))
    const asked = {
      ...timeOf(from, to, actor.market),
      userId,
      persons,
      clientId,
      carePlaceId,
      actions: kind ? actionsOf(kind) : null,
    }
    const [records, totalCount] = await Promise.all([searchLog(tx, asked, input), countLog(tx, asked, mostCounted)])
    return agree({
      entities: records.map((record) => loggedViewOf(record, seal)),
      totalCount,
      page: input.page,
      pageSize: input.pageSize,
    })
  })
}
