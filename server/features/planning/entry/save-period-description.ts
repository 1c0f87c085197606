import { savePeriodDescription as contract } from '@omsorg/contract/planning/entry/save-period-description.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { agreeOn, divideEntry, writeMeant } from './divide-entry.ts'
import { refuseStale, wordsOf } from './entry-view.ts'
import { openEntry } from './open-entry.ts'
import { periodsWith } from './periods.ts'

export const savePeriodDescription = handle(contract, async ({ input, actor, now, today, tx }) => {
  const open = await openEntry(tx, input.calendarEntryId, actor)
  if (!open.ok) return open
  const record = open.value
  if (input.rowVersion !== null && input.rowVersion !== record.row_version) return refuseStale(record)
  const division = divideEntry(record, { ...input, today })
  if (!division.ok) return division
  const { meant } = division.value
  const words = wordsOf(record)
  const periods = periodsWith(words.periods, [input])
  const written = { words: { ...words, periods }, series: meant, by: authorOf(actor), now }
  return agreeOn(record.care_recipient_id, await writeMeant(tx, record, division.value, written))
})
