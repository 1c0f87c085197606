import type { OrderTaskOutcome, OrderTaskState } from '@omsorg/domain/orders/task/order-task.ts'
import type { Fault } from '@omsorg/domain/portal/report/report.ts'
import type { Move } from '@omsorg/domain/portal/moved/move.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What a holder of a portal account has told, and waits to be seen to. */
export interface ToldTask {
  readonly id: number
  readonly since: string
  readonly asked_by: number | null
  /** False where somebody had told the same, and nobody has seen to it yet. */
  readonly is_new: boolean
}

export interface FaultToTell {
  readonly careRecipientId: number
  readonly customerOrderId: number
  readonly orderId: number
  readonly fault: Fault
  readonly orderLineId: number | null
  readonly packages: number | null
  readonly text: string
}

/** One task for one thing that is wrong with a parcel, at the place that ordered it; of two who tell it at once one does. */
export async function addReport(tx: Transaction, report: FaultToTell, by: number): Promise<ToldTask> {
  const { careRecipientId, customerOrderId, orderId, text, ...about } = report
  const { fault, orderLineId, packages } = about
  const detail = { fault, orderLineId, packages }
  const { rows } = await sql<Omit<ToldTask, 'is_new'>>`
    insert into omsorg.order_task
      (customer_order_id, order_part_id, market, client_id, care_place_id, kind, reason, detail, care_recipient_id, asked_by)
    select o.id, ${orderId}, o.market, o.client_id, o.care_place_id, 'reported', ${text}, ${JSON.stringify(detail)}::jsonb,
           ${careRecipientId}, ${by}
    from omsorg.customer_order o where o.id = ${customerOrderId}
    on conflict do nothing
    returning id, since, asked_by
  `.execute(tx)
  const [added] = rows
  if (added) return { ...added, is_new: true }
  const { rows: told } = await sql<Omit<ToldTask, 'is_new'>>`
    select t.id, t.since, t.asked_by from omsorg.order_task t
    where t.order_part_id = ${orderId} and t.kind = 'reported' and t.detail ->> 'fault' = ${fault}
      and t.detail ->> 'orderLineId' is not distinct from ${orderLineId}::text
    order by t.state = 'done', t.id desc limit 1
  `.execute(tx)
  return toldBefore(told)
}

/** One task for a move of a person, at the place that looks after her. */
export async function addMove(
  tx: Transaction,
  { careRecipientId, carePlaceId, move }: { careRecipientId: number; carePlaceId: string; move: Move },
  by: number,
): Promise<ToldTask> {
  const { rows } = await sql<Omit<ToldTask, 'is_new'>>`
    insert into omsorg.order_task (market, client_id, care_place_id, kind, moved_to, care_recipient_id, asked_by)
    select s.market, s.client_id, s.care_place_id, 'moved', ${JSON.stringify(move)}::jsonb, ${careRecipientId}, ${by}
    from omsorg.place_setting s where s.care_place_id = ${carePlaceId}::uuid
    on conflict do nothing
    returning id, since, asked_by
  `.execute(tx)
  const [added] = rows
  if (added) return { ...added, is_new: true }
  const { rows: told } = await sql<Omit<ToldTask, 'is_new'>>`
    select t.id, t.since, t.asked_by from omsorg.order_task t
    where t.care_recipient_id = ${careRecipientId} and t.kind = 'moved'
    order by t.state = 'done', t.id desc limit 1
  `.execute(tx)
  return toldBefore(told)
}

/** The tasks that told that a parcel did not come end as it has come; how many those were. */
export async function endMissingReports(
  tx: Transaction,
  { orderId, by, now }: { readonly orderId: number; readonly by: number; readonly now: Temporal.Instant },
): Promise<number> {
  const { rowCount } = await sql`
    update omsorg.order_task
    set state = 'done', outcome = 'came', done_by = ${by}::int, done_at = ${now.toString()}::timestamptz,
        row_version = row_version + 1
    where order_part_id = ${orderId} and kind = 'reported' and detail ->> 'fault' = 'did-not-come' and state <> 'done'
  `.execute(tx)
  return rowCount
}

export interface ToldRecord {
  readonly state: OrderTaskState
  readonly asked_by: number | null
  readonly outcome: OrderTaskOutcome | null
}

/** What a holder told of a person, locked: whoever takes it on at the same moment waits, and so does this. */
export async function lockTold(
  tx: Transaction,
  { taskId, careRecipientId }: { readonly taskId: number; readonly careRecipientId: number },
): Promise<ToldRecord | undefined> {
  const { rows } = await sql<ToldRecord>`
    select t.state, t.asked_by, t.outcome from omsorg.order_task t
    where t.id = ${taskId} and t.care_recipient_id = ${careRecipientId} and t.kind in ('reported', 'moved')
    for update
  `.execute(tx)
  return rows[0]
}

export async function takeToldBack(
  tx: Transaction,
  { taskId, by, now }: { readonly taskId: number; readonly by: number; readonly now: Temporal.Instant },
): Promise<void> {
  await sql`
    update omsorg.order_task
    set state = 'done', outcome = 'taken-back', done_by = ${by}::int, done_at = ${now.toString()}::timestamptz,
        row_version = row_version + 1
    where id = ${taskId}
  `.execute(tx)
}

function toldBefore([task]: readonly Omit<ToldTask, 'is_new'>[]): ToldTask {
  if (!task) throw new Error('what a holder tells was not kept, and nobody has told it')
  return { ...task, is_new: false }
}
