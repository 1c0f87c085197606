import { confirmRoles as contract } from '@omsorg/contract/sign-in/role-term/confirm-roles.ts'
import { confirmedUntil } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockRoles } from '../role/roles.sql.ts'
import { changeTerm } from './change-term.ts'
import { readHeldHere } from './role-terms.sql.ts'

/** In the order of their numbers, so that two who confirm the same at once wait for each other and do not block each other. */
export const confirmRoles = handle(contract, async ({ input, actor, now, today, tx }) => {
  const holders = input.holders.toSorted((one, other) => one.userId - other.userId)
  const confirmDay = confirmedUntil(today)
  const administratorId = actor.application === 'GUIDE' ? actor.userId : null
  for (const { userId, nodeId } of holders) {
    await lockRoles(tx, userId)
    const held = await readHeldHere(tx, { userId, nodeId, administratorId })
    if (!held) return refuse('not-held')
    if (actor.isOwn(userId)) return refuse('own-account')
    if (held.confirmDay === null) return refuse('nothing-to-confirm')
    await changeTerm({ tx, actor, now }, { userId, nodeId, held, to: { lastDay: held.lastDay, confirmDay } })
  }
  return agree({ confirmDay, count: holders.length })
})
