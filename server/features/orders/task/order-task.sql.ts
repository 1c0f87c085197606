import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type {
  OrderTaskEvent,
  OrderTaskKind,
  OrderTaskOutcome,
  OrderTaskState,
  WorkOfTask,
} from '@omsorg/domain/orders/task/order-task.ts'
import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { Fault } from '@omsorg/domain/portal/report/report.ts'
import type { ErpFeed } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import { photosOfTask } from './task-photos.sql.ts'

export interface TaskRecord {
  readonly id: number
  readonly kind: OrderTaskKind
  readonly state: OrderTaskState
  readonly since: string
  readonly customer_order_id: number | null
  readonly order_part_id: number | null
  readonly care_place_id: string | null
  readonly care_recipient_id: number | null
  readonly reason: string
  readonly detail: {
    readonly orderId?: number
    readonly reportedStatus?: ErpStatus
    readonly feed?: ErpFeed
    readonly customer?: string | null
    readonly tries?: number
    readonly messageId?: string
    readonly fault?: Fault
    readonly orderLineId?: number | null
    readonly packages?: number | null
  }
  /** Who has told it by a portal account, and as what; null of all else. */
  readonly asked_by: number | null
  readonly asked_by_name: ShownAuthor | null
  readonly crp_holder: HolderKind | null
  readonly item_name: string | null
  readonly photo_ids: readonly string[]
  readonly assigned_to: number | null
  readonly taken_by: string | null
  readonly taken_at: string | null
  readonly done_by_name: ShownAuthor | null
  readonly done_at: string | null
  readonly note: string
  readonly answer: string
  readonly outcome: OrderTaskOutcome | null
  readonly row_version: number
  readonly work: WorkOfTask
  readonly events: { readonly event: OrderTaskEvent; readonly at: string; readonly by: ShownAuthor | null }[]
}

/** Who has told it, as what, of which item, and with which photos. */
export const toldColumns = sql`
  t.asked_by, omsorg.author_names(t.asked_by, t.asked_on_behalf_of) as asked_by_name, t.crp_holder,
  (select l.item_name from omsorg.order_line l
   where t.kind = 'reported' and l.id = (t.detail ->> 'orderLineId')::bigint and l.order_part_id = t.order_part_id) as item_name,
  ${photosOfTask} as photo_ids`

/** What every view of a task shows of it, beside whom its order is for. */
export const taskColumns = sql`
  t.id, t.kind, t.state, t.since, t.customer_order_id, t.order_part_id, t.care_place_id, t.reason, t.detail, t.assigned_to,
  omsorg.user_display_name(t.assigned_to) as taken_by, t.taken_at,
  omsorg.author_names(t.done_by, t.done_on_behalf_of) as done_by_name, t.done_at, t.note, t.answer, t.outcome, t.row_version,
  case when t.kind in ('failed-job', 'failed-message', 'failed-work') then omsorg.work_of_task(t.id) end as work,
  (select coalesce(jsonb_agg(jsonb_build_object('event', e.event, 'by', omsorg.author_names(e.by_user, e.on_behalf_of),
     'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.id), '[]')
   from (select * from omsorg.order_task_event h where h.order_task_id = t.id order by h.id desc limit 20) e) as events, ${toldColumns}`

/** The tasks with an order, those that wait before those that are done. Nothing where the order is out of reach. */
export async function readTasksOfOrder(
  tx: Transaction,
  { customerOrderId, kinds }: { readonly customerOrderId: number; readonly kinds: readonly OrderTaskKind[] },
): Promise<TaskRecord[]> {
  const { rows } = await sql<TaskRecord>`
    select ${taskColumns}, o.care_recipient_id
    from omsorg.order_task t
    join omsorg.customer_order o on o.id = t.customer_order_id
    where t.customer_order_id = ${customerOrderId} and t.kind = any (${kinds})
    order by t.state = 'done', t.since, t.id
  `.execute(tx)
  return rows
}

export interface TaskOrderRecord {
  readonly care_recipient_id: number | null
  readonly holds_persons: boolean
  readonly sees_person: boolean
}

