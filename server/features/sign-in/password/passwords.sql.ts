import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Of an account in reach. It ends its sessions and every link of it that is not used yet. */
export async function writePassword(
  tx: Transaction,
  userId: number,
  hash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`
    select omsorg.set_password(${userId}, ${hash}, ${now.toString()}) as written
  `.execute(tx)
  return rows[0]?.written === true
}

/** Whoever has chosen a password has confirmed the registration. False when it was not pending. */
export async function confirmRegistration(tx: Transaction, userId: number, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.user_account
    set status = 'active', status_changed_at = ${now.toString()}, status_changed_by = ${userId}, row_version = row_version + 1
    where id = ${userId} and status = 'pending'
  `.execute(tx)
  return rowCount > 0
}
