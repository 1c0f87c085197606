import { searchClients as contract } from '@omsorg/contract/organisation/tree/search-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { clientNodeOf } from './node-views.ts'
import { readClientPage, searchNodes } from './tree.sql.ts'

const mostFound = 10_000

export const searchClients = handle(contract, async ({ query, actor, language, tx }) => {
  const { searchTerm, page, pageSize, sortOrder } = query
  // Customer service is in one market, whatever it asks for; a market that is not its own has no clients for it.
  const market = query.marketAreaCode ?? (actor.application === 'CSP' ? actor.market : null)
  const hits = searchTerm
    ? await searchNodes(tx, { term: searchTerm, market, clientsAlone: true, limit: mostFound })
    : null
  const question = { ids: hits && hits.map((hit) => hit.client_id), market, language, sortOrder }
  const found = await readClientPage(tx, { ...question, page, pageSize })
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    found.length > 0 || page === 1 ? found : await readClientPage(tx, { ...question, page: 1, pageSize: 1 })
  return agree({ entities: found.map((each) => clientNodeOf(each)), totalCount: first?.found ?? 0, page, pageSize })
})