/** Whose order it is; undefined where the order is out of reach, or is a draft. */
export async function readOrderOfTasks(tx: Transaction, customerOrderId: number): Promise<TaskOrderRecord | undefined> {
  const { rows } = await sql<TaskOrderRecord>`
    select o.care_recipient_id, c.id is not null as sees_person,
           exists (select from omsorg.order_line l
                   where l.customer_order_id = o.id and l.care_recipient_id is not null) as holds_persons
    from omsorg.customer_order o
    left join omsorg.care_recipient c on c.id = o.care_recipient_id
    where o.id = ${customerOrderId} and o.confirmed_at is not null
  `.execute(tx)
  return rows[0]
}

export interface TaskToChange extends TaskRecord {
  readonly areas: readonly TherapyArea[]
}

/** One task, locked: of two who take it the second reads what the first has written. */
export async function lockTask(tx: Transaction, taskId: number): Promise<TaskToChange | undefined> {
  const { rows } = await sql<TaskToChange>`
    select ${taskColumns}, coalesce(t.care_recipient_id, o.care_recipient_id) as care_recipient_id,
           coalesce((select jsonb_agg(distinct l.therapy_area) from omsorg.order_line l
                     where l.customer_order_id = t.customer_order_id
                       and (t.order_part_id is null or l.order_part_id = t.order_part_id)), '[]') as areas
    from omsorg.order_task t
    left join omsorg.customer_order o on o.id = t.customer_order_id
    where t.id = ${taskId}
    for update of t
  `.execute(tx)
  return rows[0]
}

export interface TaskChange {
  readonly state: OrderTaskState
  readonly by: number
  readonly now: Temporal.Instant
  readonly note?: string
  /** To whoever has told it. */
  readonly answer?: string
  readonly outcome?: OrderTaskOutcome
}

export async function setTaskState(tx: Transaction, taskId: number, change: TaskChange): Promise<TaskRecord> {
  const { state, by, now, note, answer, outcome } = change
  const isTaken = state === 'taken'
  const isOpen = state === 'open'
  const isDone = state === 'done'
  // Noted first, so that what is answered tells of it.
  if (!isDone) void noteTaskEvent(tx, taskId, { event: isTaken ? 'taken' : 'released', by, now })
  const { rows } = await sql<TaskRecord>`
    update omsorg.order_task t
    set state = ${state}, row_version = row_version + 1,
        assigned_to = case when ${isTaken} then ${by}::int when ${isOpen} then null else assigned_to end,
        taken_at = case when ${isTaken} then ${now.toString()}::timestamptz when ${isOpen} then null else taken_at end,
        done_by = case when ${isDone} then ${by}::int end,
        done_at = case when ${isDone} then ${now.toString()}::timestamptz end,
        note = ${note ?? ''}, answer = ${answer ?? ''}, outcome = ${outcome ?? null}::text
    where t.id = ${taskId}
    returning ${taskColumns},
              coalesce(t.care_recipient_id,
                (select o.care_recipient_id from omsorg.customer_order o where o.id = t.customer_order_id)) as care_recipient_id
  `.execute(tx)
  const [task] = rows
  if (!task) throw new Error(`the task ${taskId} is locked and cannot be gone`)
  return task
}

export interface EventToNote {
  readonly event: OrderTaskEvent
  /** Null = the server. */
  readonly by: number | null
  readonly now: Temporal.Instant
}

export async function noteTaskEvent(tx: Transaction, taskId: number, { event, by, now }: EventToNote): Promise<void> {
  await sql`
    insert into omsorg.order_task_event (order_task_id, event, by_user, at)
    values (${taskId}, ${event}, ${by}::int, ${now.toString()}::timestamptz)
  `.execute(tx)
}

/** Has the failed jobs of a task run again; how many those are. */
export async function runWorkAgain(tx: Transaction, taskId: number): Promise<number> {
  const { rows } = await sql<{ again: number }>`select omsorg.run_work_of_task_again(${taskId}) as again`.execute(tx)
  return rows[0]?.again ?? 0
}

/** A new version of a task that is the same else: whoever read the former one does nothing with it. */
export async function touchTask(tx: Transaction, taskId: number): Promise<TaskRecord> {
  const { rows } = await sql<TaskRecord>`
    update omsorg.order_task t set row_version = row_version + 1
    where t.id = ${taskId}
    returning ${taskColumns},
              coalesce(t.care_recipient_id,
                (select o.care_recipient_id from omsorg.customer_order o where o.id = t.customer_order_id)) as care_recipient_id
  `.execute(tx)
  const [task] = rows
  if (!task) throw new Error(`the task ${taskId} is locked and cannot be gone`)
  return task
}
