import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { divide, type Division, type Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { nextOf } from '@omsorg/domain/planning/entry/occurrences.ts'
import type { Transaction } from '../../../platform/database.ts'
import { keptEntry, recordEvent } from '../history/events.sql.ts'
import { insertEntry, updateEntry, type EntryRecord, type StoredVersion, type Written } from './entries.sql.ts'
import { seriesOf, wordsOf } from './entry-view.ts'

interface Meant {
  /** Null is the next day from today on. */
  readonly day: string | null
  readonly scope: Scope
  readonly today: Temporal.PlainDate
  /** The new first day of what is meant. */
  readonly start?: string
}

export function divideEntry(
  record: EntryRecord,
  { day, scope, today, start }: Meant,
): Outcome<Division, 'not-on-day' | 'in-past'> {
  const series = seriesOf(record)
  const on = day === null ? nextOf(series, today) : Temporal.PlainDate.from(day)
  if (on === null) return refuse('in-past', { at: 'day' })
  return divide(series, { day: on, scope, today, ...(start ? { start: Temporal.PlainDate.from(start) } : {}) })
}

/**
 * Writes what is meant of a divided entry, in its place where nothing else of it stays, else as an entry of its own; and what
 * was done, by whom, beside it.
 */
export async function writeMeant(
  tx: Transaction,
  record: EntryRecord,
  { stays, meant }: Division,
  written: Written,
): Promise<StoredVersion> {
  const { by, now } = written
  const { care_recipient_id: careRecipientId, plan_id: planId } = record
  if (stays) await updateEntry(tx, record.id, { words: wordsOf(record), series: stays, by, now })
  const stored = stays
    ? await insertEntry(tx, careRecipientId, written, { planId })
    : await updateEntry(tx, record.id, written)
  await recordEvent(tx, {
    careRecipientId,
    planId,
    calendarEntryId: stored.id,
    event: 'changed',
    ...whatOf(record, meant),
    former: keptEntry(wordsOf(record), seriesOf(record)),
    entry: keptEntry(written.words, written.series),
    by,
    now,
  })
  return stored
}

/** Which days of what comes again were meant, as the history says it. */
export function whatOf({ recurrence }: EntryRecord, meant: Division['meant']) {
  if (recurrence === 'once') return { day: null, scope: null }
  return { day: meant.startsOn, scope: meant.recurrence === 'once' ? ('one' as const) : ('following' as const) }
}

/** As agreed on: the entry that now holds what was meant. */
export function agreeOn(careRecipientId: number, { id, row_version }: StoredVersion) {
  return agree({ careRecipientId, calendarEntryId: id, rowVersion: row_version })
}
