import { readMembership as contract } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { setSignInReach, membershipNodes, standingTo } from './read-membership.sql.ts'

export const readMembership = handle(contract, async ({ params, actor, tx }) => {
  const { id } = params
  const nodesOf = () => membershipNodes(tx, id, actor.market)
  // The clients of one's own children lie anywhere; of somebody else's account nobody sees further than they reach.
  const ofOwn = async () => (await Promise.all([setSignInReach(tx), nodesOf()]))[1]
  if (actor.isOwn(id)) return agree(answerOf(await ofOwn()))

  const standing = standingTo(tx, actor.userId, id)
  const [{ isChild, isInReach }, nodes] = await Promise.all([standing, actor.may('UserRead') ? nodesOf() : null])
  if (isChild) return agree(answerOf(await ofOwn()))
  return isInReach && nodes ? agree(answerOf(nodes)) : notFound()
})

function answerOf(nodes: Awaited<ReturnType<typeof membershipNodes>>) {
  return { membershipNodes: nodes, totalCount: nodes.length }
}
