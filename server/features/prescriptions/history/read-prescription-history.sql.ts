import type { PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface HistoryQuestion {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea | null
  readonly status: PrescriptionStatus | null
  readonly from: string | null
  readonly to: string | null
  readonly page: number
  readonly pageSize: number
  readonly oldestFirst: boolean
}

export interface HistoryPage {
  readonly ids: readonly number[]
  readonly total: number
}

/** The prescriptions of a person in reach that counted on a day of the period, one page of them, by their start. */
export async function readHistoryPage(tx: Transaction, question: HistoryQuestion): Promise<HistoryPage> {
  const { careRecipientId, therapyArea, status, from, to, page, pageSize } = question
  const found = sql`
    from omsorg.prescription p
    where p.care_recipient_id = ${careRecipientId}
      and (${therapyArea}::text is null or p.therapy_area = ${therapyArea})
      and (${status}::int is null or p.status = ${status})
      and (${from}::date is null or coalesce(p.effective_end_date, p.end_date) >= ${from}::date)
      and (${to}::date is null or p.start_date <= ${to}::date)`
  const way = question.oldestFirst ? sql`asc` : sql`desc`
  const { rows } = await sql<{ id: number }>`
    select p.id ${found} order by p.start_date ${way}, p.id ${way} limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { ids: rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 }
}

export interface Lineage {
  readonly id: number
  readonly care_recipient_id: number
  readonly effective_end_date: string | null
  readonly row_count: number
  readonly predecessor_id: number | null
  readonly successor_id: number | null
}

/** What each came from and went over into; out of reach there is none. */
export async function readLineage(tx: Transaction, prescriptionIds: readonly number[]): Promise<Lineage[]> {
  const { rows } = await sql<Lineage>`
    select p.id, p.care_recipient_id, p.effective_end_date, p.predecessor_id,
           (select count(*)::int from omsorg.prescription_row r where r.prescription_id = p.id) as row_count,
           (select n.id from omsorg.prescription n where n.predecessor_id = p.id order by n.id desc limit 1) as successor_id
    from omsorg.prescription p where p.id = any(${prescriptionIds}::int[])
  `.execute(tx)
  return rows
}

export interface EventRecord {
  readonly at: string
  readonly event: string
  readonly prescription_row_id: number | null
  readonly item_number: string | null
  readonly product_name: string | null
  readonly from_status: number | null
  readonly to_status: number | null
  readonly by: ShownAuthor | null
  readonly reason: string | null
}

/** Everything that happened to a prescription and its rows, the newest first. */
export async function readPrescriptionEvents(tx: Transaction, prescriptionId: number): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select e.at, e.event, e.prescription_row_id, r.item_number, i.name as product_name, e.from_status, e.to_status,
           omsorg.author_names(e.by_user, e.on_behalf_of) as by, e.reason
    from omsorg.prescription_event e
    left join omsorg.prescription_row r on r.id = e.prescription_row_id
    left join omsorg.product i on i.id = r.product_id
    where e.prescription_id = ${prescriptionId}
    order by e.at desc, e.id desc
    limit 500
  `.execute(tx)
  return rows
}
