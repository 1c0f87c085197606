import { grantedBy, roleCodes } from '@omsorg/contract/roles.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ListedUser {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly user_name: string
  readonly email: string | null
  readonly application: string
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly client_id: string
  readonly client_name: string
  readonly client_removed: boolean
  readonly market: number
  readonly is_parent: boolean
  readonly parent_user_id: number | null
  readonly visible: boolean
  /** How many clients, and where they work by default at their own. */
  readonly belongs_to: { readonly clients: number; readonly carePlaceName: string | null }
  readonly may_impersonate: boolean
  readonly found: number
}

export interface UserQuestion {
  readonly term: string
  readonly clientId: string | null
  readonly userId: number | null
  readonly parentsAlone: boolean
  readonly helps: boolean
  readonly descending: boolean
  readonly page: number
  readonly pageSize: number
}

/** Whoever finds more than this has not said whom they mean. Parents are few: they are looked for among all. */
const mostFound = 2_000

const helping = roleCodes.filter((code) => grantedBy(code).includes('ImpersonationWrite'))

/** Of each user by itself: of all at once, it would read every role that anybody has. */
const mayImpersonate = sql`
  coalesce((select true from omsorg.role_assignment a
            where a.user_id = u.id and a.role_id = any(array(select r.id from omsorg.role r where r.code = any(${helping}::text[])))
            limit 1), false)`

/** A user as lists show them, of `u` and its client `c`; whether they help others is asked for whoever may help them. */
export const listedColumns = (helps: boolean) => sql`
  u.id, u.first_name, u.last_name, u.user_name, u.email, u.application, u.status, u.client_id, u.market, u.is_parent,
  u.parent_user_id, u.visible, c.name as client_name, c.removed_at is not null as client_removed,
  (select json_build_object('clients', count(distinct m.client_id), 'carePlaceName', (
     select p.name from omsorg.care_place p
     where p.id = (array_agg(m.node_id) filter (where m.is_default and m.client_id = u.client_id))[1]))
   from omsorg.membership m where m.user_id = u.id) as belongs_to,
  ${helps ? mayImpersonate : sql`false`} as may_impersonate,
  count(*) over ()::int as found`

/** Each who was found is looked for by their own number: a plan that has to hold for two thousand reads everybody. */
export async function findUsers(tx: Transaction, question: UserQuestion): Promise<ListedUser[]> {
  const { term, clientId, userId, parentsAlone, helps, descending, page, pageSize } = question
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<ListedUser>`
    select ${listedColumns(helps)}
    from omsorg.search_users(${term}, 'user', ${clientId}::uuid, ${parentsAlone ? null : mostFound}::int) s
    cross join lateral (
      select a.id, a.first_name, a.last_name, a.user_name, a.email, a.application, a.status, k.id as client_id, a.market,
             a.is_parent, a.parent_user_id, a.visible, a.is_machine, k.name as of_client, k.removed_at
      from omsorg.user_account a
      join omsorg.client k on k.id = a.client_id
      where a.id = s.user_id offset 0) u
    cross join lateral (select u.of_client as name, u.removed_at) c
    where not u.is_machine and (${userId}::int is null or u.id = ${userId})
      and (u.is_parent or not ${parentsAlone}::boolean)
    order by u.first_name collate omsorg.nordic_sv ${direction},
             u.last_name collate omsorg.nordic_sv ${direction}, u.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}
