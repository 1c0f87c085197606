import { endDiary as contract } from '@omsorg/contract/investigations/diary/end-diary.ts'
import { hoursMeasured } from '@omsorg/domain/investigations/diary/averages.ts'
import { leastHours } from '@omsorg/domain/investigations/diary/entry.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockDiary, readEntries, setEnd } from './diaries.sql.ts'
import { changesOf } from './diary-view.ts'

export const endDiary = handle(contract, async ({ input, actor, now, tx }) => {
  const diary = await lockDiary(tx, input.diaryId)
  if (!diary) return refuse('diary-not-found', { at: 'diaryId' })
  if (diary.ended_at !== null) return refuse('already-ended')
  const changes = changesOf(await readEntries(tx, diary.id))
  const hours = hoursMeasured(Temporal.Instant.from(diary.started_at), changes)
  if (hours < leastHours && input.reason === '') return refuse('reason-missing', { at: 'reason' })
  await setEnd(tx, diary.id, { reason: input.reason, by: authorOf(actor), now })
  return agree({ careRecipientId: diary.care_recipient_id, endedOn: now.toString() })
})
