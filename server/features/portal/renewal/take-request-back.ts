import { takeRequestBack as contract } from '@omsorg/contract/portal/renewal/take-request-back.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { takeRenewRequestBack } from '../../prescriptions/index.ts'
import { readPortalPerson } from '../person.sql.ts'

export const takeRequestBack = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, renewRequestId } = input
  if (!(await readPortalPerson(tx, careRecipientId))) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const taken = await takeRenewRequestBack(tx, { careRecipientId, renewRequestId, by: actor.userId, now })
  return taken.ok ? agree({ careRecipientId, renewRequestId }) : taken
})
