import { rolesOfClients } from '@omsorg/domain/sign-in/role/available-roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { clientIsInReach, readAvailableRoles } from '../available-role/available-roles.sql.ts'
import { roleView } from './role-views.ts'
import { readRoles } from './roles.sql.ts'

/** The roles that a client uses; null when it is not in reach. */
export async function rolesUsedBy(tx: Transaction, clientId: string) {
  const [isInReach, available, roles] = await Promise.all([
    clientIsInReach(tx, clientId),
    readAvailableRoles(tx, clientId),
    readRoles(tx),
  ])
  if (!isInReach) return null
  return rolesOfClients(roles)
    .filter(({ id }) => available === null || available.has(id))
    .map(roleView)
}
