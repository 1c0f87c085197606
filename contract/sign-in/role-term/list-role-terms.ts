import { nodeTypes } from '@omsorg/domain/sign-in/role/role.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText } from '../../fields.ts'
import { pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

/** Administration sees all, a care unit those of its own. */
export const listRoleTerms = endpoint({
  name: 'sign-in/role-term/list-role-terms',
  method: 'GET',
  path: '/Identity/api/RoleTerm',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['RoleWrite', 'CareUnitUserWrite'] },
  summary: 'Lists roles that have an end, those that end first before the others.',
  query: z.object({
    clientId: guid.optional(),
    /** Of one user alone, or at one node. */
    userId: idInText.optional(),
    nodeId: guid.optional(),
    /** Lists those without an end after the others; for administration, of one client, user or node alone. */
    withoutEnd: z.enum(['true', 'false']).optional(),
    ...pagingInQuery,
  }),
  output: z.object({
    terms: z.array(
      z.object({
        userId: shown.id,
        name: z.string(),
        userName: z.string(),
        nodeType: z.enum(nodeTypes),
        nodeId: shown.guid,
        nodeName: z.string(),
        clientName: z.string(),
        roles: z.array(z.string()),
        lastDay: shown.isoDate.nullable(),
        confirmDay: shown.isoDate.nullable(),
        daysLeft: z.int().nullable(),
        /** Null where there is no term. */
        rowVersion: shown.rowVersion.nullable(),
        can: z.object({
          confirm: z.object({
            possible: z.boolean(),
            /** The roles end on a day, and nothing is to be confirmed; or they are the reader's own. */
            reason: z.enum(['nothing-to-confirm', 'own-account']).nullable(),
          }),
        }),
      }),
    ),
    totalCount: z.int(),
    /** How many of all end within thirty days. */
    soonCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  refusals: {},
})
