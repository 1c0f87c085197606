import type { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import type { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'

type MembershipNode = AnswerOf<typeof readMembership>['membershipNodes'][number]
type ClientMembership = AnswerOf<typeof readClientMembership>['users'][number]

/**
 * Looks at accounts and memberships as signing in does: a parent's children belong to other clients than the one that the
 * parent's token was made for. Callers have made sure that the ids are the caller's own.
 */
export async function setSignInReach(tx: Transaction): Promise<void> {
  await sql`select omsorg.open_sign_in()`.execute(tx)
}

/**
 * The nodes of a user, flat: each node a membership names, those above it, and those below it. Each table is named once:
 * every naming brings its policies along, and setting those up costs more than reading the rows does.
 */
export async function membershipNodes(tx: Transaction, userId: number, market: MarketCode): Promise<MembershipNode[]> {
  const { rows } = await sql<MembershipNode>`
    with own as materialized (
      select m.client_id, m.node_id from omsorg.membership m where m.user_id = ${userId}
    ), place as materialized (
      select distinct p.id, p.name, p.care_unit_id, p.client_id
      from own
      cross join lateral (
        select * from omsorg.care_place each
        where (each.id = own.node_id or each.care_unit_id = own.node_id or each.client_id = own.node_id)
          and each.client_id = own.client_id
        offset 0) p
    ), unit as (
      select distinct u.id, u.name, u.client_id
      from (select node_id, client_id from own union select care_unit_id, client_id from place) named
      cross join lateral (
        select * from omsorg.care_unit each
        where (each.id = named.node_id or each.client_id = named.node_id) and each.client_id = named.client_id
        offset 0) u
    ), client as materialized (
      select c.id, c.name
      from (select distinct client_id from own) named
      cross join lateral (
        select * from omsorg.client each where each.id = named.client_id and each.removed_at is null offset 0) c
    ), node as (
      select 1 as level, 'Client' as type, id, name, id as client_id, null::uuid as parent_id, null::uuid as place_id
      from client
      union all
      select 2, 'CareUnit', id, name, client_id, client_id, null from unit where client_id in (select id from client)
      union all
      select 3, 'CarePlace', id, name, client_id, care_unit_id, id from place where client_id in (select id from client)
    ), held as materialized (
      select ra.node_id, jsonb_agg(jsonb_build_object('id', r.id, 'name', r.code) order by r.code) as roles
      from omsorg.role_assignment ra
      join omsorg.role r on r.id = ra.role_id
      where ra.user_id = ${userId}
      group by ra.node_id
    )
    select n.type as "treeNodeType", n.client_id as "clientId", ${userId}::int as "userId", n.id, n.type as label,
           n.name, n.parent_id as "parentId", coalesce(held.roles, '[]') as roles,
           coalesce(jsonb_array_length(held.roles), 0) as "rolesCount", own_number.number as "primaryCustomerNumber"
    from node n
    left join held on held.node_id = n.id
    left join lateral (
      select cn.number from omsorg.customer_number cn
      where cn.client_id = n.client_id and cn.is_primary and n.level <> 2
        and (cn.care_place_id = n.place_id or (n.place_id is null and cn.care_place_id is null))
      offset 0) own_number on true
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

interface Standing {
  readonly isInReach: boolean
  readonly isChild: boolean
}

/** How a user stands to somebody who asks about them. */
export async function standingTo(tx: Transaction, askedBy: number, userId: number): Promise<Standing> {
  const { rows } = await sql<{ child: boolean }>`
    select parent_user_id is not distinct from ${askedBy}::int as child from omsorg.user_account where id = ${userId}
  `.execute(tx)
  return { isInReach: rows.length > 0, isChild: rows[0]?.child === true }
}

export async function isChildOf(tx: Transaction, userId: number, parentIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from omsorg.user_account where id = ${userId} and parent_user_id = any(${parentIds}::int[])
  `.execute(tx)
  return rows.length > 0
}
