import { deleteCareRecipient as contract } from '@omsorg/contract/care-recipients/recipient/delete-care-recipient.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { lockPerson, readLink } from '../locked-person.sql.ts'
import { readDependents, removePerson } from './delete-care-recipient.sql.ts'

export const deleteCareRecipient = handle(contract, async ({ params, actor, tx }) => {
  const { carePlaceId } = actor
  const person = await lockPerson(tx, params.id)
  const link = person && carePlaceId ? await readLink(tx, person.id, carePlaceId) : undefined
  if (!person || !carePlaceId || !link) return notFound()
  const ties = await readDependents(tx, person.id, carePlaceId)
  if (ties.has_orders) return refuse('has-orders')
  if (ties.has_prescriptions) return refuse('has-prescriptions')
  if (ties.at_other_places) return refuse('at-other-places')
  await removePerson(tx, person.id)
  return agree({ careRecipientId: person.id, deleted: true as const })
})
