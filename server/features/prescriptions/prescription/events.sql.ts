import type { PrescriptionEventName } from '@omsorg/contract/prescriptions/history/prescription-event.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Change } from '../row/closing.sql.ts'

export interface EventToWrite {
  readonly prescriptionId: number
  readonly prescriptionRowId?: number
  /** `deleted` is the last of a prescription that is no more; nobody reads it through the product. */
  readonly event: PrescriptionEventName | 'deleted'
  readonly from?: number
  readonly to?: number
  /** Item numbers, dates and ids; never a person. */
  readonly detail?: object
}

/** What was done to prescriptions, by whom and for whom. */
export async function writeEvents(tx: Transaction, events: readonly EventToWrite[], { by, at }: Change): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into omsorg.prescription_event
      (at, prescription_id, prescription_row_id, event, from_status, to_status, by_user, on_behalf_of, detail)
    select ${at.toString()}::timestamptz, "prescriptionId", "prescriptionRowId", event, "from", "to",
           ${by.userId}::int, ${by.onBehalfOf}::int, coalesce(detail, '{}')
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e ("prescriptionId" int, "prescriptionRowId" int, event text, "from" int, "to" int, detail jsonb)
  `.execute(tx)
}
