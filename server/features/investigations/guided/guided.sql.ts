import { usualCapacity } from '@omsorg/domain/investigations/guided/suggest.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { runningPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

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

export interface HeldRecord {
  readonly product_id: number
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
}

/** What running prescriptions of a person hold in an area, the latest of each product. */
export async function readHeld(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
): Promise<readonly HeldRecord[]> {
  const { rows } = await sql<HeldRecord>`
    select distinct on (r.product_id) r.product_id, r.consumption, r.consumption_period
    from omsorg.prescription p
    join omsorg.prescription_row r on r.prescription_id = p.id
    where p.care_recipient_id = ${careRecipientId} and p.therapy_area = ${area}
      and p.status in (${stored(prescriptionStatus, ...runningPrescriptions)})
      and r.status in (${stored(rowStatus, 'active', 'used-up')})
    order by r.product_id, r.id desc
  `.execute(tx)
  return rows
}
