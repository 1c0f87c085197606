import { searchUsers as contract } from '@omsorg/contract/sign-in/user/search-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listedUser, mayHelp } from './listed-user.ts'
import { findUsers } from './search-users.sql.ts'

export const searchUsers = handle(contract, async ({ query, actor, tx }) => {
  const { searchTerm: term, page, pageSize, sortOrder } = query
  const question = {
    term,
    clientId: query.clientId ?? null,
    userId: query.userId ?? null,
    parentsAlone: query.parents === 'true',
    helps: mayHelp(actor),
    descending: sortOrder === 'desc',
    page,
    pageSize,
  }
  const records = await findUsers(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await findUsers(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    users: records.map((each) => listedUser(each, actor)),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
  })
})
