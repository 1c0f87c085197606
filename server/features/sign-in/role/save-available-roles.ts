import { saveAvailableRoles as contract } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { checkAvailableRoles } from '@omsorg/domain/sign-in/role/available-roles.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import {
  clientIsInReach,
  lockAvailableRoles,
  readAvailableRoles,
  rolesInUse,
} from '../available-role/available-roles.sql.ts'
import { changeAvailableRoles, inOrder, usedRoles } from '../available-role/change-available-roles.ts'
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
  const before = usedRoles(roles, chosen)
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
  await changeAvailableRoles({ clientId, actor, now, tx }, roles, before, wanted)
  return agree(answer)
})

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}
