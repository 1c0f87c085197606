import { updateStatus as contract } from '@omsorg/contract/sign-in/user/update-status.ts'
import { checkStatus } from '@omsorg/domain/sign-in/user/user-status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { isLastAdministrator } from '../role/roles.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { isAdministeredBy, lockUser, writeStatus } from './users.sql.ts'

export const updateStatus = handle(contract, async ({ input, actor, now, tx }) => {
  const { userId, status } = input
  const user = await lockUser(tx, userId, actor)
  if (!user || !isAdministeredBy(actor, user)) return refuse('user-not-found')
  const facts = {
    status: user.status,
    isOwn: actor.isOwn(userId),
    hasActiveChildren: user.has_active_children,
    isChild: user.is_child,
    isLastAdministrator: status !== 'active' && user.kind === 'operator' && (await isLastAdministrator(tx, userId)),
    worksElsewhere: user.works_elsewhere,
  }
  const judged = checkStatus(facts, status)
  if (!judged.ok) return judged
  if (user.status === status) return agree({ status })
  await writeStatus(tx, { userId, status, by: actor.doerId, now })
  await writeUserEvent(tx, { userId, event: 'status-changed', detail: { from: user.status, to: status }, actor })
  if (status === 'locked') await tellOwner(tx, userId, 'locked')
  if (user.status === 'locked' && status === 'active') await tellOwner(tx, userId, 'unlocked')
  return agree({ status })
})
