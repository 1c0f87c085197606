import { listSecondFactors as contract } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { isEnforced, mayRemove } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { factorFacts } from './factors.sql.ts'
import { leftWithout } from './left-without.ts'
import { listFactors } from './factor-writes.sql.ts'

export const listSecondFactors = handle(contract, async ({ query, actor, tx }) => {
  const userId = query.userId ?? actor.userId
  if (userId !== actor.userId && !actor.may('AuthenticationMethodWrite')) return notFound()
  const [facts, factors] = await Promise.all([factorFacts(tx, userId), listFactors(tx, userId)])
  if (!facts) return notFound()
  return agree({
    entities: factors.map((factor) => ({
      id: factor.id,
      kind: factor.kind,
      name: factor.name,
      createdOn: factor.created_at,
      lastUsedOn: factor.last_used_at,
      removable: userId !== actor.userId || mayRemove(facts, leftWithout(factors, factor.id)),
    })),
    totalCount: factors.length,
    recoveryCodesLeft: facts.recoveryCodesLeft,
    enforced: isEnforced(facts),
  })
})
