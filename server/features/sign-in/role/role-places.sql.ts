import type { NodePath } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The care places that a user is a member of by name, each with what stands above it. */
export async function placesOfMember(tx: Transaction, userId: number): Promise<NodePath[]> {
  const { rows } = await sql<NodePath>`
    select p.client_id as "clientId", p.care_unit_id as "careUnitId", p.id as "carePlaceId"
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
