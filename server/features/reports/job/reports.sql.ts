import type { ReportState } from '@omsorg/contract/reports/job/report-view.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ReportRecord {
  readonly id: number
  readonly kind: ReportKind
  readonly from_day: string
  readonly to_day: string
  readonly care_unit_ids: string[]
  readonly care_place_ids: string[]
  readonly therapy_areas: TherapyArea[]
  readonly place_count: number
  readonly market: MarketCode
  readonly state: ReportState
  readonly rows_total: number
  readonly rows_done: number
  readonly size: number
  readonly asked_at: string
  readonly ended_at: string | null
  readonly is_kept: boolean
}

const columns = sql`
  r.id, r.kind, r.from_day, r.to_day, r.care_unit_ids, r.care_place_ids, r.therapy_areas,
  cardinality(r.of_places) as place_count, r.market, r.state, r.rows_total, r.rows_done, r.size, r.asked_at, r.ended_at,
  exists (select from omsorg.report_part p where p.report_id = r.id) as is_kept`

export interface NewReport {
  readonly kind: ReportKind
  readonly from: string
  readonly to: string
  readonly careUnitIds: readonly string[]
  readonly carePlaceIds: readonly string[]
  readonly areas: readonly TherapyArea[]
  readonly placeIds: readonly string[]
  readonly market: number
  readonly clientId: string | null
  readonly language: string
  readonly askedFor: number
  readonly askedBy: number
  readonly at: Temporal.Instant
  readonly rows: number
}

/** Null where the same is under way: of two at once the second one waits for the first and finds it. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.report (kind, from_day, to_day, care_unit_ids, care_place_ids, therapy_areas, of_places, market,
      client_id, language, asked_for, asked_by, asked_at, rows_total)
    values (${report.kind}, ${report.from}::date, ${report.to}::date, ${report.careUnitIds}::uuid[],
      ${report.carePlaceIds}::uuid[], ${report.areas}::text[], ${report.placeIds}::uuid[], ${report.market},
      ${report.clientId}::uuid, ${report.language}, ${report.askedFor}, ${report.askedBy}, ${report.at.toString()}::timestamptz,
      ${report.rows})
    on conflict do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id ?? null
}

/** The latest report of the same choice: the one that is under way. */
export async function readReportUnderWay(tx: Transaction, report: NewReport): Promise<ReportRecord | undefined> {
  const { rows } = await sql<ReportRecord>`
    select ${columns} from omsorg.report r
    where r.asked_for = ${report.askedFor} and r.kind = ${report.kind} and r.from_day = ${report.from}::date
      and r.to_day = ${report.to}::date and r.care_unit_ids = ${report.careUnitIds}::uuid[]
      and r.care_place_ids = ${report.carePlaceIds}::uuid[] and r.therapy_areas = ${report.areas}::text[]
      and r.language = ${report.language}
    order by r.id desc limit 1
  `.execute(tx)
  return rows[0]
}

export async function readReport(tx: Transaction, id: number): Promise<ReportRecord | undefined> {
  const { rows } = await sql<ReportRecord>`select ${columns} from omsorg.report r where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** Newest first. */
export async function listReportsOf(
  tx: Transaction,
  { since, most }: { readonly since: Temporal.Instant; readonly most: number },
): Promise<ReportRecord[]> {
  const { rows } = await sql<ReportRecord>`
    select ${columns} from omsorg.report r
    where r.asked_at > ${since.toString()}::timestamptz
    order by r.id desc
    limit ${most}
  `.execute(tx)
  return rows
}

/** Null where it is not under way. */
export async function cancelReportUnderWay(tx: Transaction, id: number, at: Temporal.Instant): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update omsorg.report set state = 'cancelled', ended_at = ${at.toString()}::timestamptz
    where id = ${id} and state in ('waiting', 'making') returning id
  `.execute(tx)
  await removeContent(tx, id)
  return rows[0]?.id ?? null
}

/** Of one that is not done. */
export async function removeContent(tx: Transaction, id: number): Promise<void> {
  const isNotDone = sql`exists (select from omsorg.report r where r.id = ${id} and r.state <> 'done')`
  await Promise.all([
    sql`delete from omsorg.report_part where report_id = ${id} and ${isNotDone}`.execute(tx),
    sql`delete from omsorg.report_person where report_id = ${id} and ${isNotDone}`.execute(tx),
  ])
}

/** Whether whoever asks has reports of all of its places still. */
export async function placesAreInReach(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    select r.of_places <@ array(select care_place_id from omsorg.report_places()) as within
    from omsorg.report r where r.id = ${id}
  `.execute(tx)
  return rows[0]?.within === true
}

/** One part of the file, counted from 0; undefined behind the last. */
export async function readReportPart(tx: Transaction, id: number, part: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from omsorg.report_part where report_id = ${id} and part = ${part}`.execute(tx)
  return rows[0]?.content
}

export interface NamedPerson {
  readonly careRecipientId: number
  readonly carePlaceId: string
  readonly clientId: string
}

/** Some of those whom it names, by their numbers. */
export async function readNamedPersons(
  tx: Transaction,
  id: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select care_recipient_id as "careRecipientId", care_place_id as "carePlaceId", client_id as "clientId"
    from omsorg.report_person
    where report_id = ${id} and care_recipient_id > ${after}
    order by care_recipient_id
    limit ${most}
  `.execute(tx)
  return rows
}
