import { readClientMembership as contract } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { clientMemberships, setSignInReach, standingTo } from './read-membership.sql.ts'

export const readClientMembership = handle(contract, async ({ params, actor, tx }) => {
  const isOwn = actor.isOwn(params.id)
  if (!isOwn && !(actor.may('UserRead') && (await standingTo(tx, actor.userId, params.id)).isInReach)) return notFound()
  // The clients of one's own children lie anywhere; of somebody else's account nobody sees further than they reach.
  if (isOwn) await setSignInReach(tx)
  return agree({ users: await clientMemberships(tx, params.id, actor.market) })
})
