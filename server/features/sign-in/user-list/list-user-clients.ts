import { listUserClients as contract } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readClientsOfUsers } from './user-lists.sql.ts'

export const listUserClients = handle(contract, async ({ query: { around = null, ...asked }, language, tx }) => {
  const { clients, total, page } = await readClientsOfUsers(tx, language, { ...asked, around })
  return agree({ clients: clients.map((each) => ({ nodeType: 'Client', ...each })), totalCount: total, page })
})
