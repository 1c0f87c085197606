import { insertCalendarEntry, type CalendarEntryGiven } from '@omsorg/database/demo/build/planning.ts'
import type { World } from '../world.ts'
import { newPerson } from './care-recipients.ts'
import type { Examples } from './example.ts'

export const planningExamples: Examples = {
  'planning/entry/get-calendar': (world) => ({
    input: { careRecipientId: world.care.ordinary.id, from: '2026-11-16', to: '2026-12-20' },
  }),
  'planning/entry/upsert-entry': async (world) => ({
    input: {
      careRecipientId: (await newPerson(world)).id,
      text: 'Uppföljning kateter',
      therapyArea: 'Catheter',
      start: todayOf(world).add({ days: 4 }).toString(),
      timeOfDay: '10:00',
      recurrence: 'weekly',
      interval: 2,
      periods: [{ period: 'morning', description: 'Fråga om sveda' }],
    },
  }),
  'planning/entry/delete-entry': async (world) => ({ params: { id: (await newEntry(world)).calendarEntryId } }),
  'planning/entry/save-period-description': async (world) => ({
    input: {
      calendarEntryId: (await newEntry(world)).calendarEntryId,
      period: 'evening',
      description: 'Nattskydd efter kvällsteet',
    },
  }),
}

export function todayOf(world: World): Temporal.PlainDate {
  return world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
}

/** An entry of the plan of a new person at home: every day since three days ago, unless it says otherwise. */
export async function newEntry(
  world: World,
  given: Partial<CalendarEntryGiven> = {},
): Promise<{ careRecipientId: number; calendarEntryId: number }> {
  const careRecipientId = given.careRecipientId ?? (await newPerson(world)).id
  const calendarEntryId = await insertCalendarEntry(world.owner, {
    by: world.people.prescriber.id,
    start: todayOf(world).subtract({ days: 3 }),
    text: 'Byt skydd',
    ...given,
    careRecipientId,
  })
  return { careRecipientId, calendarEntryId }
}
