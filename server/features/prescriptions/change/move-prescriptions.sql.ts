import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Of locked prescriptions. Whoever has read one before does not change it unseen. */
export async function writePlace(
  tx: Transaction,
  prescriptionIds: readonly number[],
  carePlaceId: string,
): Promise<void> {
  await sql`
    update omsorg.prescription set care_place_id = ${carePlaceId}::uuid, row_version = row_version + 1
    where id = any(${prescriptionIds}::int[])
  `.execute(tx)
}
