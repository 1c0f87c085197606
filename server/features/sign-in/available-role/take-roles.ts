import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { checkAvailableRoles } from '@omsorg/domain/sign-in/role/available-roles.ts'
import { lockAvailableRoles, readAvailableRoles, rolesInUse } from './available-roles.sql.ts'
import { changeAvailableRoles, type RolesOfClient, usedRoles } from './change-available-roles.ts'
import { readRoles } from '../role/roles.sql.ts'

/** Gives a client the roles that another one uses; not where somebody here holds one that is not used there. */
export async function takeRoles(change: RolesOfClient, from: string): Promise<Taking> {
  const { tx, clientId } = change
  await lockAvailableRoles(tx, clientId, 'write')
  const [roles, theirs, ours, inUse] = await Promise.all([
    readRoles(tx),
    readAvailableRoles(tx, from),
    readAvailableRoles(tx, clientId),
    rolesInUse(tx, clientId),
  ])
  const wanted = usedRoles(roles, theirs)
  if (!checkAvailableRoles({ roles, inUse }, wanted).ok) return 'failed'
  await changeAvailableRoles(change, roles, usedRoles(roles, ours), wanted)
  return 'taken'
}
