import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Role } from '@omsorg/domain/sign-in/role/role.ts'
import type { UserStatus } from '@omsorg/domain/sign-in/user/user-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface OperatorRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly email: string | null
  readonly userName: string
  readonly marketAreaCode: MarketCode
  readonly language: 'en' | 'sv' | 'fi' | 'dk'
  readonly application: 'PRINCIPAL' | 'CSP'
  readonly status: UserStatus
  readonly rowVersion: number
  readonly roles: readonly Role[]
}

const columns = sql`
  u.id, u.first_name as "firstName", u.last_name as "lastName", trim(u.first_name || ' ' || u.last_name) as name, u.email,
  u.user_name as "userName", u.market as "marketAreaCode", u.language, u.application, u.status,
  u.row_version as "rowVersion",
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'code', r.code, 'scope', r.scope, 'therapyArea', r.therapy_area)
                             order by r.id)
            from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
            where ra.user_id = u.id), '[]') as roles`

export interface OperatorQuestion {
  /** Null for all. */
  readonly term: string | null
  readonly descending: boolean
  readonly page: number
  readonly pageSize: number
}

/** Whoever finds more than this has not said whom they mean. */
const mostFound = 2_000

export async function findOperators(
  tx: Transaction,
  { term, descending, page, pageSize }: OperatorQuestion,
): Promise<(OperatorRow & { readonly found: number })[]> {
  const direction = descending ? sql`desc` : sql`asc`
  const found =
    term === null
      ? sql`(select id as user_id, 1 as rank from omsorg.user_account where kind = 'operator')`
      : sql`omsorg.search_users(${term}, 'operator', null, ${mostFound})`
  const { rows } = await sql<OperatorRow & { readonly found: number }>`
    select ${columns}, count(*) over ()::int as found
    from ${found} s
    join omsorg.user_account u on u.id = s.user_id
    where u.kind = 'operator' and not u.is_machine
    order by u.first_name collate omsorg.nordic_sv ${direction},
             u.last_name collate omsorg.nordic_sv ${direction}, u.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

export async function readOperatorRow(tx: Transaction, id: number): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${columns} from omsorg.user_account u where u.id = ${id} and u.kind = 'operator' and not u.is_machine
  `.execute(tx)
  return rows[0]
}

/** Until this transaction is over nobody else changes the account. */
export async function lockOperator(tx: Transaction, id: number): Promise<void> {
  await sql`select id from omsorg.user_account where id = ${id} for no key update`.execute(tx)
}

export interface OperatorPast {
  readonly createdAt: string
  readonly lastSignInAt: string | null
  readonly changedAt: string | null
  readonly changedBy: string | null
  readonly onBehalfOf: string | null
  readonly sentAt: string | null
  readonly expiresAt: string | null
  readonly usedAt: string | null
}

/** When somebody was made, changed, welcomed and seen last. */
export async function readOperatorPast(tx: Transaction, id: number): Promise<OperatorPast | undefined> {
  const { rows } = await sql<OperatorPast>`
    select u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt", change.at as "changedAt",
           omsorg.user_display_name(change.by_user) as "changedBy",
           omsorg.user_display_name(change.on_behalf_of) as "onBehalfOf",
           welcome.created_at as "sentAt", welcome.expires_at as "expiresAt", welcome.used_at as "usedAt"
    from omsorg.user_account u
    left join lateral (
      select e.at, e.by_user, e.on_behalf_of from omsorg.user_event e
      where e.user_id = u.id and e.event in ('made', 'changed')
      order by e.at desc, e.id desc limit 1
    ) change on true
    left join lateral (
      select l.created_at, l.expires_at, l.used_at from omsorg.password_link l
      where l.user_id = u.id and l.kind = 'welcome'
      order by l.created_at desc limit 1
    ) welcome on true
    where u.id = ${id}
  `.execute(tx)
  return rows[0]
}

export interface OperatorFields {
  readonly firstName: string
  readonly lastName: string
  readonly language: string
  readonly marketAreaCode: MarketCode
  readonly application: 'PRINCIPAL' | 'CSP'
}

interface NewOperator extends OperatorFields {
  readonly userName: string
  readonly email: string
  readonly by: number
  readonly now: Temporal.Instant
}

/** Signs in by a password that is not chosen yet. */
export async function addOperator(tx: Transaction, made: NewOperator): Promise<{ id: number; rowVersion: number }> {
  const { rows } = await sql<{ id: number; rowVersion: number }>`
    insert into omsorg.user_account
      (kind, application, market, user_name, first_name, last_name, email, language, status, status_changed_at, status_changed_by)
    values ('operator', ${made.application}, ${made.marketAreaCode}, ${made.userName}, ${made.firstName}, ${made.lastName},
            ${made.email}, ${made.language}, 'pending', ${made.now.toString()}::timestamptz, ${made.by}::int)
    returning id, row_version as "rowVersion"
  `.execute(tx)
  const account = rows[0]!
  await sql`insert into omsorg.authentication_method (user_id) values (${account.id})`.execute(tx)
  return account
}

/** Another market or application counts from the next call on: the account's epoch rises with it. */
export async function writeOperator(tx: Transaction, id: number, fields: OperatorFields): Promise<void> {
  await sql`
    update omsorg.user_account
    set first_name = ${fields.firstName}, last_name = ${fields.lastName}, language = ${fields.language},
        market = ${fields.marketAreaCode}, application = ${fields.application}, row_version = row_version + 1
    where id = ${id}
  `.execute(tx)
}
