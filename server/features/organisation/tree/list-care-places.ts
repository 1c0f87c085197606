import { listCarePlaces as contract } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { carePlaceNodeOf } from './node-views.ts'
import { readPlacesOfUnit } from './tree.sql.ts'

export const listCarePlaces = handle(contract, async ({ params: { careUnitId }, language, tx }) => {
  const places = await readPlacesOfUnit(tx, careUnitId, language)
  return places ? agree({ carePlaces: places.map(carePlaceNodeOf), totalCount: places.length }) : notFound()
})
