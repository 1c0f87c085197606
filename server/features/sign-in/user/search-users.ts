import { searchUsers as contract } from '@omsorg/contract/sign-in/user/search-users.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle } from '../../../platform/handle.ts'
import { findUsers, type UserRecord } from './search-users.sql.ts'

export const searchUsers = handle(contract, async ({ query, actor, tx }) => {
  const { searchTerm: term, page, pageSize, sortOrder } = query
  const question = {
    term,
    clientId: query.clientId ?? null,
    userId: query.userId ?? null,
    descending: sortOrder === 'desc',
    page,
    pageSize,
  }
  const records = await findUsers(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await findUsers(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    users: records.map((each) => ({
      id: each.id,
      firstName: each.first_name,
      lastName: each.last_name,
      userName: each.user_name,
      email: each.email,
      status: each.status,
      clientId: each.client_id,
      clientName: each.client_name,
      carePlaceName: each.care_place_name,
      canBeHelped: canBeHelped(each, actor),
    })),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
  })
})

type Reason = NonNullable<AnswerOf<typeof contract>['users'][number]['canBeHelped']['reason']>

function canBeHelped(user: UserRecord, actor: Actor) {
  const reason = whyNot(user, actor)
  return { possible: reason === null, reason }
}

/** The grant judges it again, with the rights of that moment. */
function whyNot(user: UserRecord, actor: Actor): Reason | null {
  if (actor.application !== 'CSP' || !actor.may('ImpersonationWrite')) return 'right-missing'
  if (user.application !== 'GUIDE' || user.may_impersonate) return 'user-not-staff'
  return user.status !== 'active' || user.client_removed ? 'user-not-active' : null
}
