import type { DeviceKind } from '@omsorg/domain/sign-in/security/device.ts'
import type { SignInMethod } from '@omsorg/domain/sign-in/token/sign-in-method.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { SessionEnd } from '../token/sessions.sql.ts'

export interface DeviceWords {
  readonly browser: string | null
  readonly system: string | null
  readonly device_kind: DeviceKind | null
}

export interface OwnSession extends DeviceWords {
  readonly id: string
  readonly methods: readonly SignInMethod[]
  readonly care_place_name: string | null
  readonly client_name: string | null
  readonly opened_at: string
  readonly last_used_at: string
  readonly expires_at: string
}

/** Those that run: neither ended nor left idle; those of a parent who works as this account too. */
export async function ownSessionsOf(tx: Transaction, userId: number, now: Temporal.Instant): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select f.id, f.methods, f.browser, f.system, f.device_kind, p.name as care_place_name, c.name as client_name,
           f.opened_at, coalesce(t.issued_at, f.last_used_at) as last_used_at, f.expires_at
    from omsorg.refresh_family f
    join lateral (
      select max(t.issued_at) as issued_at, max(t.expires_at) filter (where t.used_at is null) as expires_at
      from omsorg.refresh_token t where t.family_id = f.id
    ) t on t.expires_at > ${now.toString()}::timestamptz
    left join omsorg.care_place p on p.id = f.care_place_id
    left join omsorg.client c on c.id = f.client_id
    where (f.user_id = ${userId} or f.entered_by = ${userId})
      and f.ended_at is null and f.expires_at > ${now.toString()}::timestamptz
    order by last_used_at desc, f.id
  `.execute(tx)
  return rows
}

const byOwner: SessionEnd = 'ended-by-owner'

/** Of two who end the same session one finds it running. */
export async function endOwnSession(
  tx: Transaction,
  userId: number,
  sessionId: string,
  now: Temporal.Instant,
): Promise<DeviceWords | undefined> {
  const { rows } = await sql<DeviceWords>`
    update omsorg.refresh_family set ended_at = ${now.toString()}, end_reason = ${byOwner}
    where id = ${sessionId}::uuid and (user_id = ${userId} or entered_by = ${userId})
      and ended_at is null and expires_at > ${now.toString()}::timestamptz
    returning browser, system, device_kind
  `.execute(tx)
  return rows[0]
}

/** What was left idle is ended too, and not told of. */
export async function endSessionsBut(
  tx: Transaction,
  userId: number,
  sessionId: string,
  now: Temporal.Instant,
): Promise<DeviceWords[]> {
  const { rows } = await sql<DeviceWords & { ran: boolean }>`
    update omsorg.refresh_family f set ended_at = ${now.toString()}, end_reason = ${byOwner}
    where f.id <> ${sessionId}::uuid and (f.user_id = ${userId} or f.entered_by = ${userId})
      and f.ended_at is null and f.expires_at > ${now.toString()}::timestamptz
    returning f.browser, f.system, f.device_kind, exists (
      select from omsorg.refresh_token t
      where t.family_id = f.id and t.used_at is null and t.expires_at > ${now.toString()}::timestamptz) as ran
  `.execute(tx)
  return rows.filter(({ ran }) => ran)
}

export async function confirmSession(
  tx: Transaction,
  sessionId: string,
  userId: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.refresh_family set confirmed_at = ${now.toString()}
    where id = ${sessionId}::uuid and user_id = ${userId} and ended_at is null
  `.execute(tx)
  return rowCount > 0
}
