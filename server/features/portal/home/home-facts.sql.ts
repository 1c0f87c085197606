import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { prescriptionStatus, renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface EndingRecord {
  readonly id: number
  readonly therapy_area: TherapyArea
  readonly end_date: string
  readonly is_asked: boolean
  readonly is_answered: boolean
}

/** The prescriptions that end until a day, with whether somebody has asked for more, and whether an answer waits to be read. */
export async function readEnding(
  tx: Transaction,
  careRecipientId: number,
  until: Temporal.PlainDate,
): Promise<readonly EndingRecord[]> {
  const { rows } = await sql<EndingRecord>`
    select p.id, p.therapy_area, p.end_date,
           exists (select from omsorg.renew_request r
                   where r.prescription_id = p.id and r.status = ${stored(renewalRequestStatus, 'pending')}) as is_asked,
           exists (select from omsorg.renew_request r
                   where r.prescription_id = p.id and r.requested_by = omsorg.reach_user() and r.answered_at is not null
                     and r.answer_seen_at is null) as is_answered
    from omsorg.prescription p
    where p.care_recipient_id = ${careRecipientId}
      and p.status in (${stored(prescriptionStatus, 'active', 'renew')}) and p.end_date <= ${until.toString()}::date
    order by p.end_date, p.id
  `.execute(tx)
  return rows
}

/** How many answers to the own requests nobody has read. */
export async function countUnreadAnswers(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from omsorg.renew_request r
    where r.requested_by = omsorg.reach_user() and r.answered_at is not null and r.answer_seen_at is null
  `.execute(tx)
  return rows[0]?.unread ?? 0
}
