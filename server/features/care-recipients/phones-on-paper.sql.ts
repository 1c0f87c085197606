import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

/** The phones of persons in reach; a protected person has none on paper. */
export async function readPhones(
  tx: Transaction,
  careRecipientIds: readonly number[],
): Promise<{ readonly id: number; readonly phone: string }[]> {
  const { rows } = await sql<{ id: number; phone: string }>`
    select id, phone from omsorg.care_recipient
    where id = any(${careRecipientIds}::int[]) and protected_kind is null and phone is not null
  `.execute(tx)
  return rows
}
