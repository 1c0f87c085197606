import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** The tenants that clients have named, where their people sign in by directory. */
export async function tenantsOfClients(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{ tenant: string }>`
    select distinct lower(directory_tenant) as tenant
    from omsorg.authentication_provider_setting
    where provider = 'Directory' and enabled and directory_tenant is not null
  `.execute(tx)
  return rows.map((row) => row.tenant)
}

export interface DirectoryIdentity {
  readonly tenant: string
  readonly objectId: string
  readonly userName: string | null
  readonly operatorTenants: readonly string[]
}

/** Accounts that a tenant may open: those of the clients that have named it, and operators where it is one of theirs. */
const openTo = ({ tenant, operatorTenants }: DirectoryIdentity): Sql => sql`
  a.directory_enabled and case when u.client_id is null then ${tenant} = any(${operatorTenants}::text[])
    else s.enabled and lower(s.directory_tenant) = ${tenant} end`

const accounts = sql`
  from omsorg.authentication_method a
  join omsorg.user_account u on u.id = a.user_id
  left join omsorg.authentication_provider_setting s on s.client_id = u.client_id and s.provider = 'Directory'`

/** Whose account a person of a tenant is, by the ids that never change. */
export async function userOfDirectory(tx: Transaction, who: DirectoryIdentity): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id ${accounts}
    where lower(a.directory_tenant) = ${who.tenant} and lower(a.directory_object_id) = ${who.objectId} and ${openTo(who)}
  `.execute(tx)
  return rows[0]?.user_id
}

/**
 * Links the person to the account whose directory user name an administrator has entered: the one account that waits for it,
 * and only while no account is theirs. Of two at once the second finds it linked.
 */
export async function linkToDirectory(tx: Transaction, who: DirectoryIdentity): Promise<number | undefined> {
  if (who.userName === null) return undefined
  const waiting = await sql<{ user_id: number }>`
    select a.user_id ${accounts}
    where lower(a.directory_user_name) = lower(${who.userName}) and a.directory_object_id is null
      and coalesce(lower(a.directory_tenant), ${who.tenant}) = ${who.tenant} and ${openTo(who)}
      and (s.directory_domain is null or split_part(lower(${who.userName}), '@', 2) = lower(s.directory_domain))
      and not exists (
        select from omsorg.authentication_method other
        where lower(other.directory_tenant) = ${who.tenant} and lower(other.directory_object_id) = ${who.objectId})
    for no key update of a
  `.execute(tx)
  const [account] = waiting.rows
  if (!account || waiting.rows.length > 1) return undefined
  await sql`
    update omsorg.authentication_method
    set directory_tenant = ${who.tenant}, directory_object_id = ${who.objectId}, row_version = row_version + 1
    where user_id = ${account.user_id}
  `.execute(tx)
  return account.user_id
}
