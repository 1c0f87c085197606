import type { OrderTaskState } from '@omsorg/domain/orders/task/order-task.ts'
import type { Fault } from '@omsorg/domain/portal/report/report.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ReportRecord {
  readonly id: number
  readonly order_part_id: number
  readonly fault: Fault
  readonly order_line_id: number | null
  readonly packages: number | null
  readonly since: string
  readonly asked_by: number | null
  readonly is_seen_to: boolean
  readonly state: OrderTaskState
  /** What staff say to whoever has told it; null where they say nothing. */
  readonly answer: string | null
  readonly answered_at: string | null
  readonly is_new: boolean
  /** Those that whoever asks has sent. */
  readonly photo_ids: readonly string[]
}

/** What holders have told of the parcels of a person, the newest first, without what was taken back, or has come and was not answered; nothing of what staff note about it. */
export async function readReports(tx: Transaction, careRecipientId: number): Promise<readonly ReportRecord[]> {
  const { rows } = await sql<ReportRecord>`
    select t.id, t.order_part_id, coalesce(t.detail ->> 'fault', '') as fault, (t.detail ->> 'orderLineId')::bigint as order_line_id,
           (t.detail ->> 'packages')::int as packages, t.since, t.asked_by, t.state, t.state = 'done' as is_seen_to,
           nullif(t.answer, '') as answer, t.done_at as answered_at, omsorg.told_answer_is_new(t) as is_new,
           (select coalesce(jsonb_agg(p.file_id order by p.place), '[]')
            from omsorg.order_task_photo p join omsorg.stored_file f on f.id = p.file_id
            where p.order_task_id = t.id and f.uploaded_by = (select omsorg.reach_user())) as photo_ids
    from omsorg.order_task t
    where t.care_recipient_id = ${careRecipientId} and t.kind = 'reported' and t.order_part_id is not null
      and t.detail ->> 'fault' is not null 
      and (t.outcome is null or t.outcome = 'came' and t.answer <> '')
    order by t.id desc limit 200
  `.execute(tx)
  return rows
}

/** Of what whoever asks has told of the chosen person; how many of them were new. */
export async function markAnswersSeen(tx: Transaction, ids: readonly number[], now: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select omsorg.see_told_answers(${ids}::int[], ${now.toString()}::timestamptz) as seen
  `.execute(tx)
  return rows[0]?.seen ?? 0
}
