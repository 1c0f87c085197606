import { type FailedTries, strangeTries, type Tally } from '@omsorg/domain/sign-in/token/lockout.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Until this transaction is over nobody else counts or adds tries under the same key. */
export async function lockTries(tx: Transaction, key: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key.readBigInt64BE(0).toString()}::bigint)`.execute(tx)
}

/** Tries of the last hour that did not succeed or are not over: from strange devices, or from the one that is known. */
export async function failedTries(
  tx: Transaction,
  counterHash: Buffer,
  knownDevice: Buffer | null,
  now: Temporal.Instant,
): Promise<FailedTries> {
  const { rows } = await sql<{ count: number; last_at: string | null }>`
    select count(*) as count, max(at) as last_at
    from omsorg.sign_in_attempt
    where counter_hash = ${counterHash}
      and not succeeded and admitted
      and known_device = ${knownDevice !== null}
      and (not known_device or device_hash = ${knownDevice})
      and at > ${now.toString()}::timestamptz - interval '1 hour'
  `.execute(tx)
  const [found] = rows
  return { count: found?.count ?? 0, lastAt: found?.last_at ? Temporal.Instant.from(found.last_at) : null }
}

/** Accounts signed in to are counted only where the tries have used the budget up: whoever signs in does not count a whole hour. */
export async function talliesOf(
  tx: Transaction,
  sourceHash: Buffer,
  now: Temporal.Instant,
): Promise<{ readonly source: Tally; readonly all: Tally }> {
  const hourAgo = now.subtract({ hours: 1 }).toString()
  const { rows } = await sql<{
    source_failed: number
    source_signed_in: number
    all_failed: number
    all_signed_in: number
  }>`
    with strange as (
      select count(*) filter (where source_hash = ${sourceHash}) as source_failed, count(*) as all_failed
      from omsorg.sign_in_attempt
      where not succeeded and not known_device and at > ${hourAgo}::timestamptz
    )
    select source_failed, all_failed,
           case when source_failed >= ${strangeTries.source} then (
             select count(distinct user_id) from omsorg.sign_in_attempt
             where succeeded and source_hash = ${sourceHash} and at > ${hourAgo}::timestamptz) else 0 end as source_signed_in,
           case when all_failed >= ${strangeTries.all} then (
             select count(distinct user_id) from omsorg.sign_in_attempt
             where succeeded and at > ${hourAgo}::timestamptz) else 0 end as all_signed_in
    from strange
  `.execute(tx)
  const [found] = rows
  return {
    source: { failed: found?.source_failed ?? 0, signedIn: found?.source_signed_in ?? 0 },
    all: { failed: found?.all_failed ?? 0, signedIn: found?.all_signed_in ?? 0 },
  }
}

export interface Attempt {
  readonly userId: number | null
  readonly counterHash: Buffer
  readonly sourceHash: Buffer
  /** The device, when the account knows it. */
  readonly knownDevice: Buffer | null
  readonly admitted: boolean
}

/** Writes a try down as one that failed, before anybody knows. */
export async function addAttempt(tx: Transaction, attempt: Attempt, now: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.sign_in_attempt
      (at, user_id, counter_hash, source_hash, device_hash, known_device, admitted, succeeded)
    values (${now.toString()}, ${attempt.userId}, ${attempt.counterHash}, ${attempt.sourceHash}, ${attempt.knownDevice},
            ${attempt.knownDevice !== null}, ${attempt.admitted}, false)
    returning id
  `.execute(tx)
  const [added] = rows
  if (!added) throw new Error('a try was not written down')
  return added.id
}

export async function markSucceeded(tx: Transaction, attemptId: number): Promise<void> {
  await sql`update omsorg.sign_in_attempt set succeeded = true where id = ${attemptId}`.execute(tx)
}

/** A try whose password nobody looked at, because too many waited, was none. */
export async function removeAttempt(tx: Transaction, attemptId: number): Promise<void> {
  await sql`delete from omsorg.sign_in_attempt where id = ${attemptId}`.execute(tx)
}

export interface KnownDevice {
  readonly user_id: number
  readonly device_hash: Buffer
}

/** Which of some devices any account knows, and which account. */
export async function knownAmong(tx: Transaction, deviceHashes: readonly Buffer[]): Promise<KnownDevice[]> {
  const { rows } = await sql<KnownDevice>`
    select user_id, device_hash from omsorg.known_device where device_hash = any(${deviceHashes}::bytea[])
  `.execute(tx)
  return rows
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
