import { readAvailableRoles as contract } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { rolesOfClients } from '@omsorg/domain/sign-in/role/available-roles.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorNamed } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import {
  countHolders,
  readAvailableRoles as readUsed,
  readClientOfRoles,
} from '../available-role/available-roles.sql.ts'
import { roleView } from './role-views.ts'
import { readRoles } from './roles.sql.ts'

export const readAvailableRoles = handle(contract, async ({ params: { clientId }, tx }) => {
  const [client, used, holders, roles] = await Promise.all([
    readClientOfRoles(tx, clientId),
    readUsed(tx, clientId),
    countHolders(tx, clientId),
    readRoles(tx),
  ])
  if (!client) return notFound()
  const { name, changedAt, changedBy, onBehalfOf } = client
  return agree({
    clientName: name,
    roles: rolesOfClients(roles).map((role) => {
      const held = holders.get(role.id) ?? 0
      const reason = held > 0 ? ('role-in-use' as const) : null
      return {
        ...roleView(role),
        isUsed: used?.has(role.id) ?? true,
        holders: held,
        canBeTaken: { possible: reason === null, reason },
      }
    }),
    changed: changedAt === null ? null : { at: changedAt, by: authorNamed(changedBy, onBehalfOf) },
  })
})
