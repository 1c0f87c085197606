import { demoAccounts } from '@omsorg/database/demo/accounts.ts'
import { accountsAmong } from './features/sign-in/index.ts'
import type { Database } from './platform/database.ts'
import { isReachable } from './platform/self-test.sql.ts'
import { UnsafeStart } from './platform/start-checks.ts'

/** Everybody knows the password of the demo accounts: a database that holds them serves nobody real. */
export async function refuseDemoWorld(database: Database): Promise<void> {
  const known = demoAccounts.map((account) => account.userName)
  const found = await database.transaction(null, (tx) => accountsAmong(tx, known))
  if (found.length > 0) throw new UnsafeStart('this database holds the demo world; production needs one of its own')
}

export async function answers(database: Database): Promise<boolean> {
  try {
    return await database.transaction(null, isReachable)
  } catch {
    return false
  }
}
