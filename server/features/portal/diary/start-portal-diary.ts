import { startPortalDiary as contract } from '@omsorg/contract/portal/diary/start-portal-diary.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { startedDiary } from '../../investigations/index.ts'
import { lockPersons } from '../../prescriptions/index.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readDiaryFacts } from './diary-facts.sql.ts'

/** The person is locked, so that two who start at once start one, whoever they are. */
export const startPortalDiary = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, plannedHours } = input
  const [person, facts] = await Promise.all([readPortalPerson(tx, careRecipientId), readDiaryFacts(tx)])
  if (!person || !facts) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!portalAbilities(switchesOf(person)).diary.allowed) return refuse('switched-off')
  await lockPersons(tx, [careRecipientId])
  const started = await startedDiary(tx, {
    careRecipientId,
    clientId: facts.client_id,
    carePlaceId: person.care_place_id,
    plannedHours,
    by: authorOf(actor),
    now,
  })
  return agree({ careRecipientId, ...started })
})
