import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** The care units that somebody administers. Null, who administers none, has none. */
export const ownUnits = (administratorId: number | null) => sql`
  select ra.node_id as id
  from omsorg.role_assignment ra
  join omsorg.role r on r.id = ra.role_id and r.code = 'CUAdmin'
  where ra.user_id = ${administratorId}::int and ra.node_type = 'care-unit'`

/** As `own_node` of a query: these care units, and the places below them. */
export const withOwnNodes = (administratorId: number) => sql`
  with own_unit as (${ownUnits(administratorId)}), own_node as (
    select id from own_unit
    union
    select p.id from omsorg.care_place p where p.care_unit_id in (select id from own_unit)
  )`

/** Whether somebody belongs to one of these, beside `withOwnNodes`. */
export const isInOwnNodes = (userId: Sql) => sql`
  exists (select from omsorg.membership m where m.user_id = ${userId} and m.node_id in (select id from own_node))`

/** Whether somebody holds a role outside them. */
export const holdsRolesOutside = (userId: Sql) => sql`
  exists (select from omsorg.role_assignment ra
          where ra.user_id = ${userId} and (ra.node_id is null or ra.node_id not in (select id from own_node)))`

/**
 * Whether the parent of somebody, its children or theirs are where the caller looks after nobody: outside the market of
 * customer service, else outside the own care units.
 */
export const groupReachesOutside = (userId: Sql, { application, market }: Pick<Actor, 'application' | 'market'>) =>
  application === 'CSP'
    ? sql`omsorg.group_reaches_beyond(${userId}, ${market}::int, null::uuid[])`
    : sql`omsorg.group_reaches_beyond(${userId}, null::int, array(select id from own_node))`

/** Who administers the care unit, named or that of a place, and is told by mail; nobody for another node. */
export async function administratorsOf(
  tx: Transaction,
  node: { readonly careUnitId: string } | { readonly carePlaceId: string },
): Promise<number[]> {
  const unit =
    'careUnitId' in node
      ? sql`${node.careUnitId}::uuid`
      : sql`(select p.care_unit_id from omsorg.care_place p where p.id = ${node.carePlaceId}::uuid)`
  const { rows } = await sql<{ id: number }>`
    select u.id
    from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id and r.code = 'CUAdmin'
    join omsorg.user_account u on u.id = ra.user_id and u.status = 'active' and u.email is not null
    where ra.node_type = 'care-unit' and ra.node_id = ${unit}
    order by u.id
    limit 10
  `.execute(tx)
  return rows.map(({ id }) => id)
}
