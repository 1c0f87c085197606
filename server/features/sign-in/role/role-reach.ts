import type { Actor } from '../../../platform/actor.ts'
import type { RoleHolder } from './roles.sql.ts'

/** Of administration everybody, of customer service the users of its market, of a care unit those who belong to it. */
export function mayReadRolesOf({ application }: Actor, { kind, inOwnUnits }: RoleHolder): boolean {
  return application !== 'GUIDE' || (kind === 'user' && inOwnUnits)
}

/** Customer service sees what operators hold, and changes it for users alone. */
export function mayChangeRolesOf(actor: Actor, holder: RoleHolder): boolean {
  return actor.application === 'PRINCIPAL' || (holder.kind === 'user' && mayReadRolesOf(actor, holder))
}
