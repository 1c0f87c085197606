import {
  insertCalendarEntry,
  insertCalendarEvent,
  type CalendarEntryGiven,
} from '@omsorg/database/demo/build/planning.ts'
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
  'planning/history/list-plan-changes': (world) => ({ input: { careRecipientId: world.care.ordinary.id } }),
  'planning/history/restore-entry': async (world) => ({ input: { calendarEventId: await newRemoval(world) } }),
  'planning/print/print-calendar': (world) => ({
    params: { span: 'Week', careRecipientId: world.care.ordinary.id, date: '2026-11-20' },
  }),
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

/** That an entry of a new person was removed, as it can be taken back. */
async function newRemoval(world: World): Promise<number> {
  const { careRecipientId, calendarEntryId: entryId } = await newEntry(world)
  await world.owner.query('delete from omsorg.calendar_entry where id = $1', [entryId])
  return insertCalendarEvent(world.owner, {
    careRecipientId,
    entryId,
    by: world.people.prescriber.id,
    at: world.clock.now().toString(),
    event: 'removed',
    former: {
      therapyArea: 'Incontinence',
      itemNumber: null,
      text: 'Byt skydd',
      timeOfDay: null,
      periods: {},
      start: todayOf(world).toString(),
      end: null,
      recurrence: 'daily',
      interval: 1,
      except: [],
    },
  })
}
