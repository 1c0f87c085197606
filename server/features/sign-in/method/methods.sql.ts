import type { MarketCode } from '@omsorg/domain/market.ts'
import type { MethodFacts, Methods } from '@omsorg/domain/sign-in/method/methods.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface UserMethods extends MethodFacts {
  readonly userId: number
  readonly kind: 'user' | 'operator'
  readonly firstName: string
  readonly lastName: string
  /** Whose group it is: the parent's own number, or that of the child's parent. */
  readonly groupOf: number | null
  readonly isChild: boolean
  readonly market: MarketCode
  readonly passwordSetOn: string | null
  readonly rowVersion: number
}

const columns = sql`
  u.id as "userId", u.kind, u.market, u.first_name as "firstName", u.last_name as "lastName", u.user_name as "userName",
  case when u.is_parent then u.id else u.parent_user_id end as "groupOf", u.parent_user_id is not null as "isChild",
  u.password_set_at as "passwordSetOn", u.phone as "phoneNumber", u.email,
  m.password_enabled as "userNamePasswordEnabled", m.siths_enabled as "sithsEnabled", m.siths_number as "sithsNumber",
  m.vrk_enabled as "vrkEnabled", m.vrk_number as "vrkNumber",
  m.directory_enabled as "adEnabled", m.directory_user_name as "adUserName",
  m.sms_code_enabled as "smsCodeEnabled", m.email_code_enabled as "emailCodeEnabled",
  m.two_factor_enabled as "twoFactorEnabled", m.two_factor_enforced as "twoFactorEnforced",
  exists (select from omsorg.second_factor f where f.user_id = u.id) as "hasOwnFactor",
  m.row_version as "rowVersion"`

export async function readUserMethods(tx: Transaction, userId: number): Promise<UserMethods | undefined> {
  const { rows } = await sql<UserMethods>`
    select ${columns}
    from omsorg.user_account u
    join omsorg.authentication_method m on m.user_id = u.id
    where u.id = ${userId}
  `.execute(tx)
  return rows[0]
}

/** Until this transaction is over nobody else changes them. */
export async function lockUserMethods(tx: Transaction, userId: number): Promise<UserMethods | undefined> {
  const { rows } = await sql<UserMethods>`
    select ${columns}
    from omsorg.user_account u
    join omsorg.authentication_method m on m.user_id = u.id
    where u.id = ${userId}
    for no key update of u, m
  `.execute(tx)
  return rows[0]
}

/** Another directory name is another account there: the one that was linked opens nothing any more. */
export async function writeMethods(tx: Transaction, userId: number, next: Methods): Promise<void> {
  await sql`
    update omsorg.authentication_method
    set password_enabled = ${next.userNamePasswordEnabled}, siths_enabled = ${next.sithsEnabled},
        siths_number = ${next.sithsNumber}, vrk_enabled = ${next.vrkEnabled}, vrk_number = ${next.vrkNumber},
        directory_enabled = ${next.adEnabled}, directory_user_name = ${next.adUserName},
        directory_tenant = case when directory_user_name is not distinct from ${next.adUserName} then directory_tenant end,
        directory_object_id = case when directory_user_name is not distinct from ${next.adUserName} then directory_object_id end,
        sms_code_enabled = ${next.smsCodeEnabled}, email_code_enabled = ${next.emailCodeEnabled},
        two_factor_enabled = ${next.twoFactorEnabled}, two_factor_enforced = ${next.twoFactorEnforced},
        row_version = row_version + 1
    where user_id = ${userId}
  `.execute(tx)
  await sql`
    update omsorg.user_account
    set user_name = ${next.userName}, phone = ${next.phoneNumber}, email = ${next.email}, row_version = row_version + 1
    where id = ${userId}
  `.execute(tx)
}

/** Its tokens count no more within a second. */
export async function endSessionsOfUser(tx: Transaction, userId: number, now: Temporal.Instant): Promise<void> {
  await sql`update omsorg.user_account set epoch = epoch + 1 where id = ${userId}`.execute(tx)
  await sql`
    update omsorg.refresh_family set ended_at = ${now.toString()}, end_reason = 'methods-changed'
    where user_id = ${userId} and ended_at is null
  `.execute(tx)
}

export type AccountWord = 'user-name' | 'email' | 'directory-name' | 'siths' | 'vrk'

/**
 * Of whatever client; an address that the own group shares is not. With `lock` nobody else saves the same word until this
 * transaction is over.
 */
export async function isTaken(
  tx: Transaction,
  kind: AccountWord,
  word: string,
  {
    except,
    lock,
    groupOf = null,
  }: { readonly except: number | null; readonly lock: boolean; readonly groupOf?: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select omsorg.account_word_is_taken(${kind}, ${word}, ${except}, ${lock}, ${groupOf}) as taken
  `.execute(tx)
  return rows[0]?.taken === true
}
