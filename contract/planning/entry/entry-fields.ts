import { scopes } from '@omsorg/domain/planning/entry/change-entry.ts'
import { longestInterval, recurrences } from '@omsorg/domain/planning/entry/occurrences.ts'
import { longestDescription, partsOfDay, plannedAreas } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const plannedArea = z.enum(plannedAreas)
export const recurrence = z.enum(recurrences)
export const partOfDay = z.enum(partsOfDay)

/** A time of the market's day, HH:MM. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ format: 'time-of-day' })

export const interval = z.int().min(1).max(longestInterval)

export const description = z.string().trim().max(longestDescription)

/** Which day of a series is meant; without one the next from today on. */
export const meantDay = isoDate.nullable().default(null)

export const scope = z.enum(scopes).describe('one: the day alone; following: that day and all after it')

/** An entry of the plan, with the days of the range that it comes on. */
export const calendarEntry = z
  .object({
    calendarEntryId: shown.id,
    therapyArea: plannedArea,
    itemNumber: z.string().nullable(),
    itemName: z.string().nullable(),
    text: z.string(),
    start: shown.isoDate,
    end: shown.isoDate.nullable().describe('Null without an end'),
    timeOfDay: z.string().nullable().describe('HH:MM'),
    recurrence,
    interval: z.int().describe('2 is every second day, week or month'),
    periods: z.array(z.object({ period: partOfDay, description: z.string() })),
    days: z.array(shown.isoDate),
    by: shownAuthor.nullable(),
    on: shown.instant,
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'CalendarEntry' })

export type CalendarEntry = z.output<typeof calendarEntry>

/** What the calendar knows by itself, and nobody changes in it. */
export const computedEntry = z
  .object({
    kind: z.enum(['delivery', 'run-out', 'order-by', 'prescription-end']),
    day: shown.isoDate,
    therapyArea: plannedArea,
    itemNames: z.array(z.string()),
    /** Of a delivery: whether it is done. */
    isDone: z.boolean(),
    customerOrderId: shown.id.nullable(),
    prescriptionId: shown.id.nullable(),
  })
  .meta({ id: 'ComputedCalendarEntry' })

export type ComputedEntry = z.output<typeof computedEntry>

export const planners = { allOf: ['CareRecipientWrite', 'CareRecipientRead'] } as const

/** Somebody has changed it meanwhile: who, when, and what stands now. */
export const staleEntry = {
  stale: {
    code: 'CONFLICT_STALE',
    detail: z.object({
      by: shownAuthor.nullable(),
      on: shown.instant,
      text: z.string(),
      timeOfDay: z.string().nullable(),
      start: shown.isoDate,
    }),
  },
} as const

export const planningOff = { 'planning-off': { code: 'COM001002' } } as const

export const divisionRefusals = {
  'not-on-day': { code: 'COM001001' },
  'in-past': { code: 'COM001001' },
} as const
