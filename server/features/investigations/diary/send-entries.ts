import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { sendEntries as contract } from '@omsorg/contract/investigations/diary/send-entries.ts'
import { volumeOf } from '@omsorg/domain/investigations/diary/entry.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import { lockDiary, writeEntry, type LockedDiary } from './diaries.sql.ts'

/** Clocks of phones go a little fast. */
const ahead = { minutes: 10 }

export const sendEntries = handle(contract, (call) => sendEntriesFor(call))

type SendingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'tx'>

/** The diary is locked first: what two phones send comes one after the other, and its end is one for both. */
export async function sendEntriesFor({ input, actor, now, tx }: SendingCall) {
  const diary = await lockDiary(tx, input.diaryId)
  if (!diary) return refuse('diary-not-found', { at: 'diaryId' })
  const by = authorOf(actor)
  const outcomes: AnswerOf<typeof contract>['outcomes'] = []
  for (const entry of input.entries) {
    const { entryId } = entry
    const volume = volumeOf(entry)
    if (!volume.ok) outcomes.push({ entryId, outcome: volume.refusal })
    else if (!isWithin(diary, entry, now)) outcomes.push({ entryId, outcome: 'outside-diary' })
    else {
      const isNew = await writeEntry(tx, diary.id, { entry: { ...entry, volume: volume.value }, by })
      outcomes.push({ entryId, outcome: isNew ? 'kept' : 'older' })
    }
  }
  return agree({ careRecipientId: diary.care_recipient_id, outcomes })
}

/** What was written down while the diary went on may come after its end. */
function isWithin(diary: LockedDiary, entry: SentEntry, now: Temporal.Instant): boolean {
  const at = Temporal.Instant.from(entry.at)
  const changed = Temporal.Instant.from(entry.changedOn)
  const latest = now.add(ahead)
  const until = diary.ended_at === null ? latest : Temporal.Instant.from(diary.ended_at)
  return (
    Temporal.Instant.compare(at, Temporal.Instant.from(diary.started_at)) >= 0 &&
    Temporal.Instant.compare(at, until) <= 0 &&
    Temporal.Instant.compare(changed, latest) <= 0
  )
}
