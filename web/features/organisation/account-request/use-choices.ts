import { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { listRolesOfClient } from '@omsorg/contract/sign-in/role/list-roles-of-client.ts'
import { columnsOf } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useOwnPlaces } from '../unit-users/use-own-places.ts'

/** What whoever decides may choose among: the own places of a care unit, and the roles for places that the client uses. */
export function useChoices(clientId: string) {
  const ofUnits = useSessionUser()?.application === 'GUIDE'
  const { places: ownPlaces = [] } = useOwnPlaces()
  const params = { clientId: clientId || (ofUnits ? (ownPlaces[0]?.clientId ?? '') : '') }
  const isKnown = params.clientId !== ''
  const ofUnit = useAnswer(listRolesOfClient, { params }, { enabled: ofUnits && isKnown })
  const ofAll = useAnswer(listAvailableRoles, { params }, { enabled: !ofUnits && isKnown })
  const rolesAnswer = ofUnits ? ofUnit : ofAll
  const used = (rolesAnswer.data ?? []).filter(({ scope }) => scope === 'care-place')
  // Of a role in all areas and in one alone the first is offered; areas are chosen on the page of the user.
  const columns = columnsOf(used.map(({ name, ...role }) => ({ ...role, code: name })))
  const offered = new Set(
    columns.flatMap(({ general, byArea }) => (general === null ? [...byArea.values()] : [general])),
  )
  const roles = used.filter(({ id }) => offered.has(id))
  return { ofUnits, ownPlaces, roles, rolesAnswer }
}
