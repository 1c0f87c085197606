import { searchPrescriptions as contract } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { prescriptionsOfPerson } from './prescriptions-of-person.ts'

export const searchPrescriptions = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, page, pageSize } = input
  const found = await prescriptionsOfPerson(tx, actor, { ...input, now, today })
  if (!found) return refuse('recipient-not-found', { at: 'careRecipientId' })
  return agree({
    entities: found.slice((page - 1) * pageSize, page * pageSize),
    totalCount: found.length,
    page,
    pageSize,
    careRecipientId,
    today: today.toString(),
  })
})
