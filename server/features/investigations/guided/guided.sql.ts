import { usualCapacity } from '@omsorg/domain/investigations/guided/suggest.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface GuidedSettings {
  /** Guided selection is on in the area; a client that has never said has it on. */
  readonly allowed: boolean
  /** How many percent of what is measured a protection holds in use. */
  readonly capacity: number
}

export async function readGuidedSettings(
  tx: Transaction,
  clientId: string,
  area: TherapyArea,
): Promise<GuidedSettings> {
  const { rows } = await sql<GuidedSettings>`
    select coalesce(s.enabled and s.guided_selection_allowed, true) as allowed,
           coalesce(p.working_capacity_percent, ${usualCapacity}) as capacity
    from (select ${clientId}::uuid as client_id) here
    left join omsorg.therapy_area_setting s on s.client_id = here.client_id and s.therapy_area = ${area}
    left join omsorg.product_setting p on p.client_id = here.client_id
  `.execute(tx)
  return rows[0] ?? { allowed: true, capacity: usualCapacity }
}
