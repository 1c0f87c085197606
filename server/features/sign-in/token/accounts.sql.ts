import type { StaffApplication } from '@omsorg/contract/application.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { FactorDemand } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

export interface Account {
  readonly id: number
  readonly application: StaffApplication
  readonly market: MarketCode
  readonly client_id: string | null
  readonly patient_data_owner_id: string | null
  readonly client_removed: boolean
  readonly user_name: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly password_hash: string | null
  readonly status: 'active' | 'inactive' | 'locked' | 'pending'
  readonly epoch: number
  readonly is_parent: boolean
  readonly is_machine: boolean
  readonly parent_user_id: number | null
  readonly default_care_place_id: string | null
  readonly last_sign_in_at: string | null
  readonly unlocked_at: string | null
  readonly two_factor_enabled: boolean
  readonly two_factor_enforced: boolean
  readonly two_factor_rule: FactorDemand['clientRule']
}

/** What a token says of its owner. */
export type OwnerOfToken = Pick<
  Account,
  | 'id'
  | 'application'
  | 'market'
  | 'client_id'
  | 'patient_data_owner_id'
  | 'user_name'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'epoch'
  | 'is_parent'
  | 'parent_user_id'
  | 'default_care_place_id'
>

const accountWith = (passwordHash: Sql) => sql`
  select u.id, u.application, u.market, u.client_id, c.patient_data_owner_id,
         c.removed_at is not null as client_removed, u.user_name, u.first_name, u.last_name, u.email,
         ${passwordHash} as password_hash,
         u.status, u.epoch, u.is_parent, u.is_machine, u.parent_user_id, u.last_sign_in_at, u.unlocked_at,
         coalesce(a.two_factor_enabled, false) as two_factor_enabled,
         coalesce(a.two_factor_enforced, false) as two_factor_enforced,
         coalesce(s.two_factor, 'optional') as two_factor_rule,
         (select m.node_id from omsorg.membership m
          where m.user_id = u.id and m.is_default and m.client_id = u.client_id) as default_care_place_id
  from omsorg.user_account u
  left join omsorg.client c on c.id = u.client_id
  left join omsorg.authentication_method a on a.user_id = u.id
  left join omsorg.authentication_provider_setting s
    on s.client_id = u.client_id and s.provider = 'UserNamePassword'`

export function demandOf(account: Account): FactorDemand {
  return {
    enabled: account.two_factor_enabled,
    enforced: account.two_factor_enforced,
    clientRule: account.two_factor_rule,
  }
}

/** The account of a name, and the name as it was compared: two that are folded alike are one name, known or not. */
export async function accountByUserName(
  tx: Transaction,
  userName: string,
): Promise<{ readonly account: Account | undefined; readonly folded: string }> {
  // Switched off for the account or for its whole client, it is like a wrong one.
  const hash = sql`
    case when coalesce(a.password_enabled, true) and coalesce(s.enabled, true) then omsorg.password_hash_for_sign_in(u.id) end`
  const [{ rows }, found] = await Promise.all([
    sql<{ folded: string }>`select lower(${userName}::text) as folded`.execute(tx),
    sql<Account>`${accountWith(hash)} where u.id = (select omsorg.account_named(${userName}))`.execute(tx),
  ])
  return { account: found.rows[0], folded: rows[0]?.folded ?? '' }
}

export async function accountById(tx: Transaction, id: number): Promise<Account | undefined> {
  return (await sql<Account>`${accountWith(sql`null::text`)} where u.id = ${id}`.execute(tx)).rows[0]
}

/** Until this transaction is over the account is changed no more. */
export async function recordedEpoch(tx: Transaction, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ epoch: number }>`
    select epoch from omsorg.user_account where id = ${id} for no key update
  `.execute(tx)
  return rows[0]?.epoch
}

/** False when the account was changed since it was read. Until this transaction is over it is changed no more. */
export async function recordSignIn(
  tx: Transaction,
  { id, epoch }: Pick<Account, 'id' | 'epoch'>,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.user_account set last_sign_in_at = ${now.toString()} where id = ${id} and epoch = ${epoch}
  `.execute(tx)
  return rowCount > 0
}

/** The codes of the roles that hold for a user at a care place, or at the client alone while no place is chosen. */
export async function rolesAt(tx: Transaction, userId: number, carePlaceId: string | null): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct r.code
    from omsorg.role_assignment ra
    join omsorg.role r on r.id = ra.role_id
    left join omsorg.care_place p on p.id = ${carePlaceId}::uuid
    where ra.user_id = ${userId}
      and (ra.node_type = 'application'
           or (ra.node_type = 'client' and (p.id is null or ra.node_id = p.client_id))
           or (ra.node_type = 'care-unit' and ra.node_id = p.care_unit_id)
           or (ra.node_type = 'care-place' and ra.node_id = p.id))
  `.execute(tx)
  return rows.map((row) => row.code)
}

/** Whether a user belongs to a care place: by itself, or through its care unit or client. */
export async function belongsTo(tx: Transaction, userId: number, carePlaceId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from omsorg.care_place p
    join omsorg.client c on c.id = p.client_id and c.removed_at is null
    join omsorg.membership m on m.client_id = p.client_id and m.node_id in (p.id, p.care_unit_id, p.client_id)
    where p.id = ${carePlaceId}::uuid and m.user_id = ${userId}
    limit 1
  `.execute(tx)
  return rows.length > 0
}

/** Whether whoever has entered an account is still its parent, and active. */
export async function mayStillEnter(tx: Transaction, enteredBy: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from omsorg.user_account e
    join omsorg.user_account u on u.id = ${userId} and (u.id = e.id or u.parent_user_id = e.id)
    where e.id = ${enteredBy} and e.status = 'active'
  `.execute(tx)
  return rows.length > 0
}

/** Which of some user names have an account. */
export async function accountsAmong(tx: Transaction, userNames: readonly string[]): Promise<string[]> {
  await sql`select omsorg.open_sign_in()`.execute(tx)
  const { rows } = await sql<{ user_name: string }>`
    select user_name from omsorg.user_account
    where id = any(array(select omsorg.account_named(each) from unnest(${userNames}::text[]) each))
  `.execute(tx)
  return rows.map((row) => row.user_name)
}
