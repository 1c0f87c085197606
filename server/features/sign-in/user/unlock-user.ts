import { unlockUser as contract } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { isAdministeredBy, lockUser, writeStatus } from './users.sql.ts'

export const unlockUser = handle(contract, async ({ input, actor, now, tx }) => {
  const { userId } = input
  const user = await lockUser(tx, userId, actor)
  if (!user || !isAdministeredBy(actor, user)) return refuse('user-not-found')
  if (user.works_elsewhere) return refuse('works-elsewhere')
  if (user.status !== 'locked' && user.status !== 'active') return agree({})
  await writeStatus(tx, { userId, status: 'active', by: actor.doerId, now })
  await writeUserEvent(tx, { userId, event: 'unlocked', detail: {}, actor })
  await tellOwner(tx, userId, 'unlocked')
  return agree({})
})
