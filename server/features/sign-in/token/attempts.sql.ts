import type { FailedTries } from '@omsorg/domain/sign-in/token/lockout.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Attempt {
  readonly userId: number | null
  readonly userNameHash: Buffer
  readonly sourceHash: Buffer
  readonly deviceHash: Buffer | null
  readonly succeeded: boolean
}

/** Failed tries from strange devices, of the last hour and since the account's last success. */
export async function failedTries(tx: Transaction, userNameHash: Buffer, now: Temporal.Instant): Promise<FailedTries> {
  const { rows } = await sql<{ count: number; last_at: string | null }>`
    select count(*) as count, max(at) as last_at
    from omsorg.sign_in_attempt
    where user_name_hash = ${userNameHash}
      and not succeeded
      and at > ${now.toString()}::timestamptz - interval '1 hour'
      and at > coalesce(
        (select max(at) from omsorg.sign_in_attempt where user_name_hash = ${userNameHash} and succeeded), '-infinity')
  `.execute(tx)
  const [found] = rows
  return { count: found?.count ?? 0, lastAt: found?.last_at ? Temporal.Instant.from(found.last_at) : null }
}

export async function isKnownDevice(tx: Transaction, userId: number, deviceHash: Buffer | null): Promise<boolean> {
  if (!deviceHash) return false
  const { rows } = await sql`
    select 1 from omsorg.known_device where user_id = ${userId} and device_hash = ${deviceHash}
  `.execute(tx)
  return rows.length > 0
}

export async function recordAttempt(tx: Transaction, attempt: Attempt, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into omsorg.sign_in_attempt (at, user_id, user_name_hash, source_hash, device_hash, succeeded)
    values (${now.toString()}, ${attempt.userId}, ${attempt.userNameHash}, ${attempt.sourceHash},
            ${attempt.deviceHash}, ${attempt.succeeded})
  `.execute(tx)
}

export async function rememberDevice(
  tx: Transaction,
  userId: number,
  deviceHash: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into omsorg.known_device (user_id, device_hash, first_seen_at, last_seen_at)
    values (${userId}, ${deviceHash}, ${now.toString()}, ${now.toString()})
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
  `.execute(tx)
}
