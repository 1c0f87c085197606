import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { PlaceOfReport } from '../report/rows-of-report.ts'

export interface ReportToMake {
  readonly kind: ReportKind
  readonly from_day: string
  readonly to_day: string
  readonly therapy_areas: TherapyArea[]
  readonly market: MarketCode
  readonly language: Language
  readonly places: PlaceOfReport[]
}

/** Begins, or begins anew where a server died in the middle; undefined where nobody waits for it any more. */
export async function beginReport(tx: Transaction, id: number): Promise<ReportToMake | undefined> {
  const { rows } = await sql<ReportToMake>`
    update omsorg.report r set state = 'making', rows_done = 0
    where r.id = ${id} and r.state in ('waiting', 'making')
    returning r.kind, r.from_day, r.to_day, r.therapy_areas, r.market, r.language,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'client_id', p.client_id) order by n)
                from unnest(r.of_places) with ordinality as picked (id, n)
                join omsorg.care_place p on p.id = picked.id), '[]') as places
  `.execute(tx)
  await sql`delete from omsorg.report_part where report_id = ${id}`.execute(tx)
  await sql`delete from omsorg.report_person where report_id = ${id}`.execute(tx)
  return rows[0]
}

/** How far it is. False when it was cancelled meanwhile. */
export async function tellProgress(tx: Transaction, id: number, rowsDone: number): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.report set rows_done = ${rowsDone}, rows_total = greatest(rows_total, ${rowsDone})
    where id = ${id} and state = 'making'`.execute(tx)
  return rowCount > 0
}

export async function insertReportPart(
  tx: Transaction,
  { id, part, content }: { readonly id: number; readonly part: number; readonly content: Buffer },
): Promise<void> {
  await sql`
    insert into omsorg.report_part (report_id, part, content)
    select ${id}, ${part}, ${content} from omsorg.report where id = ${id} and state = 'making' for update
  `.execute(tx)
}

/** Whom a page names, with the place of what it says. */
export async function noteNamedPersons(
  tx: Transaction,
  id: number,
  { place, careRecipientIds }: { readonly place: PlaceOfReport; readonly careRecipientIds: readonly number[] },
): Promise<void> {
  if (careRecipientIds.length === 0) return
  await sql`
    insert into omsorg.report_person (report_id, care_recipient_id, care_place_id, client_id)
    select distinct ${id}::int, named, ${place.id}::uuid, ${place.client_id}::uuid
    from unnest(${careRecipientIds}::int[]) as named
    on conflict do nothing
  `.execute(tx)
}

export async function endReport(
  tx: Transaction,
  {
    id,
    state,
    rows,
    size,
    at,
  }: {
    readonly id: number
    readonly state: 'done' | 'failed'
    readonly rows: number
    readonly size: number
    readonly at: Temporal.Instant
  },
): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.report
    set state = ${state}, rows_done = ${rows}, size = ${size}, ended_at = ${at.toString()}::timestamptz,
        rows_total = case when ${state} = 'done' then ${rows} else rows_total end
    where id = ${id} and state in ('waiting', 'making')
  `.execute(tx)
  return rowCount > 0
}

/** Files and whom they name go after a week; what was chosen goes after a month. */
export async function removeOldReports(
  tx: Transaction,
  { filesBefore, choicesBefore }: { readonly filesBefore: Temporal.Instant; readonly choicesBefore: Temporal.Instant },
): Promise<void> {
  const old = sql`(select id from omsorg.report where ended_at < ${filesBefore.toString()}::timestamptz)`
  await sql`delete from omsorg.report_part where report_id in ${old}`.execute(tx)
  await sql`delete from omsorg.report_person where report_id in ${old}`.execute(tx)
  await sql`delete from omsorg.report where asked_at < ${choicesBefore.toString()}::timestamptz`.execute(tx)
}
