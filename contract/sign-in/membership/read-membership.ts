import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** One node that a user belongs to. The list is flat; `parentId` builds client, care unit and care place into a tree. */
export const membershipNode = z
  .object({
    treeNodeType: z.enum(['Client', 'CareUnit', 'CarePlace']),
    clientId: shown.guid,
    userId: shown.id,
    id: shown.guid,
    label: z.enum(['Client', 'CareUnit', 'CarePlace']),
    name: z.string(),
    parentId: shown.guid.nullable(),
    roles: z.array(z.object({ id: shown.id, name: z.string() })),
    rolesCount: z.int(),
    primaryCustomerNumber: z.string().nullable(),
  })
  .meta({ id: 'MembershipNode' })

/** A stranger's id answers 404 unless the caller holds UserRead. */
export const readMembership = endpoint({
  name: 'sign-in/membership/read-membership',
  method: 'GET',
  path: '/Identity/User/Membership/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Lists the clients, care units and care places that a user belongs to, with the roles held there.',
  params: z.object({ id: idInText }),
  output: z.object({ membershipNodes: z.array(membershipNode), totalCount: z.int() }),
  refusals: {},
  tellsOf: () => 'nobody',
})
