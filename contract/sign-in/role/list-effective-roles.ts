import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { nodeTypes } from '@omsorg/domain/sign-in/role/role.ts'
import { role } from './role-view.ts'

const effectiveRole = role.extend({
  /** The kind of node from which it holds: a client's and a unit's role is inherited by the places below. */
  source: z.enum(nodeTypes),
  /** Null for what holds whatever place is chosen, and of a unit or client for all places below it. */
  carePlaceId: shown.guid.nullable(),
  carePlaceName: z.string().nullable(),
  /** Where it was given. */
  sourceName: z.string().nullable(),
})

/** The care places listed are those at which a user is a member by name; what is inherited everywhere is said once. */
export const listEffectiveRoles = endpoint({
  name: 'sign-in/role/list-effective-roles',
  method: 'GET',
  path: '/Identity/api/Role/effectiveRoles/{userId}',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'RoleRead',
  summary: 'Lists the roles of a user as they hold at each care place, inherited ones too.',
  params: z.object({ userId: idInText }),
  output: z.array(effectiveRole),
  refusals: {},
})
