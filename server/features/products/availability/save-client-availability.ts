import { saveClientAvailability as contract } from '@omsorg/contract/products/availability/save-client-availability.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../../organisation/index.ts'
import { availabilityViewOf } from './client-availability-view.ts'
import { readAvailability, writeAvailability } from './client-availability.sql.ts'

export const saveClientAvailability = handle(contract, async ({ params: { clientId }, input, tx }) => {
  const { areas, rowVersion } = input
  if ((await holdClientToSet(tx, clientId)) === null) return notFound()
  if (new Set(areas.map(({ therapyArea }) => therapyArea)).size < areas.length) return refuse('area-twice')
  const stands = await readAvailability(tx, clientId)
  if (stands?.version !== rowVersion) return refuse('stale')
  await writeAvailability(tx, clientId, areas)
  const saved = await readAvailability(tx, clientId)
  return saved ? agree(availabilityViewOf(clientId, saved)) : notFound()
})
