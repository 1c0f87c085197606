import { listCarePlaces as contract } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { carePlaceNodeOf } from './node-views.ts'
import { findNode, readCarePlaces } from './tree.sql.ts'

export const listCarePlaces = handle(contract, async ({ params: { careUnitId }, language, tx }) => {
  const [unit, places] = await Promise.all([
    findNode(tx, { clientId: null, careUnitId, carePlaceId: null }),
    readCarePlaces(tx, { careUnitIds: [careUnitId] }, language),
  ])
  if (!unit) return notFound()
  return agree({ carePlaces: places.map(carePlaceNodeOf), totalCount: places.length })
})
