import { readMembership as contract } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isChildOf, setSignInReach, membershipNodes, userIsInReach } from './read-membership.sql.ts'

export const readMembership = handle(contract, async ({ params, actor, tx }) => {
  const isOwn = actor.isOwn(params.id) || (await isChildOf(tx, params.id, [actor.userId]))
  if (!isOwn && !(actor.may('UserRead') && (await userIsInReach(tx, params.id)))) return notFound()
  // The clients of one's own children lie anywhere; of somebody else's account nobody sees further than they reach.
  if (isOwn) await setSignInReach(tx)

  const nodes = await membershipNodes(tx, params.id, actor.market)
  return agree({ membershipNodes: nodes, totalCount: nodes.length })
})
