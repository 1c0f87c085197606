import { grantedBy } from '@omsorg/contract/roles.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'

export interface Target {
  readonly care_place_id: string
  readonly name: string
  readonly care_unit_name: string
}

/** The other care places of the caller's client at which the caller is a member and may write care recipients (GBS001001). */
export async function readTargets(
  tx: Transaction,
  { userId, clientId, carePlaceId, market }: Pick<Actor, 'userId' | 'clientId' | 'carePlaceId' | 'market'>,
): Promise<Target[]> {
  const { rows } = await sql<Target & { roles: readonly string[] }>`
    select p.id as care_place_id, p.name, u.name as care_unit_name, held.roles
    from omsorg.care_place p
    join omsorg.care_unit u on u.id = p.care_unit_id
    cross join lateral (
      select coalesce(jsonb_agg(distinct r.code), '[]') as roles
      from omsorg.role_assignment ra
      join omsorg.role r on r.id = ra.role_id
      where ra.user_id = ${userId}
        and ((ra.node_type = 'client' and ra.node_id = p.client_id)
             or (ra.node_type = 'care-unit' and ra.node_id = p.care_unit_id)
             or (ra.node_type = 'care-place' and ra.node_id = p.id))
    ) held
    where p.client_id = ${clientId}::uuid and p.id is distinct from ${carePlaceId}::uuid
      and exists (select from omsorg.membership m
                  where m.user_id = ${userId} and m.client_id = p.client_id
                    and m.node_id in (p.id, p.care_unit_id, p.client_id))
    order by u.name ${orderOfMarket[market]}, p.name ${orderOfMarket[market]}, p.id
  `.execute(tx)
  return rows
    .filter(({ roles }) => roles.some((code) => grantedBy(code).includes('CareRecipientWrite')))
    .map(({ roles: _roles, ...target }) => target)
}
