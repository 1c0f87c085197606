import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The active maintenance text of a language, if there is one. */
export async function maintenanceMessage(tx: Transaction, language: string): Promise<string | null> {
  const { rows } = await sql<{ text: string }>`
    select text from omsorg.static_content
    where type = 'maintenance' and status = 'active' and language = ${language}
    limit 1
  `.execute(tx)
  return rows[0]?.text ?? null
}
