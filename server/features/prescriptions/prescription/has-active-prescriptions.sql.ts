import { runningPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** Whether a person in reach has a prescription that runs on a day; undefined out of reach. */
export async function hasRunning(
  tx: Transaction,
  careRecipientGuid: string,
  today: Temporal.PlainDate,
): Promise<{ readonly id: number; readonly runs: boolean } | undefined> {
  const day = today.toString()
  const { rows } = await sql<{ id: number; runs: boolean }>`
    select c.id, exists (
      select from omsorg.prescription p
      where p.care_recipient_id = c.id and p.start_date <= ${day}::date and p.end_date >= ${day}::date
        and (p.status in (${stored(prescriptionStatus, ...runningPrescriptions)}) or (p.status = ${stored(prescriptionStatus, 'preliminary')} and p.confirmed_at is not null))
    ) as runs
    from omsorg.care_recipient c where c.care_recipient_guid = ${careRecipientGuid}::uuid
  `.execute(tx)
  return rows[0]
}
