import type { CalendarEntry, ComputedEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '../shape.ts'

/** What is planned and what is known by itself, as a calendar answers it. */
export interface Planned {
  readonly entries: readonly CalendarEntry[]
  readonly computed: readonly ComputedEntry[]
}

/** What stands on a day: an entry that was planned, or what is known by itself and opens where it comes from. */
export type Item =
  | { readonly key: string; readonly day: string; readonly entry: CalendarEntry; readonly computed: null }
  | { readonly key: string; readonly day: string; readonly entry: null; readonly computed: ComputedEntry }

/** In the order of the days, and of a day what is known by itself first. */
export function itemsOf({ entries, computed }: Planned): Item[] {
  const items: Item[] = [
    ...computed.map((each, at) => ({ key: `${each.kind} ${at}`, day: each.day, entry: null, computed: each })),
    ...entries.flatMap((entry) =>
      entry.days.map((day) => ({ key: `${entry.calendarEntryId} ${day}`, day, entry, computed: null })),
    ),
  ]
  return items.toSorted((one, other) => order(one).localeCompare(order(other)))
}

const order = ({ day, entry }: Item) => `${day} ${entry?.timeOfDay ?? ''}`

/** What comes day by day is drawn as a band over its days. */
export function isBand({ recurrence, interval }: CalendarEntry): boolean {
  return recurrence === 'daily' && interval === 1
}

/**
 * What comes on each of the shown days stands above them, and not on each. What begins or ends among them, or was taken out
 * of one, stands on its own days: nobody may read of a day that it has what it has not.
 */
export function isEveryDay(entry: CalendarEntry, shown: readonly Temporal.PlainDate[]): boolean {
  return isBand(entry) && shown.every((day) => entry.days.includes(day.toString()))
}

/** In a table, what comes day by day is one row from its day until this one. */
export type Row = Item & { readonly until?: string }

/**
 * As rows of a table: what comes day by day would hide all else. Where it fills the shown days it stands above them; else it
 * has a row for each run of days that it comes on.
 */
export function rowsOf(items: readonly Item[], shown: readonly Temporal.PlainDate[]): Row[] {
  return items.flatMap((item): Row[] => {
    const { entry, day } = item
    if (!entry || !isBand(entry)) return [item]
    if (isEveryDay(entry, shown) || entry.days.includes(dayAfter(day, -1))) return []
    let until = day
    while (entry.days.includes(dayAfter(until))) until = dayAfter(until)
    return [until === day ? item : { ...item, until }]
  })
}

function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

export function timeText(time: string | null, { locale }: Pick<Formats, 'locale'>): string {
  return time === null ? '' : locale === 'en-US' ? time : time.replace(':', '.')
}

export function titleOf({ entry, computed }: Item, t: AllTexts): string {
  if (entry) return entry.text
  const words = t.planning.computed
  return computed.kind === 'delivery' && computed.isDone ? words.deliveryDone : words[computed.kind]
}

export function detailOf({ entry, computed }: Item): string {
  return entry ? (entry.itemName ?? '') : computed.itemNames.join(', ')
}

/** How an entry comes again, in a sentence. */
export function repeatsText(
  entry: Pick<CalendarEntry, 'recurrence' | 'interval' | 'start' | 'end'>,
  t: AllTexts,
  f: Formats,
): string {
  const words = t.planning.repeats
  const { recurrence, interval: count, start, end } = entry
  if (recurrence === 'once') return words.once
  const text = {
    daily: () => words.daily({ count }),
    weekly: () => capital(words.weekly({ count, weekday: f.weekday(start) })),
    monthly: () => words.monthly({ count, day: Temporal.PlainDate.from(start).day }),
  }[recurrence]()
  return end === null ? words.endless({ text }) : words.until({ text, date: f.date(end) })
}

export function fromText({ entry, computed }: Item, t: AllTexts, f: Formats): string {
  if (entry) return repeatsText(entry, t, f)
  const words = t.planning.computed
  return {
    delivery: words.fromOrder,
    'run-out': words.counted,
    'order-by': words.orderBy,
    'prescription-end': words.fromPrescription,
  }[computed.kind]
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
