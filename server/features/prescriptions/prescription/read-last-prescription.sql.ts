import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The prescription of an area that was made last; undefined when there never was one in reach. */
export async function lastIdOf(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.prescription
    where care_recipient_id = ${careRecipientId} and therapy_area = ${area}
    order by created_at desc, id desc limit 1
  `.execute(tx)
  return rows[0]?.id
}
