import { budgets, type Budget } from '@omsorg/contract/budgets.ts'
import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

export interface Spent {
  /** 0 when one was taken; else so long there is none. */
  readonly wait_seconds: number
  readonly is_last: boolean
}

const none: Spent = { wait_seconds: 1, is_last: false }

/** Takes one of the hourly budget of whoever acts in this transaction; many at once are counted one by one. */
export async function spendBudget(tx: Transaction, budget: Budget, now: Temporal.Instant): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select wait_seconds, is_last
    from omsorg.spend_budget(${budget}, ${budgets[budget]}::int, ${now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0] ?? none
}

/** The same of a visitor, who is nobody yet and is known by where the call comes from. */
export async function spendSourceBudget(
  tx: Transaction,
  budget: Budget,
  sourceHash: Buffer,
  now: Temporal.Instant,
): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select wait_seconds, is_last
    from omsorg.spend_source_budget(
      ${sourceHash}::bytea, ${budget}, ${budgets[budget]}::int, ${now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0] ?? none
}
