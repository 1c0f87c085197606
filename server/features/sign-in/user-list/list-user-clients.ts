import { listUserClients as contract } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listClientsOfUsers } from './user-lists.sql.ts'

export const listUserClients = handle(contract, async ({ tx }) => {
  const clients = await listClientsOfUsers(tx)
  return agree({ clients, totalCount: clients.length })
})
