import { listRoleTerms as contract } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { daysLeft } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import { handle } from '../../../platform/handle.ts'
import { listTerms, type ListedTerm } from './role-terms.sql.ts'

const soonDays = 30

export const listRoleTerms = handle(contract, async ({ query, actor, today, tx }) => {
  const { clientId = null, userId = null, nodeId = null, page, pageSize } = query
  const administratorId = actor.application === 'GUIDE' ? actor.userId : null
  const withoutEnd =
    query.withoutEnd === 'true' && [administratorId, clientId, userId, nodeId].some((limit) => limit !== null)
  const soonBy = today.add({ days: soonDays }).toString()
  const question = { administratorId, clientId, userId, nodeId, withoutEnd, soonBy, page, pageSize }
  const found = await listTerms(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] = found.length > 0 || page === 1 ? found : await listTerms(tx, { ...question, page: 1, pageSize: 1 })
  const terms = found.map(({ found: _found, soon: _soon, roles, ...term }) => ({
    ...term,
    roles: [...roles],
    daysLeft: daysLeft(term, today),
    can: { confirm: confirming(term, actor) },
  }))
  return agree({ terms, totalCount: first?.found ?? 0, soonCount: first?.soon ?? 0, page, pageSize })
})

function confirming({ userId, confirmDay }: Pick<ListedTerm, 'userId' | 'confirmDay'>, actor: Actor) {
  const reason = actor.isOwn(userId) ? 'own-account' : confirmDay === null ? 'nothing-to-confirm' : null
  return { possible: reason === null, reason } as const
}
