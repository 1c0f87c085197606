import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Recurrence, Series } from '@omsorg/domain/planning/entry/occurrences.ts'
import type { PartOfDay, PlannedArea } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type Periods = Readonly<Partial<Record<PartOfDay, string>>>

export interface EntryRecord {
  readonly id: number
  /** The entry that it was divided from first, or itself. */
  readonly plan_id: number
  readonly care_recipient_id: number
  readonly therapy_area: PlannedArea
  readonly item_number: string | null
  readonly item_name: string | null
  readonly text: string
  readonly starts_on: string
  readonly ends_on: string | null
  readonly time_of_day: string | null
  readonly recurrence: Recurrence
  readonly every: number
  readonly except_days: readonly string[]
  readonly periods: Periods
  readonly by_name: ShownAuthor | null
  readonly at: string
  readonly row_version: number
}

const shownColumns = sql`
  e.id, coalesce(e.plan_id, e.id) as plan_id, e.care_recipient_id, e.therapy_area, e.item_number,
  (select p.name from omsorg.product p join omsorg.care_recipient c on c.market = p.market
   where c.id = e.care_recipient_id and p.item_number = e.item_number) as item_name,
  e.text, e.starts_on, e.ends_on, to_char(e.time_of_day, 'HH24:MI') as time_of_day, e.recurrence, e.every,
  array(select d::text from unnest(e.except_days) d order by d) as except_days, e.periods,
  case when e.updated_at is null then omsorg.author_names(e.created_by, e.created_on_behalf_of)
       else omsorg.author_names(e.updated_by, e.updated_on_behalf_of) end as by_name,
  coalesce(e.updated_at, e.created_at) as at, e.row_version`

export interface Range {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

/** Of a person, what may come in a range of days. */
export async function readEntries(
  tx: Transaction,
  careRecipientId: number,
  { from, to }: Range,
): Promise<readonly EntryRecord[]> {
  const { rows } = await sql<EntryRecord>`
    select ${shownColumns} from omsorg.calendar_entry e
    where e.care_recipient_id = ${careRecipientId} and e.starts_on <= ${to.toString()}::date
      and (e.ends_on is null or e.ends_on >= ${from.toString()}::date)
    order by e.time_of_day nulls first, e.id
  `.execute(tx)
  return rows
}

/** Undefined out of reach. */
export async function readEntry(tx: Transaction, id: number): Promise<EntryRecord | undefined> {
  const { rows } = await sql<EntryRecord>`
    select ${shownColumns} from omsorg.calendar_entry e where e.id = ${id}
  `.execute(tx)
  return rows[0]
}

/** What an entry says, apart from its days. */
export interface EntryWords {
  readonly therapyArea: PlannedArea
  readonly itemNumber: string | null
  readonly text: string
  readonly timeOfDay: string | null
  readonly periods: Periods
}

export interface Written {
  readonly words: EntryWords
  readonly series: Series
  readonly by: Author
  readonly now: Temporal.Instant
}

export interface StoredVersion {
  readonly id: number
  readonly row_version: number
}

interface Kept {
  /** That it had before it was removed. */
  readonly id?: number | null
  readonly planId?: number | null
}

export async function insertEntry(
  tx: Transaction,
  careRecipientId: number,
  { words, series, by, now }: Written,
  { id = null, planId = null }: Kept = {},
): Promise<StoredVersion> {
  const { rows } = await sql<StoredVersion>`
    insert into omsorg.calendar_entry
      (${id === null ? sql`` : sql`id,`} plan_id, care_recipient_id, therapy_area, item_number, text, time_of_day, periods, starts_on, ends_on, recurrence, every,
       except_days, created_by, created_on_behalf_of, created_at)
    values (${id === null ? sql`` : sql`${id},`} ${planId === id ? null : planId}, ${careRecipientId}, ${words.therapyArea}, ${words.itemNumber}, ${words.text}, ${words.timeOfDay}::time,
            ${JSON.stringify(words.periods)}::jsonb, ${series.startsOn.toString()}::date,
            ${series.endsOn?.toString() ?? null}::date, ${series.recurrence}, ${series.interval},
            ${series.except.map(String)}::date[], ${by.userId}, ${by.onBehalfOf}, ${now.toString()}::timestamptz)
    returning id, row_version
  `.execute(tx)
  return rows[0] ?? { id: 0, row_version: 0 }
}

export async function updateEntry(
  tx: Transaction,
  id: number,
  { words, series, by, now }: Written,
): Promise<StoredVersion> {
  const { rows } = await sql<StoredVersion>`
    update omsorg.calendar_entry
    set therapy_area = ${words.therapyArea}, item_number = ${words.itemNumber}, text = ${words.text},
        time_of_day = ${words.timeOfDay}::time, periods = ${JSON.stringify(words.periods)}::jsonb,
        starts_on = ${series.startsOn.toString()}::date, ends_on = ${series.endsOn?.toString() ?? null}::date,
        recurrence = ${series.recurrence}, every = ${series.interval}, except_days = ${series.except.map(String)}::date[],
        updated_by = ${by.userId}, updated_on_behalf_of = ${by.onBehalfOf}, updated_at = ${now.toString()}::timestamptz,
        row_version = row_version + 1
    where id = ${id}
    returning id, row_version
  `.execute(tx)
  return rows[0] ?? { id: 0, row_version: 0 }
}

/** Its number is never given to another. */
export async function removeEntry(tx: Transaction, id: number): Promise<void> {
  await sql`delete from omsorg.calendar_entry where id = ${id}`.execute(tx)
}
