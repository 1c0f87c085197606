import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Move } from '@omsorg/domain/portal/moved/move.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { OrderTaskKind } from '@omsorg/domain/orders/task/order-task.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { OrderKindRecord } from '../order/order-kind.ts'
import { taskColumns, type TaskRecord } from './order-task.sql.ts'

export interface ListedTaskRecord extends TaskRecord {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly protected_kind: Protection | null
  /** Null of an order that nobody here knows. */
  readonly kind_of_order: OrderKindRecord | null
  readonly client_id: string | null
  readonly client_name: string | null
  readonly care_place_name: string | null
  readonly erp_order_id: string | null
  readonly erp_status: ErpStatus | null
  readonly moved_to: Move | null
  readonly found: number
}

export interface TasksQuestion {
  /** Null = every place in reach. */
  readonly carePlaceId: string | null
  readonly kinds: readonly OrderTaskKind[]
  readonly isDone: boolean
  /** Null = whoever has taken it, or nobody. */
  readonly takenBy: number | null
  readonly onlyOpen: boolean
  /** False leaves out whatever is for a person. */
  readonly withPersons: boolean
  readonly page: number
  readonly pageSize: number
}

/** The oldest first; of what is done the latest. */
export async function readTasks(tx: Transaction, question: TasksQuestion): Promise<ListedTaskRecord[]> {
  const { carePlaceId, kinds, isDone, takenBy, onlyOpen, withPersons, page, pageSize } = question
  const { rows } = await sql<ListedTaskRecord>`
    select ${taskColumns}, c.id as care_recipient_id,
           case when c.protected_kind is null then t.moved_to end as moved_to,
           c.first_name, c.last_name, c.protected_kind, t.client_id, client.name as client_name,
           place.name as care_place_name,
           (select jsonb_build_object('type', k.type, 'is_express', k.is_express, 'is_preorder', k.is_preorder, 'source', k.source)
            from omsorg.customer_order k where k.id = t.customer_order_id) as kind_of_order,
           p.erp_order_id, p.erp_status, count(*) over ()::int as found
    from omsorg.order_task t
    left join omsorg.customer_order o on o.id = t.customer_order_id
    left join omsorg.order_part p on p.id = t.order_part_id
    -- Of an order for residents each part is for one of them; by itself, as behind a policy a bare coalesce is taken to no index.
    cross join lateral (select coalesce(t.care_recipient_id, o.care_recipient_id, p.care_recipient_id) as id offset 0) whose
    left join omsorg.care_recipient c on c.id = whose.id
    left join omsorg.client client on client.id = t.client_id
    left join omsorg.care_place place on place.id = t.care_place_id
    where (${carePlaceId}::uuid is null or t.care_place_id = ${carePlaceId}::uuid)
      and t.kind = any (${kinds})
      and (t.state = 'done') = ${isDone}
      and (not ${onlyOpen} or t.state = 'open')
      and (${takenBy}::int is null or t.assigned_to = ${takenBy})
      and (t.customer_order_id is null or o.id is not null)
      and (coalesce(t.care_recipient_id, o.care_recipient_id) is null or (${withPersons} and c.id is not null))
      and (${withPersons} or not exists (select from omsorg.order_line l
                                         where l.customer_order_id = o.id and l.care_recipient_id is not null))
    order by t.done_at desc nulls last, t.since, t.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}
