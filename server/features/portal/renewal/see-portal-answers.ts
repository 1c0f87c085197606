import { seePortalAnswers as contract } from '@omsorg/contract/portal/renewal/see-portal-answers.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { markSeen } from '../../prescriptions/index.ts'
import { readPortalPerson } from '../person.sql.ts'

export const seePortalAnswers = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, renewRequestIds: ids } = input
  if (!(await readPortalPerson(tx, careRecipientId))) return refuse('other-person-chosen', { at: 'careRecipientId' })
  return agree({ careRecipientId, seen: await markSeen(tx, { ids, userId: actor.userId, at: now }) })
})
