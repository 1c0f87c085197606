import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { RowOfPersonRecord } from '../row/row-of-person.ts'

export interface QueueRecord extends RowOfPersonRecord {
  readonly prescription_id: number
  readonly start_date: string
  readonly end_date: string
  readonly withdrawals: number
  readonly packages_per_withdrawal: number
  readonly packages_drawn: number
  readonly successor_waiting: boolean
  readonly asked: boolean
  readonly requester: ShownAuthor | null
  readonly message: string
  readonly declined_at: string | null
  readonly declined_by: ShownAuthor | null
  readonly declined_reason: string | null
}

/** Rows of a care place that run, or are used up, and whose prescription ends from today on and before a day. */
export async function readQueue(
  tx: Transaction,
  asked: {
    readonly carePlaceId: string
    readonly today: Temporal.PlainDate
    readonly before: Temporal.PlainDate
    readonly limit: number
  },
): Promise<QueueRecord[]> {
  const { carePlaceId, today, before, limit } = asked
  const { rows } = await sql<QueueRecord>`
    select id, prescription_id, care_recipient_id, first_name, last_name, protected_kind, room, therapy_area, item_number, product_name,
           shape, unit, items_per_package, consumption, consumption_period, start_date, end_date, withdrawals, packages_per_withdrawal,
           packages_drawn, successor_waiting, asked, requester, message, declined_at, declined_by, declined_reason
    from omsorg.renewals_due_at(${carePlaceId}::uuid, ${today.toString()}::date, ${before.toString()}::date, ${limit}::int)
  `.execute(tx)
  return rows
}

export interface EndedRecord {
  readonly prescription_id: number
  readonly by: ShownAuthor | null
  readonly at: string
}

/** Who renewed or closed prescriptions, or rows of them, last. */
export async function readWhoEnded(tx: Transaction, prescriptionIds: readonly number[]): Promise<EndedRecord[]> {
  if (prescriptionIds.length === 0) return []
  const { rows } = await sql<EndedRecord>`
    select distinct on (e.prescription_id) e.prescription_id, omsorg.author_names(e.by_user, e.on_behalf_of) as by, e.at
    from omsorg.prescription_event e
    where e.prescription_id = any(${prescriptionIds}::int[])
      and e.event in ('renewed', 'row-renewed', 'closed', 'row-closed')
    order by e.prescription_id, e.id desc
  `.execute(tx)
  return rows
}

/** Notes that somebody said no to renewing rows, each with its reason. */
export async function noteDeclined(
  tx: Transaction,
  declined: readonly { readonly prescriptionRowId: number; readonly reason: string }[],
  { by, onBehalfOf, at }: { readonly by: number; readonly onBehalfOf: number | null; readonly at: Temporal.Instant },
): Promise<void> {
  if (declined.length === 0) return
  await sql`
    insert into omsorg.prescription_event
      (at, prescription_id, prescription_row_id, event, by_user, on_behalf_of, reason)
    select ${at.toString()}::timestamptz, r.prescription_id, r.id, 'renewal-declined', ${by}::int, ${onBehalfOf}::int,
           said.reason
    from unnest(${declined.map((each) => each.prescriptionRowId)}::int[],
                ${declined.map((each) => each.reason)}::text[]) as said (id, reason)
    join omsorg.prescription_row r on r.id = said.id
  `.execute(tx)
}

/** Which of the rows are within reach. */
export async function rowsInReach(tx: Transaction, rowIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.prescription_row where id = any(${rowIds}::int[])
  `.execute(tx)
  return rows.map((row) => row.id)
}

interface Whose {
  readonly userId: number
  readonly carePlaceId: string
}

export interface KeptRecord {
  readonly answers_sealed: Buffer
  readonly kept_on: string
}

export async function readKept(tx: Transaction, { userId, carePlaceId }: Whose): Promise<KeptRecord | undefined> {
  const { rows } = await sql<KeptRecord>`
    select answers_sealed, kept_at as kept_on from omsorg.renewal_answers
    where user_id = ${userId} and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function writeKept(
  tx: Transaction,
  { userId, carePlaceId, sealed, at }: Whose & { readonly sealed: Buffer; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into omsorg.renewal_answers (user_id, care_place_id, answers_sealed, kept_at)
    values (${userId}, ${carePlaceId}::uuid, ${sealed}, ${at.toString()})
    on conflict (user_id, care_place_id) do update
    set answers_sealed = excluded.answers_sealed, kept_at = excluded.kept_at
  `.execute(tx)
}
