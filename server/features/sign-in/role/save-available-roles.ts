import { saveAvailableRoles as contract } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { checkAvailableRoles, rolesOfClients } from '@omsorg/domain/sign-in/role/available-roles.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeOrganisationEvent } from '../../organisation/index.ts'
import {
  clientIsInReach,
  lockAvailableRoles,
  readAvailableRoles,
  rolesInUse,
  writeAvailableRoles,
} from './available-roles.sql.ts'
import { readRoles } from './roles.sql.ts'

export const saveAvailableRoles = handle(contract, async ({ input, actor, now, tx }) => {
  const { clientId } = input
  if (!(await clientIsInReach(tx, clientId))) return refuse('client-not-found')
  await lockAvailableRoles(tx, clientId, 'write')
  const [roles, chosen, inUse] = await Promise.all([
    readRoles(tx),
    readAvailableRoles(tx, clientId),
    rolesInUse(tx, clientId),
  ])
  const before = chosen ?? new Set(rolesOfClients(roles).map(({ id }) => id))
  const wanted = new Set(input.roleIds)
  const answer = { roleIds: inOrder(wanted) }
  if (isSame(before, wanted)) return agree(answer)
  const read = new Set(input.readRoleIds)
  if (!isSame(before, read)) {
    const [given, taken] = [inOrder(before.difference(read)), inOrder(read.difference(before))]
    return refuse('stale', { detail: { roleIds: inOrder(before), given, taken } })
  }
  const judged = checkAvailableRoles({ roles, inUse }, wanted)
  if (!judged.ok) return judged
  await writeAvailableRoles(tx, clientId, answer.roleIds)
  const codesOf = (ids: ReadonlySet<number>) => roles.filter(({ id }) => ids.has(id)).map(({ code }) => code)
  await writeOrganisationEvent(tx, {
    clientId,
    carePlaceId: null,
    subject: 'available-roles',
    subjectId: clientId,
    event: 'saved',
    detail: { changes: { roles: [codesOf(before), codesOf(wanted)] } },
    actor,
    now,
  })
  return agree(answer)
})

const inOrder = (ids: ReadonlySet<number>) => [...ids].toSorted((one, other) => one - other)

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}
