import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { divide, type Division, type Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { nextOf } from '@omsorg/domain/planning/entry/occurrences.ts'
import type { Transaction } from '../../../platform/database.ts'
import { insertEntry, updateEntry, type EntryRecord, type StoredVersion, type Written } from './entries.sql.ts'
import { seriesOf, wordsOf } from './entry-view.ts'

interface Meant {
  /** Null is the next day from today on. */
  readonly day: string | null
  readonly scope: Scope
  readonly today: Temporal.PlainDate
}

export function divideEntry(
  record: EntryRecord,
  { day, scope, today }: Meant,
): Outcome<Division, 'not-on-day' | 'in-past'> {
  const series = seriesOf(record)
  const on = day === null ? nextOf(series, today) : Temporal.PlainDate.from(day)
  return on === null ? refuse('in-past', { at: 'day' }) : divide(series, { day: on, scope, today })
}

/** Writes what is meant of a divided entry: in its place where nothing else of it stays, else as an entry of its own. */
export async function writeMeant(
  tx: Transaction,
  record: EntryRecord,
  stays: Division['stays'],
  written: Written,
): Promise<StoredVersion> {
  if (stays === null) return updateEntry(tx, record.id, written)
  const { by, now } = written
  await updateEntry(tx, record.id, { words: wordsOf(record), series: stays, by, now })
  return insertEntry(tx, record.care_recipient_id, written)
}

/** As agreed on: the entry that now holds what was meant. */
export function agreeOn(careRecipientId: number, { id, row_version }: StoredVersion) {
  return agree({ careRecipientId, calendarEntryId: id, rowVersion: row_version })
}
