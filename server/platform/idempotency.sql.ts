import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

export interface KeyedCall {
  readonly userId: number
  readonly endpoint: string
  readonly key: string
  /** SHA-256 of the body in hexadecimal: enough to tell that another body came, and nothing of what stood in it. */
  readonly bodyHash: string
}

export type FirstAnswer =
  | { readonly state: 'new' }
  | { readonly state: 'in-flight' }
  | { readonly state: 'other-body' }
  /** As it was kept: sealed; `keptAt` is ISO 8601. */
  | { readonly state: 'answered'; readonly answer: Buffer; readonly keptAt: string }

/**
 * Claims an idempotency key for this transaction. The lock ends with the transaction, so a key whose holder died is free
 * again at once and nothing has to be cleaned up after a crash.
 */
export async function claimKey(tx: Transaction, call: KeyedCall): Promise<FirstAnswer> {
  const lockName = `${call.userId}:${call.endpoint}:${call.key}`
  const claimed = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free
  `.execute(tx)
  if (!claimed.rows[0]?.free) return { state: 'in-flight' }

  const known = await sql<{ body_hash: string; answer_sealed: Buffer; kept_at: string }>`
    select body_hash, answer_sealed, created_at as kept_at
    from omsorg.idempotency_key
    where user_id = ${call.userId} and endpoint = ${call.endpoint} and key = ${call.key}
  `.execute(tx)
  const first = known.rows[0]
  if (!first) return { state: 'new' }
  return first.body_hash === call.bodyHash
    ? { state: 'answered', answer: first.answer_sealed, keptAt: first.kept_at }
    : { state: 'other-body' }
}

/** An answer may name people: it is kept sealed. */
export async function keepAnswer(tx: Transaction, call: KeyedCall, answerSealed: Buffer): Promise<void> {
  await sql`
    insert into omsorg.idempotency_key (user_id, endpoint, key, body_hash, answer_sealed)
    values (${call.userId}, ${call.endpoint}, ${call.key}, ${call.bodyHash}, ${answerSealed})
  `.execute(tx)
}

/** Whether one of the persons that a kept answer shows was hidden, anonymized or removed after it was given. */
export async function wereHiddenSince(
  tx: Transaction,
  careRecipientIds: readonly number[],
  since: string,
): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select omsorg.were_hidden_since(${careRecipientIds}::int[], ${since}::timestamptz) as hidden
  `.execute(tx)
  return rows[0]?.hidden !== false
}
