import { hoursMeasured } from '@omsorg/domain/investigations/diary/averages.ts'
import type { Transaction } from '../../../platform/database.ts'
import { changesOf, readEntries, readLatestDiary } from '../../investigations/index.ts'

/** The diary that goes on, as far as the start page tells it; null without one. */
export async function readRunningDiary(tx: Transaction, careRecipientId: number) {
  const diary = await readLatestDiary(tx, careRecipientId)
  if (!diary || diary.ended_at !== null) return null
  const changes = changesOf(await readEntries(tx, diary.id))
  return {
    startedOn: diary.started_at,
    plannedHours: diary.planned_hours,
    hoursMeasured: hoursMeasured(Temporal.Instant.from(diary.started_at), changes),
  }
}
