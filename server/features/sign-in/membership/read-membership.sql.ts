import type { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import type { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

type MembershipNode = AnswerOf<typeof readMembership>['membershipNodes'][number]
type ClientMembership = AnswerOf<typeof readClientMembership>['users'][number]

/**
 * Looks at accounts and memberships as signing in does: a parent's children belong to other clients than the one that the
 * parent's token was made for. Callers have made sure that the ids are the caller's own.
 */
export async function setSignInReach(tx: Transaction): Promise<void> {
  await sql`select omsorg.open_sign_in()`.execute(tx)
}

export async function userIsInReach(tx: Transaction, userId: number): Promise<boolean> {
  return (await sql`select 1 from omsorg.user_account where id = ${userId}`.execute(tx)).rows.length > 0
}

/** The places that a membership of one kind of node reaches, each looked up by what it names: a condition reads all there are. */
function placesBelow(kind: 'care-place' | 'care-unit' | 'client', named: Sql): Sql {
  return sql`
    select p.id, p.name, p.care_unit_id, p.client_id
    from own
    cross join lateral (
      select * from omsorg.care_place p where ${named} = own.node_id and p.client_id = own.client_id offset 0) p
    where own.node_type = ${kind}`
}

function unitsBelow(kind: 'care-unit' | 'client', named: Sql): Sql {
  return sql`
    select u.id, u.name, u.client_id
    from own
    cross join lateral (
      select * from omsorg.care_unit u where ${named} = own.node_id and u.client_id = own.client_id offset 0) u
    where own.node_type = ${kind}`
}

/** The nodes of a user, flat: each node a membership names, those above it, and those below it. */
export async function membershipNodes(tx: Transaction, userId: number, market: MarketCode): Promise<MembershipNode[]> {
  const { rows } = await sql<MembershipNode>`
    with own as materialized (
      select m.client_id, m.node_type, m.node_id from omsorg.membership m where m.user_id = ${userId}
    ), place as (
      ${placesBelow('care-place', sql`p.id`)} union ${placesBelow('care-unit', sql`p.care_unit_id`)}
      union ${placesBelow('client', sql`p.client_id`)}
    ), unit as (
      ${unitsBelow('care-unit', sql`u.id`)} union ${unitsBelow('client', sql`u.client_id`)} union
      select u.id, u.name, u.client_id
      from (select distinct care_unit_id from place) named
      cross join lateral (select * from omsorg.care_unit each where each.id = named.care_unit_id offset 0) u
    ), node as (
      select 1 as level, 'Client' as type, c.id, c.name, c.id as client_id, null::uuid as parent_id
      from (select distinct client_id from own) named
      cross join lateral (
        select * from omsorg.client each where each.id = named.client_id and each.removed_at is null offset 0) c
      union all
      select 2, 'CareUnit', id, name, client_id, client_id from unit
      union all
      select 3, 'CarePlace', id, name, client_id, care_unit_id from place
    )
    select n.type as "treeNodeType", n.client_id as "clientId", ${userId}::int as "userId", n.id, n.type as label,
           n.name, n.parent_id as "parentId", coalesce(held.roles, '[]') as roles,
           coalesce(jsonb_array_length(held.roles), 0) as "rolesCount",
           case n.level
             when 1 then (select cn.number from omsorg.customer_number cn
                          where cn.client_id = n.client_id and cn.care_place_id is null and cn.is_primary)
             when 3 then (select cn.number from omsorg.customer_number cn
                          where cn.client_id = n.client_id and cn.care_place_id = n.id and cn.is_primary)
           end as "primaryCustomerNumber"
    from node n
    cross join lateral (
      select from omsorg.client c where c.id = n.client_id and c.removed_at is null offset 0) standing
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.code) order by r.code) as roles
      from omsorg.role_assignment ra
      join omsorg.role r on r.id = ra.role_id
      where ra.user_id = ${userId} and ra.node_id = n.id
    ) held on true
    order by n.level, n.name ${orderOfMarket[market]}, n.id
  `.execute(tx)
  return rows
}

/** The client memberships of a user and of the user's children, each with its care places. */
export async function clientMemberships(
  tx: Transaction,
  userId: number,
  market: MarketCode,
): Promise<ClientMembership[]> {
  const inOrder = orderOfMarket[market]
  const { rows } = await sql<ClientMembership>`
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as "userName",
           c.id as "clientId", c.name as "clientName",
           (select m.node_id from omsorg.membership m
            where m.user_id = u.id and m.client_id = c.id and m.is_default) as "defaultCarePlaceId",
           coalesce((
             select jsonb_agg(
                      jsonb_build_object('id', p.id, 'name', p.name, 'careUnitId', cu.id, 'careUnitName', cu.name)
                      order by cu.name ${inOrder}, p.name ${inOrder})
             from omsorg.care_place p
             join omsorg.care_unit cu on cu.id = p.care_unit_id
             where p.client_id = c.id
               and exists (select from omsorg.membership m
                           where m.user_id = u.id and m.node_id in (p.id, p.care_unit_id, p.client_id))
           ), '[]') as "carePlaces"
    from omsorg.user_account u
    cross join lateral (select distinct m.client_id from omsorg.membership m where m.user_id = u.id) own
    cross join lateral (
      select k.id, k.name from omsorg.client k where k.id = own.client_id and k.removed_at is null offset 0) c
    where (u.id = ${userId} or u.parent_user_id = ${userId}) and u.status = 'active'
    order by c.name ${inOrder}, u.id
  `.execute(tx)
  return rows
}

/** Makes a place the default of a user, or clears it with null. False when the user does not belong to the place. */
export async function setDefaultPlace(tx: Transaction, userId: number, carePlaceId: string | null): Promise<boolean> {
  if (carePlaceId === null) {
    await sql`update omsorg.membership set is_default = false where user_id = ${userId} and is_default`.execute(tx)
    return true
  }
  await sql`
    update omsorg.membership m set is_default = false
    from omsorg.care_place p
    where p.id = ${carePlaceId}::uuid and m.user_id = ${userId} and m.client_id = p.client_id and m.is_default
      and m.node_id <> p.id
  `.execute(tx)
  // Whoever belongs through the care unit has no row of the place yet; the default needs one.
  const { rows } = await sql`
    insert into omsorg.membership (user_id, client_id, node_type, node_id, is_default)
    select ${userId}, p.client_id, 'care-place', p.id, true
    from omsorg.care_place p
    where p.id = ${carePlaceId}::uuid
      and exists (select from omsorg.membership m
                  where m.user_id = ${userId} and m.node_id in (p.id, p.care_unit_id, p.client_id))
    on conflict (user_id, node_type, node_id) do update set is_default = true
    returning 1
  `.execute(tx)
  return rows.length > 0
}

export async function isChildOf(tx: Transaction, userId: number, parentIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from omsorg.user_account where id = ${userId} and parent_user_id = any(${parentIds}::int[])
  `.execute(tx)
  return rows.length > 0
}
