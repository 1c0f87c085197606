import type { DiaryView } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { averagesOf, hoursMeasured, type Clock } from '@omsorg/domain/investigations/diary/averages.ts'
import type { Change } from '@omsorg/domain/investigations/diary/entry.ts'
import type { DiaryRecord, EntryRecord } from './diaries.sql.ts'

export function changesOf(entries: readonly EntryRecord[]): Change[] {
  return entries.map(({ id, at, volume, apart }) => ({
    entryId: id,
    at: Temporal.Instant.from(at),
    volume,
    apart,
  }))
}

export function diaryViewOf(record: DiaryRecord, entries: readonly EntryRecord[], clock: Clock): DiaryView {
  const startedAt = Temporal.Instant.from(record.started_at)
  const changes = changesOf(entries)
  return {
    diaryId: record.id,
    startedOn: record.started_at,
    plannedHours: record.planned_hours,
    endedOn: record.ended_at,
    endedBy: record.ended_by_name,
    endReason: record.end_reason,
    startedBy: record.created_by_name,
    hoursMeasured: hoursMeasured(startedAt, changes),
    entries: entries.map((entry) => ({
      entryId: entry.id,
      at: entry.at,
      wet: entry.wet,
      dry: entry.dry,
      estimate: entry.estimate,
      holds: entry.holds,
      volume: entry.volume,
      outside: entry.outside,
      voided: entry.voided,
      drunk: entry.drunk,
      itemNumber: entry.item_number,
      itemName: entry.item_name,
      apart: entry.apart,
      changedOn: entry.changed_on,
      writtenBy: entry.created_by_name,
    })),
    averages: averagesOf(startedAt, changes, clock),
  }
}
