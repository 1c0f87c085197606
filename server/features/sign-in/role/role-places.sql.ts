import type { UserStatus } from '@omsorg/domain/sign-in/user/user-status.ts'
import type { NodeType, Role } from '@omsorg/domain/sign-in/role/role.ts'
import type { NodePath } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { storedNodeType } from './roles.sql.ts'

export interface PlaceOfMember extends NodePath {
  readonly name: string
}

/** The care places that a user is a member of by name, each with what stands above it. */
export async function placesOfMember(tx: Transaction, userId: number): Promise<PlaceOfMember[]> {
  const { rows } = await sql<PlaceOfMember>`
    select p.name, p.client_id as "clientId", p.care_unit_id as "careUnitId", p.id as "carePlaceId"
    from omsorg.membership m
    join omsorg.care_place p on p.id = m.node_id
    where m.user_id = ${userId} and m.node_type = 'care-place'
    order by p.name, p.id
  `.execute(tx)
  return rows
}

export interface Membership {
  readonly isMember: boolean
  /** By the node itself, and not only by one above it. */
  readonly byName: boolean
  readonly isDefault: boolean
}

/** Whether a user belongs to a node, by itself or from above. */
export async function membershipOf(
  tx: Transaction,
  userId: number,
  path: NodePath,
  nodeId: string,
): Promise<Membership> {
  const ids = [path.clientId, path.careUnitId, path.carePlaceId].filter((id) => id !== null)
  const { rows } = await sql<Membership>`
    select count(*) > 0 as "isMember", coalesce(bool_or(m.node_id = ${nodeId}::uuid), false) as "byName",
           coalesce(bool_or(m.is_default and m.node_id = ${nodeId}::uuid), false) as "isDefault"
    from omsorg.membership m
    where m.user_id = ${userId} and m.node_id = any(${ids}::uuid[])
  `.execute(tx)
  return rows[0] ?? { isMember: false, byName: false, isDefault: false }
}

export interface HeldAtNode extends Role {
  readonly userId: number
  readonly name: string
  readonly userName: string
  readonly status: UserStatus
  readonly rowVersion: number
  readonly assignedOn: string
  readonly assignedBy: string | null
}

/** Who holds which role at one node itself, by name. */
export async function readHeldAtNode(tx: Transaction, nodeType: NodeType, nodeId: string): Promise<HeldAtNode[]> {
  const { rows } = await sql<HeldAtNode>`
    select r.id, r.code, r.scope, r.therapy_area as "therapyArea", u.id as "userId",
           trim(u.first_name || ' ' || u.last_name) as name, u.user_name as "userName", u.status,
           u.roles_version as "rowVersion", ra.assigned_at as "assignedOn",
           omsorg.user_display_name(ra.assigned_by) as "assignedBy"
    from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id
    join omsorg.user_account u on u.id = ra.user_id and not u.is_machine
    where ra.node_type = ${storedNodeType[nodeType]} and ra.node_id = ${nodeId}::uuid
    order by u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id, r.id
  `.execute(tx)
  return rows
}
