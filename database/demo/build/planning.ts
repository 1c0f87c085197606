import { insertForId, type Connection } from './rows.ts'

export interface CalendarEntryGiven {
  readonly careRecipientId: number
  readonly by: number
  readonly start: Temporal.PlainDate
  readonly text: string
  readonly end?: Temporal.PlainDate | null
  readonly area?: 'Incontinence' | 'Catheter'
  readonly itemNumber?: string | null
  readonly time?: string | null
  readonly recurrence?: 'once' | 'daily' | 'weekly' | 'monthly'
  readonly every?: number
  readonly periods?: Readonly<Record<string, string>>
  readonly at?: string
}

/** An entry of a person's plan, as if it had been planned. */
export async function insertCalendarEntry(connection: Connection, given: CalendarEntryGiven): Promise<number> {
  const { start, end = null, recurrence = 'daily' } = given
  const at = given.at ?? `${start.toString()}T08:00:00Z`
  const endsOn = (recurrence === 'once' ? start : end)?.toString() ?? null
  const entry: KeptEntryGiven = {
    therapyArea: given.area ?? 'Incontinence',
    itemNumber: given.itemNumber ?? null,
    text: given.text,
    timeOfDay: given.time ?? null,
    periods: given.periods ?? {},
    start: start.toString(),
    end: endsOn,
    recurrence,
    interval: given.every ?? 1,
    except: [],
  }
  const entryId = await insertForId(connection, 'calendar_entry', {
    care_recipient_id: given.careRecipientId,
    therapy_area: given.area ?? 'Incontinence',
    item_number: given.itemNumber ?? null,
    text: given.text,
    starts_on: start.toString(),
    ends_on: endsOn,
    time_of_day: given.time ?? null,
    recurrence,
    every: given.every ?? 1,
    periods: given.periods ?? {},
    created_by: given.by,
    created_at: at,
  })
  await insertCalendarEvent(connection, {
    careRecipientId: given.careRecipientId,
    entryId,
    by: given.by,
    at,
    event: 'planned',
    entry,
  })
  return entryId
}

/** An entry as its history keeps it. */
export interface KeptEntryGiven {
  readonly therapyArea: 'Incontinence' | 'Catheter'
  readonly itemNumber: string | null
  readonly text: string
  readonly timeOfDay: string | null
  readonly periods: Readonly<Record<string, string>>
  readonly start: string
  readonly end: string | null
  readonly recurrence: string
  readonly interval: number
  readonly except: readonly string[]
}

export interface CalendarEventGiven {
  readonly careRecipientId: number
  readonly entryId: number
  readonly by: number
  readonly at: string
  readonly event: 'planned' | 'removed'
  readonly entry?: KeptEntryGiven
  readonly former?: KeptEntryGiven
}

/** What was done to an entry of a plan. */
export async function insertCalendarEvent(connection: Connection, given: CalendarEventGiven): Promise<number> {
  return insertForId(connection, 'calendar_entry_event', {
    care_recipient_id: given.careRecipientId,
    plan_id: given.entryId,
    calendar_entry_id: given.entryId,
    event: given.event,
    former: given.former ?? null,
    entry: given.entry ?? null,
    at: given.at,
    by_user: given.by,
  })
}
