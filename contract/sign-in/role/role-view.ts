import { nodeTypes, roleScopes } from '@omsorg/domain/sign-in/role/role.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { guid, id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** A role by its code; what it is called, the texts say. */
export const role = z
  .object({ id: shown.id, name: z.string(), scope: z.enum(roleScopes), therapyArea: therapyArea.nullable() })
  .meta({ id: 'Role' })

const nodeType = z.enum(nodeTypes)

/** A node as it is sent. The whole application, which an operator's roles hold in, has neither id nor client. */
export const sentNode = { nodeType, nodeId: guid.nullable(), clientId: guid.nullable() }

export const nodeInQuery = { nodeType, nodeId: guid }

export const roleIds = z.array(id).max(60)

/** A role where it is held. */
export const assignedRole = role
  .extend({
    nodeType,
    nodeId: shown.guid.nullable(),
    nodeName: z.string().nullable(),
    clientId: shown.guid.nullable(),
    assignedOn: shown.instant,
    assignedBy: shownAuthor.nullable(),
  })
  .meta({ id: 'AssignedRole' })

/** What others changed of the roles of a user since they were read, the oldest first. */
export const changedRoles = z
  .object({
    rowVersion: shown.rowVersion,
    changes: z.array(
      z.object({
        at: shown.instant,
        changedBy: shownAuthor.nullable(),
        nodes: z.array(
          z.object({
            nodeType,
            nodeId: shown.guid.nullable(),
            given: z.array(z.string()),
            taken: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ChangedRoles' })

/** Why roles are not given or taken. */
export const roleRefusals = {
  'user-not-found': { code: 'COM001001' },
  'node-not-found': { code: 'COM001001' },
  'role-not-found': { code: 'COM001001' },
  'own-account': { code: 'IDS002004' },
  /** An operator's, for whoever does not administer operators; above the care places, for a care unit. */
  'not-yours-to-give': { code: 'IDS002003' },
  /** A role is given at nodes of its scope alone. */
  'role-not-for-node': { code: 'IDS002003' },
  'role-not-available': { code: 'IDS002003' },
  /** A second child of the same parent at the same client. */
  'parent-twice': { code: 'IDS004006' },
  'last-role': { code: 'IDS002001' },
  'last-administrator': { code: 'IDS002005' },
  stale: { code: 'CONFLICT_STALE', detail: changedRoles },
} as const
