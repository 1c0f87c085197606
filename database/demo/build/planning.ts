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
  return insertForId(connection, 'calendar_entry', {
    care_recipient_id: given.careRecipientId,
    therapy_area: given.area ?? 'Incontinence',
    item_number: given.itemNumber ?? null,
    text: given.text,
    starts_on: start.toString(),
    ends_on: (recurrence === 'once' ? start : end)?.toString() ?? null,
    time_of_day: given.time ?? null,
    recurrence,
    every: given.every ?? 1,
    periods: given.periods ?? {},
    created_by: given.by,
    created_at: given.at ?? `${start.toString()}T08:00:00Z`,
  })
}
