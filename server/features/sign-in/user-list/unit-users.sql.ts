import type { RoleCode } from '@omsorg/contract/roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { withOwnNodes } from '../user/own-units.sql.ts'
import { listedColumns, type ListedUser } from '../user/search-users.sql.ts'

export interface UnitUsersQuestion {
  readonly administratorId: number
  /** Null lists everybody. */
  readonly term: string | null
  readonly clientId: string
  readonly descending: boolean
  readonly page: number
  readonly pageSize: number
}

const mostFound = 2_000

/** By first name, with a term too. */
export async function listUnitUsers(tx: Transaction, question: UnitUsersQuestion): Promise<ListedUser[]> {
  const { administratorId, term, clientId, descending, page, pageSize } = question
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<ListedUser>`
    ${withOwnNodes(administratorId)},
    found as (
      select s.user_id from omsorg.search_users(${term}, 'user', ${clientId}::uuid, ${mostFound}) s
      where ${term}::text is not null
    )
    select ${listedColumns(false)}
    from omsorg.user_account u
    join omsorg.client c on c.id = u.client_id
    left join found on found.user_id = u.id
    where u.kind = 'user' and not u.is_machine and (${term}::text is null or found.user_id is not null)
      and u.id in (select m.user_id from omsorg.membership m where m.node_id in (select id from own_node))
    order by u.first_name collate omsorg.nordic_sv ${direction},
             u.last_name collate omsorg.nordic_sv ${direction}, u.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export interface ExportedUser {
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly email: string | null
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  /** The own units that they belong to, by themselves or by one of the places. */
  readonly units: readonly string[]
  readonly places: readonly string[]
  readonly roles: readonly RoleCode[]
  readonly lastSignInAt: string | null
}

/** Everybody of the own care units, with what they belong to and hold there. */
export async function readUnitUsers(tx: Transaction, administratorId: number): Promise<ExportedUser[]> {
  const { rows } = await sql<ExportedUser>`
    ${withOwnNodes(administratorId)}
    select u.first_name as "firstName", u.last_name as "lastName", u.user_name as "userName", u.email, u.status,
           array(select cu.name from omsorg.care_unit cu
                 where cu.id in (select id from own_unit)
                   and exists (select from omsorg.membership m left join omsorg.care_place p on p.id = m.node_id
                               where m.user_id = u.id and cu.id in (m.node_id, p.care_unit_id))
                 order by cu.name collate omsorg.nordic_sv, cu.id) as units,
           array(select p.name from omsorg.membership m join omsorg.care_place p on p.id = m.node_id
                 where m.user_id = u.id and p.id in (select id from own_node)
                 order by p.name collate omsorg.nordic_sv) as places,
           array(select distinct r.code from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
                 where ra.user_id = u.id and ra.node_id in (select id from own_node) order by 1) as roles,
           u.last_sign_in_at as "lastSignInAt"
    from omsorg.user_account u
    where u.kind = 'user' and not u.is_machine
      and u.id in (select m.user_id from omsorg.membership m where m.node_id in (select id from own_node))
    order by u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id
  `.execute(tx)
  return rows
}
