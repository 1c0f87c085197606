import type { HeldRole, RoleNode } from '@omsorg/domain/sign-in/role/role.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { storedNodeType } from './roles.sql.ts'

export interface RoleWrite {
  readonly userId: number
  /** Null for an operator. */
  readonly clientId: string | null
  readonly by: number
  readonly now: Temporal.Instant
}

const columnsOf = (nodes: readonly RoleNode[]) => ({
  types: nodes.map(({ nodeType }) => storedNodeType[nodeType]),
  ids: nodes.map(({ nodeId }) => nodeId),
})

/** Whoever holds a role at a node belongs to it. */
export async function giveRoles(tx: Transaction, write: RoleWrite, given: readonly HeldRole[]): Promise<void> {
  if (given.length === 0) return
  const { userId, clientId, by, now } = write
  const { types, ids } = columnsOf(given)
  await sql`
    insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id, assigned_at, assigned_by)
    select ${userId}::int, given.role_id, ${clientId}::uuid, given.node_type, given.node_id, ${now.toString()}::timestamptz, ${by}::int
    from unnest(${given.map(({ roleId }) => roleId)}::int[], ${types}::text[], ${ids}::uuid[])
      as given (role_id, node_type, node_id)
  `.execute(tx)
  await sql`
    insert into omsorg.membership (user_id, client_id, node_type, node_id)
    select distinct ${userId}::int, ${clientId}::uuid, given.node_type, given.node_id
    from unnest(${types}::text[], ${ids}::uuid[]) as given (node_type, node_id)
    where given.node_id is not null
    on conflict (user_id, node_type, node_id) do nothing
  `.execute(tx)
}

export async function takeRoles(tx: Transaction, userId: number, taken: readonly HeldRole[]): Promise<void> {
  if (taken.length === 0) return
  const { types, ids } = columnsOf(taken)
  await sql`
    delete from omsorg.role_assignment ra
    using unnest(${taken.map(({ roleId }) => roleId)}::int[], ${types}::text[], ${ids}::uuid[])
      as taken (role_id, node_type, node_id)
    where ra.user_id = ${userId} and ra.role_id = taken.role_id and ra.node_type = taken.node_type
      and ra.node_id is not distinct from taken.node_id
  `.execute(tx)
}

export async function endMemberships(tx: Transaction, userId: number, nodes: readonly RoleNode[]): Promise<void> {
  const { types, ids } = columnsOf(nodes.filter(({ nodeId }) => nodeId !== null))
  if (ids.length === 0) return
  await sql`
    delete from omsorg.membership m
    using unnest(${types}::text[], ${ids}::uuid[]) as emptied (node_type, node_id)
    where m.user_id = ${userId} and m.node_type = emptied.node_type and m.node_id = emptied.node_id
  `.execute(tx)
}
