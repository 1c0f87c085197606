import { listRootClients as contract } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { clientNodeOf } from './node-views.ts'
import { readClients, readRootPage } from './tree.sql.ts'

export const listRootClients = handle(contract, async ({ query: { page, pageSize }, language, tx }) => {
  if (page !== undefined) {
    const { clients, total } = await readRootPage(tx, language, { page, pageSize, around: null })
    return agree({ clients: clients.map((each) => clientNodeOf(each)), totalCount: total })
  }
  const clients = await readClients(tx, language)
  return agree({ clients: clients.map((each) => clientNodeOf(each)), totalCount: clients.length })
})
