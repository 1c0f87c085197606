import { grantedBy } from '@omsorg/contract/roles.ts'
import type { Application } from '@omsorg/contract/application.ts'
import { isPowerful, type FactorFacts, type FactorKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface FactsRow {
  readonly application: Application
  readonly enabled: boolean
  readonly enforced: boolean
  readonly client_rule: 'off' | 'optional' | 'enforced'
  readonly has_passkey: boolean
  readonly has_app: boolean
  readonly recovery_codes_left: number
  readonly phone: string | null
  readonly sms_enabled: boolean
  readonly sms_allowed: boolean
  readonly email: string | null
  readonly email_enabled: boolean
  readonly email_allowed: boolean
  readonly roles: readonly string[]
}

/** What a user has to show a second time who they are, and what is demanded. Operators are of no client that says anything. */
export async function factorFacts(tx: Transaction, userId: number): Promise<FactorFacts | undefined> {
  const { rows } = await sql<FactsRow>`
    select u.application, coalesce(a.two_factor_enabled, false) as enabled,
           coalesce(a.two_factor_enforced, false) as enforced, coalesce(s.two_factor, 'optional') as client_rule,
           exists (select from omsorg.second_factor f where f.user_id = u.id and f.kind = 'passkey') as has_passkey,
           exists (select from omsorg.second_factor f
                   where f.user_id = u.id and f.kind = 'totp' and f.confirmed_at is not null) as has_app,
           (select count(*)::int from omsorg.second_factor f
            where f.user_id = u.id and f.kind = 'recovery-code' and f.used_up_at is null) as recovery_codes_left,
           u.phone, coalesce(a.sms_code_enabled, false) as sms_enabled,
           coalesce(s.sms_code_allowed, u.client_id is null) as sms_allowed,
           u.email, coalesce(a.email_code_enabled, false) as email_enabled,
           coalesce(s.email_code_allowed, true) as email_allowed,
           array(select distinct r.code from omsorg.role_assignment ra
                 join omsorg.role r on r.id = ra.role_id where ra.user_id = u.id) as roles
    from omsorg.user_account u
    left join omsorg.authentication_method a on a.user_id = u.id
    left join omsorg.authentication_provider_setting s on s.client_id = u.client_id and s.provider = 'UserNamePassword'
    where u.id = ${userId}
  `.execute(tx)
  const [row] = rows
  return row && factsOf(row)
}

function factsOf(row: FactsRow): FactorFacts {
  return {
    enabled: row.enabled,
    enforced: row.enforced,
    clientRule: row.client_rule,
    hasPasskey: row.has_passkey,
    hasApp: row.has_app,
    recoveryCodesLeft: row.recovery_codes_left,
    phone: row.phone,
    smsCode: { enabled: row.sms_enabled, allowed: row.sms_allowed },
    email: row.email,
    emailCode: { enabled: row.email_enabled, allowed: row.email_allowed },
    isPowerful: isPowerful(row.application, row.roles.flatMap(grantedBy)),
  }
}

/** By which way a user came in the last time that a second step was finished. */
export async function kindUsedLast(tx: Transaction, userId: number): Promise<FactorKind | null> {
  const { rows } = await sql<{ kind: FactorKind }>`
    select kind
    from omsorg.refresh_family f, unnest(f.methods) as kind
    where f.user_id = ${userId} and f.methods[1] = 'pwd' and kind in ('totp', 'sms', 'email', 'passkey')
    order by f.opened_at desc
    limit 1
  `.execute(tx)
  return rows[0]?.kind ?? null
}

export interface App {
  readonly id: number
  readonly secret: Buffer
  /** The time step of its last code: each counts once. */
  readonly counter: number
}

/** The app of a user: the one that counts, or the one that was begun with within the hour. */
export async function appOf(
  tx: Transaction,
  userId: number,
  state: 'confirmed' | 'begun',
  now: Temporal.Instant,
): Promise<App | undefined> {
  const { rows } = await sql<App>`
    select id, secret, counter::float8 as counter
    from omsorg.second_factor
    where user_id = ${userId} and kind = 'totp'
      and case when ${state} = 'confirmed' then confirmed_at is not null
               else confirmed_at is null and created_at > ${now.toString()}::timestamptz - interval '1 hour' end
  `.execute(tx)
  return rows[0]
}

/** False when a code of that time step, or of a later one, was used before. */
export async function useAppStep(tx: Transaction, app: App, step: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.second_factor set counter = ${step}, last_used_at = ${now.toString()}
    where id = ${app.id} and counter < ${step}
  `.execute(tx)
  return rowCount > 0
}

/** False when it is none of the user's, or was used before. */
export async function useRecoveryCode(
  tx: Transaction,
  userId: number,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.second_factor set used_up_at = ${now.toString()}, last_used_at = ${now.toString()}
    where user_id = ${userId} and kind = 'recovery-code' and secret = ${hash} and used_up_at is null
  `.execute(tx)
  return rowCount > 0
}
