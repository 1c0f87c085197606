import { sendPortalEntries as contract } from '@omsorg/contract/portal/diary/send-portal-entries.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { handle } from '../../../platform/handle.ts'
import { sendEntriesFor } from '../../investigations/index.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'

export const sendPortalEntries = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, diaryId, entries } = input
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!portalAbilities(switchesOf(person)).diary.allowed) return refuse('switched-off')
  const sent = await sendEntriesFor({ input: { diaryId, entries }, actor, now, tx })
  return sent.ok ? agree({ careRecipientId, outcomes: sent.value.outcomes }) : sent
})
