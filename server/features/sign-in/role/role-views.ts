import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { listAssignedRoles } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import type { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import type { Role } from '@omsorg/domain/sign-in/role/role.ts'
import { authorNamed } from '../../../platform/author.ts'
import type { AssignedRole } from './roles.sql.ts'

export function roleView({ id, code, scope, therapyArea }: Role): AnswerOf<typeof listAvailableRoles>[number] {
  return { id, name: code, scope, therapyArea }
}

/** Rights over people are changed by nobody who helps as somebody else, so one name is the whole of who did it. */
export function assignedRoleView(role: AssignedRole): AnswerOf<typeof listAssignedRoles>[number] {
  const { nodeType, nodeId, nodeName, clientId, assignedOn, assignedBy } = role
  return {
    ...roleView(role),
    nodeType,
    nodeId,
    nodeName,
    clientId,
    assignedOn,
    assignedBy: authorNamed(assignedBy, null),
  }
}
