import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Whether the client has guided selection on in an area; a client that has never said has. */
export async function guidedIsAllowed(tx: Transaction, clientId: string, area: TherapyArea): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select s.enabled and s.guided_selection_allowed as allowed
    from omsorg.therapy_area_setting s
    where s.client_id = ${clientId}::uuid and s.therapy_area = ${area}
  `.execute(tx)
  return rows[0]?.allowed ?? true
}
