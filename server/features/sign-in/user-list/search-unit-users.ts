import { searchUnitUsers as contract } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listedUser } from '../user/listed-user.ts'
import { listUnitUsers } from './unit-users.sql.ts'

export const searchUnitUsers = handle(contract, async ({ input, actor, tx }) => {
  const { searchTerm = null, page, pageSize, sortOrder } = input
  const { userId: administratorId, clientId } = actor
  // Whoever belongs to no client administers no care unit.
  if (clientId === null) return agree({ users: [], totalCount: 0, page, pageSize })
  const question = { administratorId, clientId, term: searchTerm, descending: sortOrder === 'desc', page, pageSize }
  const found = await listUnitUsers(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    found.length > 0 || page === 1 ? found : await listUnitUsers(tx, { ...question, page: 1, pageSize: 1 })
  return agree({ users: found.map((each) => listedUser(each, actor)), totalCount: first?.found ?? 0, page, pageSize })
})
