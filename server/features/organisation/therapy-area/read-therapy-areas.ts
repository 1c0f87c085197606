import { readTherapyAreas as contract } from '@omsorg/contract/organisation/therapy-area/read-therapy-areas.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { allAreas } from './areas-view.ts'
import { readAreas } from './therapy-areas.sql.ts'

export const readTherapyAreas = handle(contract, async ({ params: { clientId }, tx }) => {
  const found = await readAreas(tx, clientId)
  if (!found) return notFound()
  const customerNumbers = found.numbers.map((each) => ({ ...each, therapyAreas: [...each.therapyAreas] }))
  return agree({ clientId, areas: allAreas(found.areas), customerNumbers, rowVersion: found.version })
})
