import { listRemovedClients as contract } from '@omsorg/contract/organisation/client/list-removed-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { clientNodeOf } from '../tree/node-views.ts'
import { countRemovedClients, readRemovedClients } from './removed-clients.sql.ts'

export const listRemovedClients = handle(contract, async ({ query, tx }) => {
  const { page, pageSize, sortOrder } = query
  const term = query.searchTerm || null
  const [clients, totalCount] = await Promise.all([
    readRemovedClients(tx, { term, page, pageSize, sortOrder }),
    countRemovedClients(tx, term),
  ])
  const entities = clients.map((each) => ({ ...clientNodeOf(each), removedAt: each.removed_at }))
  return agree({ entities, totalCount, page, pageSize })
})
