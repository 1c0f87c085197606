import { startDiary as contract } from '@omsorg/contract/investigations/diary/start-diary.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../../care-recipients/index.ts'
import { insertDiary, readLatestDiary } from './diaries.sql.ts'

/** The person is locked, so that two who start at once start one. */
export const startDiary = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, plannedHours } = input
  const changeable = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!changeable.ok) return changeable
  const latest = await readLatestDiary(tx, careRecipientId)
  if (latest && latest.ended_at === null)
    return agree({ careRecipientId, diaryId: latest.id, startedOn: latest.started_at })
  const { person, carePlaceId } = changeable.value
  const diaryId = await insertDiary(tx, {
    careRecipientId,
    clientId: person.client_id,
    carePlaceId,
    plannedHours,
    by: authorOf(actor),
    now,
  })
  const startedOn = now.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString()
  return agree({ careRecipientId, diaryId, startedOn })
})
