import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { OrderTaskKind, OrderTaskState } from '@omsorg/domain/orders/task/order-task.ts'
import type { ErpFeed } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

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
  }
  readonly assigned_to: number | null
  readonly taken_by: string | null
  readonly taken_at: string | null
  readonly done_by_name: ShownAuthor | null
  readonly done_at: string | null
  readonly note: string
  readonly row_version: number
}

/** The tasks with an order, those that wait before those that are done. Nothing where the order is out of reach. */
export async function readTasksOfOrder(
  tx: Transaction,
  { customerOrderId, kinds }: { readonly customerOrderId: number; readonly kinds: readonly OrderTaskKind[] },
): Promise<TaskRecord[]> {
  const { rows } = await sql<TaskRecord>`
    select t.id, t.kind, t.state, t.since, t.customer_order_id, t.order_part_id, t.care_place_id, o.care_recipient_id,
           t.reason, t.detail, t.assigned_to, omsorg.user_display_name(t.assigned_to) as taken_by, t.taken_at,
           omsorg.author_names(t.done_by, t.done_on_behalf_of) as done_by_name, t.done_at, t.note, t.row_version
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
    select t.id, t.kind, t.state, t.since, t.customer_order_id, t.order_part_id, t.care_place_id, o.care_recipient_id,
           t.reason, t.detail, t.assigned_to, omsorg.user_display_name(t.assigned_to) as taken_by, t.taken_at,
           omsorg.author_names(t.done_by, t.done_on_behalf_of) as done_by_name, t.done_at, t.note, t.row_version,
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
}

export async function setTaskState(tx: Transaction, taskId: number, change: TaskChange): Promise<TaskRecord> {
  const { state, by, now, note } = change
  const isTaken = state === 'taken'
  const isOpen = state === 'open'
  const isDone = state === 'done'
  const { rows } = await sql<TaskRecord>`
    update omsorg.order_task t
    set state = ${state}, row_version = row_version + 1,
        assigned_to = case when ${isTaken} then ${by}::int when ${isOpen} then null else assigned_to end,
        taken_at = case when ${isTaken} then ${now.toString()}::timestamptz when ${isOpen} then null else taken_at end,
        done_by = case when ${isDone} then ${by}::int end,
        done_at = case when ${isDone} then ${now.toString()}::timestamptz end,
        note = ${note ?? ''}
    where t.id = ${taskId}
    returning t.id, t.kind, t.state, t.since, t.customer_order_id, t.order_part_id, t.care_place_id,
              (select o.care_recipient_id from omsorg.customer_order o where o.id = t.customer_order_id) as care_recipient_id,
              t.reason, t.detail, t.assigned_to, omsorg.user_display_name(t.assigned_to) as taken_by, t.taken_at,
              omsorg.author_names(t.done_by, t.done_on_behalf_of) as done_by_name, t.done_at, t.note, t.row_version
  `.execute(tx)
  const [task] = rows
  if (!task) throw new Error(`the task ${taskId} is locked and cannot be gone`)
  return task
}
