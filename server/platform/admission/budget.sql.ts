import { budgets, type Budget } from '@omsorg/contract/budgets.ts'
import type { Transaction } from '../database.ts'
import { sql } from '../sql.ts'

export interface Spent {
  /** 0 when one was taken; else so long there is none. */
  readonly wait_seconds: number
  readonly is_last: boolean
}

/** Takes one of the hourly budget of whoever acts in this transaction; many at once are counted one by one. */
export async function spendBudget(tx: Transaction, budget: Budget, now: Temporal.Instant): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select wait_seconds, is_last
    from omsorg.spend_budget(${budget}, ${budgets[budget]}::int, ${now.toString()}::timestamptz)
  `.execute(tx)
  return rows[0] ?? { wait_seconds: 1, is_last: false }
}
