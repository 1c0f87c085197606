import { deleteEntry as contract } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { keptEntry, recordEvent } from '../history/events.sql.ts'
import { divideEntry, whatOf } from './divide-entry.ts'
import { removeEntry, updateEntry } from './entries.sql.ts'
import { refuseStale, seriesOf, wordsOf } from './entry-view.ts'
import { openEntry } from './open-entry.ts'

export const deleteEntry = handle(contract, async ({ params, query, actor, now, today, tx }) => {
  const open = await openEntry(tx, params.id, actor)
  if (!open.ok) return open.refusal === 'entry-not-found' ? notFound() : { ...open, refusal: open.refusal }
  const record = open.value
  if (query.rowVersion !== undefined && query.rowVersion !== record.row_version) return refuseStale(record)
  const division = divideEntry(record, { day: query.day ?? null, scope: query.scope, today })
  if (!division.ok) return division
  const { stays, meant } = division.value
  const by = authorOf(actor)
  const words = wordsOf(record)
  const left = stays && (await updateEntry(tx, record.id, { words, series: stays, by, now }))
  if (!stays) await removeEntry(tx, record.id)
  const { care_recipient_id: careRecipientId, id: calendarEntryId } = record
  const calendarEventId = await recordEvent(tx, {
    careRecipientId,
    planId: record.plan_id,
    calendarEntryId,
    event: 'removed',
    ...whatOf(record, meant),
    former: keptEntry(words, seriesOf(record)),
    entry: stays && keptEntry(words, stays),
    leftVersion: left?.row_version ?? null,
    by,
    now,
  })
  return agree({ careRecipientId, calendarEntryId, calendarEventId })
})
