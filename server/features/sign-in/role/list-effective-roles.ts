import { listEffectiveRoles as contract } from '@omsorg/contract/sign-in/role/list-effective-roles.ts'
import { holdsAt } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { placesOfMember } from './role-places.sql.ts'
import { roleView } from './role-views.ts'
import { type AssignedRole, readAssignedRoles, readRoleHolder } from './roles.sql.ts'

export const listEffectiveRoles = handle(contract, async ({ params: { userId }, actor, tx }) => {
  const [user, assigned, places] = await Promise.all([
    readRoleHolder(tx, userId, actor.userId),
    readAssignedRoles(tx, userId),
    placesOfMember(tx, userId),
  ])
  if (!user) return notFound()
  const everywhere = assigned.filter(({ nodeType }) => nodeType !== 'CarePlace')
  const atPlaces = places.flatMap((place) => {
    const there = assigned.filter((each) => each.nodeType !== 'Application' && holdsAt(each, place))
    return there.map((each) => ({ ...sourced(each), carePlaceId: place.carePlaceId, carePlaceName: place.name }))
  })
  return agree([
    ...everywhere.map((each) => ({ ...sourced(each), carePlaceId: null, carePlaceName: null })),
    ...atPlaces,
  ])
})

function sourced(role: AssignedRole) {
  return { ...roleView(role), source: role.nodeType, sourceName: role.nodeName }
}
