import { restoreEntry as contract } from '@omsorg/contract/planning/history/restore-entry.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import type { Series } from '@omsorg/domain/planning/entry/occurrences.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { agreeOn } from '../entry/divide-entry.ts'
import { insertEntry, updateEntry, type EntryWords, type Written } from '../entry/entries.sql.ts'
import { readPlannedPerson } from '../entry/person.sql.ts'
import { readEvent, recordEvent, type KeptEntry } from './events.sql.ts'

/** The person is locked first: of two who take the same removal back, one does and the other is told. */
export const restoreEntry = handle(contract, async ({ input, actor, now, tx }) => {
  const unknown = refuse('removal-not-found', { at: 'calendarEventId' })
  const found = await readEvent(tx, input.calendarEventId)
  if (!found || found.event !== 'removed') return unknown
  const careRecipientId = found.care_recipient_id
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const [removal, person] = await Promise.all([
    readEvent(tx, input.calendarEventId),
    readPlannedPerson(tx, careRecipientId, actor.carePlaceId),
  ])
  if (!removal?.former) return unknown
  const { former } = removal
  if (!person?.areas.includes(former.therapyArea)) return refuse('planning-off')
  if (!removal.can_be_taken_back) return refuse('changed-since')

  const written: Written = { words: wordsOfKept(former), series: seriesOfKept(former), by: authorOf(actor), now }
  const { plan_id: planId, calendar_entry_id: calendarEntryId } = removal
  const restored =
    removal.entry === null
      ? await insertEntry(tx, careRecipientId, written, { id: calendarEntryId, planId })
      : await updateEntry(tx, calendarEntryId, written)
  const { by } = written
  const state = { former: removal.entry, entry: former }
  await recordEvent(tx, { careRecipientId, planId, calendarEntryId, event: 'restored', ...state, by, now })
  return agreeOn(careRecipientId, restored)
})

function wordsOfKept({ therapyArea, itemNumber, text, timeOfDay, periods }: KeptEntry): EntryWords {
  return { therapyArea, itemNumber, text, timeOfDay, periods }
}

function seriesOfKept({ start, end, recurrence, interval, except }: KeptEntry): Series {
  return {
    startsOn: Temporal.PlainDate.from(start),
    endsOn: end === null ? null : Temporal.PlainDate.from(end),
    recurrence,
    interval,
    except: except.map((day) => Temporal.PlainDate.from(day)),
  }
}
