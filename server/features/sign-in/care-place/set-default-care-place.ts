import { setDefaultCarePlace as contract } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { isChildOf, setSignInReach, setDefaultPlace } from '../membership/read-membership.sql.ts'

export const setDefaultCarePlace = handle(contract, async ({ input, actor, tx }) => {
  await setSignInReach(tx)
  const parents = actor.parentId === null ? [actor.userId] : [actor.userId, actor.parentId]
  if (input.userId !== actor.userId && !(await isChildOf(tx, input.userId, parents))) return refuse('user-not-found')
  if (!(await setDefaultPlace(tx, input.userId, input.carePlaceId))) return refuse('place-not-found')
  return agree({ userId: input.userId, defaultCarePlaceId: input.carePlaceId })
})
