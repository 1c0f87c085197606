import {
  placeEndings,
  readPlaceCartHistory as contract,
} from '@omsorg/contract/product-selection/care-place-cart/read-place-cart-history.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { productViewOf } from '../../products/index.ts'
import { countEndedOfPlace, readEndedOfPlace } from './place-cart-history.sql.ts'

export const readPlaceCartHistory = handle(contract, async ({ params, query, actor, tx }) => {
  const { carePlaceId } = params
  if (carePlaceId !== actor.carePlaceId) return notFound()
  const { page, pageSize, sortOrder } = query
  const [records, totalCount] = await Promise.all([
    readEndedOfPlace(tx, carePlaceId, { page, pageSize, oldestFirst: sortOrder === 'asc' }),
    countEndedOfPlace(tx, carePlaceId),
  ])
  return agree({
    entities: records.map((record) => ({
      cartItemId: record.id,
      itemNumber: record.item_number,
      therapyArea: record.therapy_area,
      product: productViewOf(record),
      packages: record.packages,
      selectedBy: record.selected_by,
      selectedOn: record.created_at,
      ending: placeEndings.find((ending) => ending === record.ending) ?? 'removed',
      endedBy: record.ended_by,
      endedOn: record.ended_at,
    })),
    totalCount,
    page,
    pageSize,
  })
})
