import { readClientAvailability as contract } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { availabilityViewOf } from './client-availability-view.ts'
import { readAvailability } from './client-availability.sql.ts'

export const readClientAvailability = handle(contract, async ({ params: { clientId }, tx }) => {
  const record = await readAvailability(tx, clientId)
  return record ? agree(availabilityViewOf(clientId, record)) : notFound()
})
