import { readClientMembership as contract } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { clientMemberships, setSignInReach, userIsInReach } from './read-membership.sql.ts'

export const readClientMembership = handle(contract, async ({ params, actor, tx }) => {
  const mayLookUp = actor.may('UserRead') && (await userIsInReach(tx, params.id))
  if (!actor.isOwn(params.id) && !mayLookUp) return notFound()
  await setSignInReach(tx)
  return agree({ users: await clientMemberships(tx, params.id) })
})
