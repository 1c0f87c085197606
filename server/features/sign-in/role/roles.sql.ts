import type { NodeType, Role } from '@omsorg/domain/sign-in/role/role.ts'
import type { NodePath } from '@omsorg/domain/sign-in/role/effective-roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { isInOwnNodes, ownUnits, withOwnNodes } from '../user/own-units.sql.ts'

/** As it is stored. */
export const storedNodeType: Readonly<Record<NodeType, string>> = {
  Application: 'application',
  Client: 'client',
  CareUnit: 'care-unit',
  CarePlace: 'care-place',
}

const spokenNodeType = (column: Sql) => sql`
  case ${column} when 'application' then 'Application' when 'client' then 'Client' when 'care-unit' then 'CareUnit'
    else 'CarePlace' end`

export async function readRoles(tx: Transaction): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select id, code, scope, therapy_area as "therapyArea" from omsorg.role order by id
  `.execute(tx)
  return rows
}

export interface AssignedRole extends Role {
  readonly roleId: number
  readonly nodeType: NodeType
  readonly nodeId: string | null
  readonly nodeName: string | null
  readonly clientId: string | null
  readonly assignedOn: string
  readonly assignedBy: string | null
}

/** The roles that were given to a user, from the top of the organisation down. */
export async function readAssignedRoles(tx: Transaction, userId: number): Promise<AssignedRole[]> {
  const { rows } = await sql<AssignedRole>`
    select r.id, r.id as "roleId", r.code, r.scope, r.therapy_area as "therapyArea",
           ${spokenNodeType(sql`ra.node_type`)} as "nodeType", ra.node_id as "nodeId",
           coalesce(p.name, u.name, c.name) as "nodeName", ra.client_id as "clientId",
           ra.assigned_at as "assignedOn", omsorg.user_display_name(ra.assigned_by) as "assignedBy"
    from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id
    left join omsorg.client c on ra.node_type = 'client' and c.id = ra.node_id
    left join omsorg.care_unit u on ra.node_type = 'care-unit' and u.id = ra.node_id
    left join omsorg.care_place p on ra.node_type = 'care-place' and p.id = ra.node_id
    where ra.user_id = ${userId}
    order by array_position(array['application', 'client', 'care-unit', 'care-place'], ra.node_type),
             coalesce(p.name, u.name, c.name) collate omsorg.nordic_sv, ra.node_id, r.id
  `.execute(tx)
  return rows
}

export interface RoleHolder {
  readonly userId: number
  readonly name: string
  readonly kind: 'user' | 'operator'
  readonly application: 'GUIDE' | 'PRINCIPAL' | 'CSP'
  readonly clientId: string | null
  readonly rowVersion: number
  readonly parentWorksHere: boolean
  readonly inOwnUnits: boolean
}

/** A user whom the caller sees, and whether they belong to a care unit that the caller administers. */
export async function readRoleHolder(
  tx: Transaction,
  userId: number,
  administratorId: number,
): Promise<RoleHolder | undefined> {
  const { rows } = await sql<RoleHolder>`
    ${withOwnNodes(administratorId)}
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.kind, u.application,
           u.client_id as "clientId", u.roles_version as "rowVersion",
           exists (select from omsorg.user_account sibling
                   join omsorg.role_assignment ra on ra.user_id = sibling.id
                   where sibling.parent_user_id = u.parent_user_id and sibling.id <> u.id
                     and sibling.client_id = u.client_id) as "parentWorksHere",
           ${isInOwnNodes(sql`u.id`)} as "inOwnUnits"
    from omsorg.user_account u
    where u.id = ${userId} and not u.is_machine
  `.execute(tx)
  return rows[0]
}

/** Until this transaction is over nobody else changes the roles of this user. */
export async function lockRoles(tx: Transaction, userId: number): Promise<void> {
  await sql`select id from omsorg.user_account where id = ${userId} for no key update`.execute(tx)
}

export async function readRolesVersion(tx: Transaction, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select roles_version as version from omsorg.user_account where id = ${userId}
  `.execute(tx)
  return rows[0]?.version ?? 0
}

/** The active administrators besides one user. Who asks waits for others who ask, until those have written what they do. */
export async function countOtherAdministrators(tx: Transaction, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id and r.code = 'Admin'
    join omsorg.user_account u on u.id = ra.user_id and u.status = 'active'
    where u.id <> ${userId}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether a user administers and nobody else does. Waits as `countOtherAdministrators` does. */
export async function isLastAdministrator(tx: Transaction, userId: number): Promise<boolean> {
  if ((await countOtherAdministrators(tx, userId)) > 0) return false
  const { rowCount } = await sql`
    select from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id and r.code = 'Admin'
    where ra.user_id = ${userId}
    limit 1
  `.execute(tx)
  return rowCount > 0
}

/** Where a node of a client stands; undefined when there is none in reach, or its client is removed. */
export async function readNodePath(
  tx: Transaction,
  node: { readonly nodeType: NodeType; readonly nodeId: string },
): Promise<NodePath | undefined> {
  const { rows } = await sql<NodePath>`
    select c.id as "clientId", u.id as "careUnitId", p.id as "carePlaceId"
    from (select ${node.nodeType}::text as type, ${node.nodeId}::uuid as id) as asked
    left join omsorg.care_place p on asked.type = 'CarePlace' and p.id = asked.id
    left join omsorg.care_unit u on u.id = case asked.type when 'CareUnit' then asked.id else p.care_unit_id end
    join omsorg.client c on c.removed_at is null
      and c.id = case asked.type when 'Client' then asked.id else u.client_id end
  `.execute(tx)
  return rows[0]
}

/** The nodes of a client among some; for a care unit's administrator, the places of their own units. */
export async function nodesWithin(
  tx: Transaction,
  clientId: string,
  nodeIds: readonly string[],
  administratorId: number | null,
): Promise<{ readonly nodeType: NodeType; readonly nodeId: string }[]> {
  const { rows } = await sql<{ nodeType: NodeType; nodeId: string }>`
    with live as (select id from omsorg.client where id = ${clientId}::uuid and removed_at is null)
    select 'Client' as "nodeType", id as "nodeId" from live
    where id = any(${nodeIds}::uuid[])
    union all
    select 'CareUnit', u.id from omsorg.care_unit u
    where u.client_id in (select id from live) and u.id = any(${nodeIds}::uuid[])
      and (${administratorId}::int is null or u.id in (${ownUnits(administratorId)}))
    union all
    select 'CarePlace', p.id from omsorg.care_place p
    where p.client_id in (select id from live) and p.id = any(${nodeIds}::uuid[])
      and (${administratorId}::int is null or p.care_unit_id in (${ownUnits(administratorId)}))
  `.execute(tx)
  return rows
}
