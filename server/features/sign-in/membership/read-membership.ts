import { readMembership as contract } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { isChildOf, setSignInReach, membershipNodes, userIsInReach } from './read-membership.sql.ts'

export const readMembership = handle(contract, async ({ params, actor, tx }) => {
  const mayLookUp = actor.may('UserRead') && (await userIsInReach(tx, params.id))
  await setSignInReach(tx)
  const isOwn = actor.isOwn(params.id) || (await isChildOf(tx, params.id, [actor.userId]))
  if (!isOwn && !mayLookUp) return notFound()

  const nodes = await membershipNodes(tx, params.id)
  return agree({ membershipNodes: nodes, totalCount: nodes.length })
})
