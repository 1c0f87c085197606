import { grantedBy, roleCodes } from '@omsorg/contract/roles.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'

export interface Target {
  readonly care_place_id: string
  readonly name: string
  readonly care_unit_name: string
}

/** The roles that let somebody write care recipients at another place. */
export const writers = roleCodes.filter((code) => grantedBy(code).includes('CareRecipientWrite'))

/** The other care places of the caller's client at which the caller is a member and may write care recipients (GBS001001). */
export async function readTargets(
  tx: Transaction,
  { userId, clientId, carePlaceId, market }: Pick<Actor, 'userId' | 'clientId' | 'carePlaceId' | 'market'>,
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select p.id as care_place_id, p.name, u.name as care_unit_name
    from omsorg.care_place p
    join omsorg.care_unit u on u.id = p.care_unit_id
    where p.client_id = ${clientId}::uuid and p.id is distinct from ${carePlaceId}::uuid
      and exists (select from omsorg.membership m
                  where m.user_id = ${userId} and m.client_id = p.client_id
                    and m.node_id in (p.id, p.care_unit_id, p.client_id))
      and exists (select from omsorg.role_assignment ra
                  join omsorg.role r on r.id = ra.role_id and r.code = any(${writers}::text[])
                  where ra.user_id = ${userId} and ra.node_id in (p.id, p.care_unit_id, p.client_id))
    order by u.name ${orderOfMarket[market]}, p.name ${orderOfMarket[market]}, p.id
  `.execute(tx)
  return rows
}
