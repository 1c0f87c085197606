import { grantedBy, roleCodes } from '@omsorg/contract/roles.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { raw, sql, type Sql } from '../../../platform/sql.ts'

export interface Target {
  readonly care_place_id: string
  readonly name: string
  readonly care_unit_name: string
}

type Mover = Pick<Actor, 'userId' | 'clientId' | 'carePlaceId'>

/** The other care places of the caller's client at which the caller is a member and may write care recipients (GBS001001). */
export async function readTargets(tx: Transaction, actor: Mover & Pick<Actor, 'market'>): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select p.id as care_place_id, p.name, u.name as care_unit_name
    from omsorg.care_place p
    join omsorg.care_unit u on u.id = p.care_unit_id
    where ${isOther(actor)} and ${mayWriteAt(actor)}
      and exists (select from omsorg.membership m
                  where m.user_id = ${actor.userId} and m.client_id = p.client_id
                    and m.node_id in (p.id, p.care_unit_id, p.client_id))
    order by u.name ${orderOfMarket[actor.market]}, p.name ${orderOfMarket[actor.market]}, p.id
  `.execute(tx)
  return rows
}

/** Whether there is any, found from the memberships of the caller: of these there are few, of places thousands. */
export function hasTargets(actor: Mover): Sql {
  return sql`exists (
    select from omsorg.membership m
    cross join lateral (
      select p.* from omsorg.care_place p where p.id = m.node_id
      union all
      select p.* from omsorg.care_place p where p.care_unit_id = m.node_id
      union all
      select p.* from omsorg.care_place p where p.client_id = m.node_id
    ) p
    where m.user_id = ${actor.userId} and m.client_id = p.client_id and ${isOther(actor)} and ${mayWriteAt(actor)})`
}

function isOther({ clientId, carePlaceId }: Mover): Sql {
  return sql`p.client_id = ${clientId}::uuid and p.id is distinct from ${carePlaceId}::uuid`
}

const writers = raw(
  roleCodes
    .filter((code) => grantedBy(code).includes('CareRecipientWrite'))
    .map((code) => `'${code}'`)
    .join(', '),
)

function mayWriteAt({ userId }: Mover): Sql {
  return sql`exists (
    select from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id and r.code in (${writers})
    where ra.user_id = ${userId} and ra.node_id in (p.id, p.care_unit_id, p.client_id))`
}
