import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { OrderTaskOutcome, OrderTaskState } from '@omsorg/domain/orders/task/order-task.ts'
import type { Move } from '@omsorg/domain/portal/moved/move.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface WaitingMove {
  readonly care_recipient_id: number
  /** All null where nothing waits, or the person is protected. */
  readonly id: number | null
  readonly row_version: number | null
  readonly moved_to: Move | null
  readonly asked_by: ShownAuthor | null
  readonly since: string | null
}

/** The move of a person that waits at the care place of whoever asks; undefined where the person is out of reach. */
export async function readWaitingMove(
  tx: Transaction,
  { careRecipientId, carePlaceId }: { readonly careRecipientId: number; readonly carePlaceId: string | null },
): Promise<WaitingMove | undefined> {
  const { rows } = await sql<WaitingMove>`
    select c.id as care_recipient_id, t.id, t.row_version, t.moved_to, t.since,
           omsorg.author_names(t.asked_by, t.asked_on_behalf_of) as asked_by
    from omsorg.care_recipient c
    left join omsorg.order_task t on t.care_recipient_id = c.id and t.kind = 'moved' and t.state <> 'done'
      and t.moved_to is not null and c.protected_kind is null and t.care_place_id = ${carePlaceId}::uuid
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

export interface ToldMove {
  readonly id: number
  readonly moved_to: Move | null
  readonly since: string
  readonly asked_by: number | null
  readonly state: OrderTaskState
  readonly outcome: OrderTaskOutcome | null
  readonly done_at: string | null
  /** Why it was rejected, or what was answered: what staff note else is theirs. */
  readonly reason: string | null
  readonly is_new: boolean
}

/** The move that was told last and stands, or was answered since a moment. */
export async function readToldMove(
  tx: Transaction,
  { careRecipientId, answeredSince }: { readonly careRecipientId: number; readonly answeredSince: Temporal.Instant },
): Promise<ToldMove | undefined> {
  const { rows } = await sql<ToldMove>`
    select t.id, t.moved_to, t.since, t.asked_by, t.state, t.outcome, t.done_at,
           case when t.outcome = 'rejected' then t.note else nullif(t.answer, '') end as reason,
           omsorg.told_answer_is_new(t) as is_new
    from omsorg.order_task t
    where t.care_recipient_id = ${careRecipientId} and t.kind = 'moved' and t.outcome is distinct from 'taken-back'
      and (t.done_at is null or t.done_at >= ${answeredSince.toString()}::timestamptz)
    order by t.id desc limit 1
  `.execute(tx)
  return rows[0]
}
