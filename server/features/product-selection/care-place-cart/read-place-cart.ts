import { readPlaceCart as contract } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readPlaceHere } from './place-here.sql.ts'
import { readPlaceCart as readItems } from './place-cart.sql.ts'
import { placeAreasOf, placeCartItemOf, readPlaceProducts, readUsual } from './place-views.ts'

export const readPlaceCart = handle(contract, async ({ params, query, actor, today, tx }) => {
  const { carePlaceId } = params
  if (carePlaceId !== actor.carePlaceId) return notFound()
  const [place, records] = await Promise.all([readPlaceHere(tx, carePlaceId), readItems(tx, carePlaceId)])
  if (!place) return notFound()
  const context = { actor, place, today }
  const usual = await readUsual(tx, context)
  const frequent = [...usual].toSorted(([, one], [, other]) => other.orders - one.orders).map(([number]) => number)
  const itemNumbers = [...new Set([...records.map((record) => record.item_number), ...frequent])]
  const found = await readPlaceProducts(tx, context, itemNumbers, usual)
  if (!found) return notFound()
  const { page, pageSize } = query
  return agree({
    entities: records
      .slice((page - 1) * pageSize, page * pageSize)
      .flatMap((record) => placeCartItemOf(record, context, { found, usual })),
    totalCount: records.length,
    page,
    pageSize,
    carePlaceId,
    areas: placeAreasOf(context),
    usual: frequent.flatMap((itemNumber) =>
      found.offers.get(itemNumber)?.visible ? (found.productOf(itemNumber) ?? []) : [],
    ),
    display: found.display,
  })
})
