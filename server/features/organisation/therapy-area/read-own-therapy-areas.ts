import { readOwnTherapyAreas as contract } from '@omsorg/contract/organisation/therapy-area/read-own-therapy-areas.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { allAreas } from './areas-view.ts'
import { readAreas } from './therapy-areas.sql.ts'

export const readOwnTherapyAreas = handle(contract, async ({ params: { clientId }, tx }) => {
  const found = await readAreas(tx, clientId)
  if (!found) return notFound()
  const areas = allAreas(found.areas).map((each) => {
    const { customerNumber: _, ...area } = each
    return area
  })
  return agree({ areas })
})
