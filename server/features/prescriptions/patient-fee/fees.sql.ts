import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { FeeMethod, FeeType } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { Change } from '../row/closing.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface FeeToInsert {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  /** Minor units. */
  readonly amount: number | null
  /** Hundredths of a percent. */
  readonly percentage: number | null
  readonly validFrom: Temporal.PlainDate
}

/** Every change is a new row: the rows are the history (rules 3.7). */
export async function insertFee(tx: Transaction, fee: FeeToInsert, { by, at }: Change): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.patient_fee
      (care_recipient_id, therapy_area, valid_from, amount, percentage, changed_by, changed_on_behalf_of, changed_at)
    values (${fee.careRecipientId}, ${fee.therapyArea}, ${fee.validFrom.toString()}::date, ${fee.amount}::bigint,
            ${fee.percentage}::int / 100.0, ${by.userId}, ${by.onBehalfOf}, ${at.toString()}::timestamptz)
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export interface FeeRecord {
  readonly id: number
  readonly valid_from: string
  readonly amount: number | null
  readonly percentage: string | null
  readonly changed_by: ShownAuthor | null
  readonly changed_at: string
  readonly method: FeeMethod
  readonly type: FeeType
  readonly minimum_order_limit: number | null
}

/** One page of the fees of a person in an area with the setting of the client that held on their day, newest first or last. */
export async function readFees(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
  { page, pageSize, sortOrder }: { page: number; pageSize: number; sortOrder: 'asc' | 'desc' },
): Promise<FeeRecord[]> {
  const way = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<FeeRecord>`
    select f.id, f.valid_from, f.amount, f.percentage::text as percentage, f.changed_at,
           omsorg.author_names(f.changed_by, f.changed_on_behalf_of) as changed_by,
           coalesce(t.method, 'per-withdrawal') as method,
           coalesce(t.type, case when f.percentage is null then 'fixed' else 'percentage' end) as type,
           t.minimum_order_limit
    from omsorg.patient_fee f
    join omsorg.care_recipient c on c.id = f.care_recipient_id
    left join lateral (
      select s.* from omsorg.patient_fee_setting s
      where s.client_id = c.client_id and s.therapy_area = f.therapy_area and s.valid_from <= f.valid_from
      order by s.valid_from desc limit 1
    ) t on true
    where f.care_recipient_id = ${careRecipientId} and f.therapy_area = ${area}
    order by f.valid_from ${way}, f.id ${way}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

/** How many fees a person has had in an area; undefined when the person is out of reach. */
export async function countFees(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from omsorg.patient_fee f
            where f.care_recipient_id = c.id and f.therapy_area = ${area}) as count
    from omsorg.care_recipient c where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]?.count
}
