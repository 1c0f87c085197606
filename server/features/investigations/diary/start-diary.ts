import { startDiary as contract } from '@omsorg/contract/investigations/diary/start-diary.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { insertDiary, readLatestDiary, type NewDiary } from './diaries.sql.ts'

/** The person is locked, so that two who start at once start one. */
export const startDiary = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, plannedHours } = input
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const { person, carePlaceId } = changeable.value
  const started = { careRecipientId, clientId: person.client_id, carePlaceId, plannedHours, by: authorOf(actor), now }
  return agree({ careRecipientId, ...(await startedDiary(tx, started)) })
})

/** The one that goes on, or a new one, for a person who is locked. */
export async function startedDiary(
  tx: Transaction,
  given: NewDiary,
): Promise<{ readonly diaryId: number; readonly startedOn: string }> {
  const latest = await readLatestDiary(tx, given.careRecipientId)
  if (latest && latest.ended_at === null) return { diaryId: latest.id, startedOn: latest.started_at }
  const diaryId = await insertDiary(tx, given)
  return { diaryId, startedOn: given.now.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString() }
}
