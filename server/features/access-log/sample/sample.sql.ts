import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Judgement } from '@omsorg/domain/access-log/sample/judging.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { ViewRecord } from '../entry/access-log.sql.ts'

export interface SampleRecord {
  readonly id: number
  readonly client_id: string
  readonly client_name: string
  readonly market: MarketCode
  readonly week_of: string
  readonly rows_of_week: number
  readonly drawn_at: string
  readonly drawn_by: ShownAuthor | null
  readonly signed_at: string | null
  readonly signed_by: ShownAuthor | null
  readonly row_version: number
  readonly size: number
  readonly justified: number
  readonly to_investigate: number
}

interface SamplePart {
  readonly sampleId: number | null
  readonly clientId: string | null
  readonly page: number
  readonly pageSize: number
}

/** The latest week first. */
export async function readSamples(tx: Transaction, asked: SamplePart): Promise<readonly SampleRecord[]> {
  const { rows } = await sql<SampleRecord>`
    select s.id, s.client_id, c.name as client_name, c.market, s.week_of, s.rows_of_week, s.drawn_at,
           omsorg.author_names(s.drawn_by, s.drawn_on_behalf_of) as drawn_by, s.signed_at,
           omsorg.author_names(s.signed_by, s.signed_on_behalf_of) as signed_by, s.row_version, judged.size, judged.justified,
           judged.to_investigate
    from omsorg.access_log_sample s
    join omsorg.client c on c.id = s.client_id
    cross join lateral (
      select count(*)::integer as size,
             (count(*) filter (where r.judgement = 'justified'))::integer as justified,
             (count(*) filter (where r.judgement = 'investigate'))::integer as to_investigate
      from omsorg.access_log_sample_row r where r.sample_id = s.id
    ) judged
    where (${asked.sampleId}::integer is null or s.id = ${asked.sampleId})
      and (${asked.clientId}::uuid is null or s.client_id = ${asked.clientId}::uuid)
    order by s.week_of desc, s.id desc
    limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}
  `.execute(tx)
  return rows
}

export async function countSamples(tx: Transaction, clientId: string | null): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from omsorg.access_log_sample s
    where ${clientId}::uuid is null or s.client_id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]?.found ?? 0
}

export interface SampleRowRecord extends ViewRecord {
  readonly id: number
  readonly judgement: Judgement | null
  readonly note: string
  readonly judged_at: string | null
  readonly judged_by: ShownAuthor | null
  readonly row_version: number
  readonly hour: number
  readonly first_hour: number | null
  readonly last_hour: number | null
  readonly belongs_there: boolean
  readonly acted_after: number | null
}

export async function readSampleRows(
  tx: Transaction,
  sampleId: number,
  zone: string,
): Promise<readonly SampleRowRecord[]> {
  const { rows } = await sql<SampleRowRecord>`
    select r.id, r.at, r.user_id, r.by_names, r.action, r.care_recipient_id, r.first_name, r.last_name,
           r.identity_number_encrypted, r.is_protected, r.market, r.place_name, r.client_name, r.reason, r.judgement, r.note,
           r.judged_at, r.judged_by, r.row_version, r.hour, r.first_hour, r.last_hour, r.belongs_there, r.acted_after
    from omsorg.rows_of_sample(${sampleId}, ${zone}) r
  `.execute(tx)
  return rows
}

interface Drawing {
  readonly clientId: string
  readonly weekOf: string
  readonly since: string
  readonly until: string
  readonly size: number
  readonly seed: string
  readonly userId: number
}

/** The sample that the week has from now on: the one that was drawn before, if there is one. Null where nobody was seen. */
export async function drawOnce(tx: Transaction, drawing: Drawing): Promise<number | null> {
  await sql`
    select omsorg.draw_access_log_sample(
      ${drawing.clientId}::uuid, ${drawing.weekOf}::date, ${drawing.since}::timestamptz, ${drawing.until}::timestamptz,
      ${drawing.size}, ${drawing.seed}, ${drawing.userId})
  `.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.access_log_sample
    where client_id = ${drawing.clientId}::uuid and week_of = ${drawing.weekOf}::date
  `.execute(tx)
  return rows[0]?.id ?? null
}

export async function marketOfClient(tx: Transaction, clientId: string): Promise<MarketCode | null> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid
  `.execute(tx)
  return rows[0]?.market ?? null
}

export interface LockedSample {
  readonly id: number
  readonly signed: boolean
  readonly open: number
  readonly row_version: number
}

/** Nobody judges or signs in it until this transaction is over. */
export async function lockSample(tx: Transaction, sampleId: number): Promise<LockedSample | undefined> {
  await sql`select id from omsorg.access_log_sample where id = ${sampleId} for update`.execute(tx)
  const { rows } = await sql<LockedSample>`
    select s.id, s.signed_at is not null as signed, s.row_version,
           (select count(*)::integer from omsorg.access_log_sample_row r where r.sample_id = s.id and r.judgement is null) as open
    from omsorg.access_log_sample s where s.id = ${sampleId}
  `.execute(tx)
  return rows[0]
}

export async function signNow(tx: Transaction, sampleId: number, userId: number): Promise<string> {
  const { rows } = await sql<{ signed_at: string | null }>`
    update omsorg.access_log_sample set signed_at = now(), signed_by = ${userId}, row_version = row_version + 1
    where id = ${sampleId}
    returning signed_at
  `.execute(tx)
  return rows[0]?.signed_at ?? ''
}

export async function sampleOfRow(tx: Transaction, sampleRowId: number): Promise<number | null> {
  const { rows } = await sql<{ sample_id: number }>`
    select sample_id from omsorg.access_log_sample_row where id = ${sampleRowId}
  `.execute(tx)
  return rows[0]?.sample_id ?? null
}

interface Judged {
  readonly sampleRowId: number
  readonly judgement: Judgement
  readonly note: string
  readonly userId: number
  readonly rowVersion: number
}

/** The version that the row has now; null when somebody else judged it meanwhile. */
export async function judgeNow(tx: Transaction, judged: Judged): Promise<number | null> {
  const { rows } = await sql<{ row_version: number }>`
    update omsorg.access_log_sample_row
    set judgement = ${judged.judgement}, note = ${judged.note}, judged_at = now(), judged_by = ${judged.userId},
        row_version = row_version + 1
    where id = ${judged.sampleRowId} and row_version = ${judged.rowVersion}::bigint
    returning row_version
  `.execute(tx)
  return rows[0]?.row_version ?? null
}
