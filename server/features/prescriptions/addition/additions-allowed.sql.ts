import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The setting AdditionsAllowed of a care place, merged with that of its client. */
export async function additionsAreAllowed(tx: Transaction, carePlaceId: string): Promise<boolean> {
  const { rows } = await sql<{ additions_allowed: boolean }>`
    select additions_allowed from omsorg.merged_prescription_setting where care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]?.additions_allowed ?? true
}
