import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { PlanChange } from '@omsorg/contract/planning/history/plan-change.ts'
import type { Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import type { Recurrence, Series } from '@omsorg/domain/planning/entry/occurrences.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { EntryWords } from '../entry/entries.sql.ts'

/** An entry as it is kept in its history. */
export interface KeptEntry extends EntryWords {
  readonly start: string
  readonly end: string | null
  readonly recurrence: Recurrence
  readonly interval: number
  readonly except: readonly string[]
}

export function keptEntry(words: EntryWords, series: Series): KeptEntry {
  return {
    ...words,
    start: series.startsOn.toString(),
    end: series.endsOn?.toString() ?? null,
    recurrence: series.recurrence,
    interval: series.interval,
    except: series.except.map(String),
  }
}

export interface PlanEvent {
  readonly careRecipientId: number
  readonly planId: number
  readonly calendarEntryId: number
  readonly event: PlanChange['event']
  readonly day?: Temporal.PlainDate | null
  readonly scope?: Scope | null
  readonly former: KeptEntry | null
  readonly entry: KeptEntry | null
  /** Of a removal: the version of what stays; null when nothing does. */
  readonly leftVersion?: number | null
  readonly by: Author
  readonly now: Temporal.Instant
}

export async function recordEvent(tx: Transaction, given: PlanEvent): Promise<number> {
  const { day = null, scope = null, former, entry, leftVersion = null, by, now } = given
  const textOf = (kept: KeptEntry | null) => (kept === null ? null : JSON.stringify(kept))
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.calendar_entry_event
      (care_recipient_id, plan_id, calendar_entry_id, event, day, scope, former, entry, left_version, at, by_user, on_behalf_of)
    values (${given.careRecipientId}, ${given.planId}, ${given.calendarEntryId}, ${given.event},
            ${day?.toString() ?? null}::date, ${scope}, ${textOf(former)}::jsonb, ${textOf(entry)}::jsonb, ${leftVersion},
            ${now.toString()}::timestamptz, ${by.userId}, ${by.onBehalfOf})
    returning id
  `.execute(tx)
  const [made] = rows
  if (!made) throw new Error('what was done to a plan was not kept')
  return made.id
}

export interface EventRecord {
  readonly id: number
  readonly care_recipient_id: number
  readonly plan_id: number
  readonly calendar_entry_id: number
  readonly event: PlanChange['event']
  readonly day: string | null
  readonly scope: Scope | null
  readonly former: KeptEntry | null
  readonly entry: KeptEntry | null
  readonly former_item: string | null
  readonly entry_item: string | null
  readonly by_name: ShownAuthor | null
  readonly at: string
  readonly can_be_taken_back: boolean
}

const itemName = (kept: 'former' | 'entry') => sql`
  (select p.name from omsorg.product p join omsorg.care_recipient c on c.market = p.market
   where c.id = v.care_recipient_id
     and p.item_number = ${kept === 'former' ? sql`v.former` : sql`v.entry`} ->> 'itemNumber')`

/** The last that was done to its entry, and what it left stands as it was left. */
const columns = sql`
  v.id, v.care_recipient_id, v.plan_id, v.calendar_entry_id, v.event, v.day, v.scope, v.former, v.entry,
  ${itemName('former')} as former_item, ${itemName('entry')} as entry_item,
  omsorg.author_names(v.by_user, v.on_behalf_of) as by_name, v.at,
  v.event = 'removed' and v.former is not null
    and not exists (select from omsorg.calendar_entry_event later
                    where later.care_recipient_id = v.care_recipient_id
                      and later.calendar_entry_id = v.calendar_entry_id and later.id > v.id)
    and (select e.row_version from omsorg.calendar_entry e where e.id = v.calendar_entry_id)
      is not distinct from v.left_version as can_be_taken_back`

/** Undefined out of reach. */
export async function readEvent(tx: Transaction, id: number): Promise<EventRecord | undefined> {
  const { rows } = await sql<EventRecord>`
    select ${columns} from omsorg.calendar_entry_event v where v.id = ${id}
  `.execute(tx)
  return rows[0]
}

export interface EventsAsked {
  readonly careRecipientId: number
  /** Null for the whole person. */
  readonly planId: number | null
  readonly areas: readonly string[]
  readonly limit: number
  readonly offset: number
}

export async function readEvents(
  tx: Transaction,
  { careRecipientId, planId, areas, limit, offset }: EventsAsked,
): Promise<{ readonly found: number; readonly rows: readonly EventRecord[] }> {
  const isAsked = sql`
    v.care_recipient_id = ${careRecipientId} and (${planId}::integer is null or v.plan_id = ${planId}::integer)
      and coalesce(v.entry, v.former) ->> 'therapyArea' = any(${[...areas]}::text[])`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<EventRecord>`
      select ${columns} from omsorg.calendar_entry_event v where ${isAsked}
      order by v.id desc limit ${limit} offset ${offset}
    `.execute(tx),
    sql<{ found: number }>`
      select count(*)::integer as found from omsorg.calendar_entry_event v where ${isAsked}
    `.execute(tx),
  ])
  return { found: counted[0]?.found ?? 0, rows }
}
