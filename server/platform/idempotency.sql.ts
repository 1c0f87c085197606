import type { Transaction } from './database.ts'
import { sql } from './sql.ts'

export interface KeyedCall {
  readonly userId: number
  readonly endpoint: string
  readonly key: string
  /** SHA-256 of the body in hexadecimal: enough to tell that another body came, and nothing of what stood in it. */
  readonly bodyHash: string
}

/** The codes that a key is not claimed with: another call holds it, the same was answered, or another was. */
export const keyIsHeld = 'OM409'
export const keyWasAnswered = 'OM208'
export const keyOfOtherCall = 'OM422'

/**
 * Claims an idempotency key for this transaction, or fails. The lock ends with the transaction, so a key whose holder died is
 * free again at once and nothing has to be cleaned up after a crash.
 */
export async function claimKey(tx: Transaction, call: KeyedCall): Promise<void> {
  await sql`select omsorg.claim_key(${call.userId}, ${call.endpoint}, ${call.key}, ${call.bodyHash})`.execute(tx)
}

/** As it was kept: sealed; `kept_at` is ISO 8601. */
export interface KeptAnswer {
  readonly answer_sealed: Buffer
  readonly kept_at: string
}

export async function readKeptAnswer(tx: Transaction, call: KeyedCall): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    select answer_sealed, created_at as kept_at
    from omsorg.idempotency_key
    where user_id = ${call.userId} and endpoint = ${call.endpoint} and key = ${call.key}
  `.execute(tx)
  return rows[0]
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
