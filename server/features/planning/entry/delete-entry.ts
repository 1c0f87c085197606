import { deleteEntry as contract } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { divideEntry } from './divide-entry.ts'
import { removeEntry, updateEntry } from './entries.sql.ts'
import { refuseStale, wordsOf } from './entry-view.ts'
import { openEntry } from './open-entry.ts'

export const deleteEntry = handle(contract, async ({ params, query, actor, now, today, tx }) => {
  const open = await openEntry(tx, params.id, actor)
  if (!open.ok) return open.refusal === 'entry-not-found' ? notFound() : { ...open, refusal: open.refusal }
  const record = open.value
  if (query.rowVersion !== undefined && query.rowVersion !== record.row_version) return refuseStale(record)
  const division = divideEntry(record, { day: query.day ?? null, scope: query.scope, today })
  if (!division.ok) return division
  const { stays } = division.value
  if (stays === null) await removeEntry(tx, record.id)
  else await updateEntry(tx, record.id, { words: wordsOf(record), series: stays, by: authorOf(actor), now })
  return agree({ careRecipientId: record.care_recipient_id, calendarEntryId: record.id })
})
