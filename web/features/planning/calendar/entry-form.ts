import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import type { upsertEntry } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { longestInterval, type Recurrence } from '@omsorg/domain/planning/entry/occurrences.ts'
import { partsOfDay, type PartOfDay, type PlannedArea } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../platform/forms/use-form.ts'

export interface EntryFields {
  readonly text: string
  readonly itemNumber: string
  readonly therapyArea: PlannedArea
  readonly start: string
  readonly timeOfDay: string
  readonly recurrence: Recurrence
  readonly interval: string
  readonly end: string
  readonly scope: Scope
  readonly morning: string
  readonly day: string
  readonly evening: string
  readonly night: string
}

export function fieldsOf(entry: CalendarEntry | null, day: string, area: PlannedArea): EntryFields {
  const said = (part: PartOfDay) => entry?.periods.find(({ period }) => period === part)?.description ?? ''
  return {
    text: entry?.text ?? '',
    itemNumber: entry?.itemNumber ?? '',
    therapyArea: entry?.therapyArea ?? area,
    start: day,
    timeOfDay: entry?.timeOfDay ?? '',
    recurrence: entry?.recurrence ?? 'once',
    interval: String(entry?.interval ?? 1),
    end: (entry && entry.recurrence !== 'once' && entry.end) || '',
    scope: 'one',
    morning: said('morning'),
    day: said('day'),
    evening: said('evening'),
    night: said('night'),
  }
}

/** `7.30`, `730` and `7:30` are half past seven; null for what is no time. */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})[.:]?(\d{2})\s*$/.exec(typed) ?? []
  return Number(hour) < 24 && Number(minute) < 60 && hour !== '' ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** Whether what is filled in is about one day of what comes again. */
export function isOneDay(entry: CalendarEntry | null, { scope }: Pick<EntryFields, 'scope'>): boolean {
  return entry !== null && entry.recurrence !== 'once' && scope === 'one'
}

interface Whose {
  readonly careRecipientId: number
  readonly entry: CalendarEntry | null
  readonly day: string
  readonly today: string
}

export function toSend({ careRecipientId, entry, day }: Whose, fields: EntryFields): CallOf<typeof upsertEntry> {
  const once = fields.recurrence === 'once' || isOneDay(entry, fields)
  return {
    input: {
      careRecipientId,
      ...(entry ? { calendarEntryId: entry.calendarEntryId, rowVersion: entry.rowVersion, day } : {}),
      scope: entry?.recurrence === 'once' ? 'following' : fields.scope,
      therapyArea: fields.therapyArea,
      itemNumber: fields.itemNumber === '' ? null : fields.itemNumber,
      text: fields.text,
      start: readDay(fields.start) ?? '',
      end: once || fields.end.trim() === '' ? null : (readDay(fields.end) ?? ''),
      timeOfDay: fields.timeOfDay.trim() === '' ? null : readTime(fields.timeOfDay),
      recurrence: once ? 'once' : fields.recurrence,
      interval: once ? 1 : Number(fields.interval),
      periods: partsOfDay.map((period) => ({ period, description: fields[period] })),
    },
  }
}

/** By the same rules that the server asks. */
export function faultsIn(
  { entry, today }: Pick<Whose, 'entry' | 'today'>,
  fields: EntryFields,
  t: AllTexts,
): readonly FieldError[] {
  const words = t.planning.entry
  const once = fields.recurrence === 'once' || isOneDay(entry, fields)
  const [start, end] = [readDay(fields.start), readDay(fields.end)]
  const faults: FieldError[] = []
  if (start === null) faults.push({ at: 'start', text: t.validation.date })
  else if (start < today) faults.push({ at: 'start', text: words.inPast })
  if (fields.timeOfDay.trim() !== '' && readTime(fields.timeOfDay) === null)
    faults.push({ at: 'timeOfDay', text: words.timeWrong })
  if (once) return faults
  const count = /^\d{1,2}$/.test(fields.interval.trim()) ? Number(fields.interval) : 0
  if (count < 1 || count > longestInterval) faults.push({ at: 'interval', text: words.intervalWrong })
  if (fields.end.trim() !== '' && end === null) faults.push({ at: 'end', text: t.validation.date })
  else if (end !== null && start !== null && end < start) faults.push({ at: 'end', text: words.endBeforeStart })
  return faults
}
