import { scopes } from '@omsorg/domain/planning/entry/change-entry.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'
import { partOfDay, plannedArea, recurrence } from '../entry/entry-fields.ts'

/** What can be done to the plan of a person. */
export const planEvents = ['planned', 'changed', 'removed', 'restored'] as const

/** An entry as it stood before or after a change. */
export const planState = z
  .object({
    therapyArea: plannedArea,
    itemNumber: z.string().nullable(),
    itemName: z.string().nullable(),
    text: z.string(),
    timeOfDay: z.string().nullable().describe('HH:MM'),
    start: shown.isoDate,
    end: shown.isoDate.nullable().describe('Null without an end'),
    recurrence,
    interval: z.int(),
    periods: z.array(z.object({ period: partOfDay, description: z.string() })),
  })
  .meta({ id: 'PlanState' })

export type PlanState = z.output<typeof planState>

export const planChange = z
  .object({
    calendarEventId: shown.id,
    calendarEntryId: shown.id,
    event: z.enum(planEvents),
    /** The day of a series that was meant, alone or with all that follow; null where the whole entry was. */
    day: shown.isoDate.nullable(),
    scope: z.enum(scopes).nullable(),
    former: planState.nullable(),
    entry: planState.nullable(),
    by: shownAuthor.nullable(),
    on: shown.instant,
    /** A removal after which nothing of the entry was changed is taken back. */
    canBeTakenBack: z.boolean(),
  })
  .meta({ id: 'PlanChange' })

export type PlanChange = z.output<typeof planChange>
