import { setRoleTerm as contract } from '@omsorg/contract/sign-in/role-term/set-role-term.ts'
import { isPast } from '@omsorg/domain/sign-in/role-term/role-term.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockRoles } from '../role/roles.sql.ts'
import { changeTerm } from './change-term.ts'
import { readHeldHere } from './role-terms.sql.ts'

export const setRoleTerm = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { userId, nodeId, rowVersion = null, ...to } = input
  await lockRoles(tx, userId)
  const administratorId = actor.application === 'GUIDE' ? actor.userId : null
  const held = await readHeldHere(tx, { userId, nodeId, administratorId })
  if (!held) return refuse('not-held')
  if (actor.isOwn(userId)) return refuse('own-account')
  const past = isPast(to, today)
  if (past) return refuse('day-past', { at: past })
  const isSame = held.lastDay === to.lastDay && held.confirmDay === to.confirmDay
  if (!isSame && held.rowVersion !== rowVersion) return refuse('stale')
  return agree({ rowVersion: await changeTerm({ tx, actor, now }, { userId, nodeId, held, to }) })
})
