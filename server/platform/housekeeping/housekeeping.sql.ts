import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

/** Removes what has had its time (answers to keys, old messages, left drafts, ended sessions). Answers how many rows. */
export async function removeExpired(tx: Transaction): Promise<number> {
  const { rows } = await sql<{
    removed: number
  }>`select coalesce(sum(removed), 0)::int as removed from omsorg.remove_expired()`.execute(tx)
  return rows[0]?.removed ?? 0
}

/** The access log never waits for a month: the partitions of the next ones are there before they begin. */
export async function prepareMonths(tx: Transaction, monthsAhead: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select omsorg.ensure_access_log_partitions(${monthsAhead}) as made
  `.execute(tx)
  return rows[0]?.made ?? 0
}

/** Seals the access log up to an hour ago. Answers how many hours, and the hash that a later check can be held against. */
export async function sealAccessLog(
  tx: Transaction,
): Promise<{ readonly sealed: number; readonly head: string | null }> {
  const { rows } = await sql<{
    sealed: number
    head: string | null
  }>`select sealed, head from omsorg.seal_access_log()`.execute(tx)
  return rows[0] ?? { sealed: 0, head: null }
}

/** Holds the rows of so many days against their seals, which takes as long as it takes. Answers what is wrong; null, nothing. */
export async function checkAccessLog(tx: Transaction, days: number): Promise<string | null> {
  await sql<{ limit: string }>`select set_config('statement_timeout', '0', true) as limit`.execute(tx)
  const { rows } = await sql<{ problem: string | null }>`
    select omsorg.check_access_log(${days}) as problem
  `.execute(tx)
  return rows[0]?.problem ?? null
}

/** Removes the months of the access log that nobody has to keep any more. Answers how many. */
export async function removeOldMonths(tx: Transaction, keptMonths: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select omsorg.remove_access_log(${keptMonths}) as removed
  `.execute(tx)
  return rows[0]?.removed ?? 0
}
