import { searchPlaceProducts as contract } from '@omsorg/contract/product-selection/care-place-cart/search-place-products.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { findProductsForPlace } from '../../products/index.ts'
import { readProducts } from '../cart/cart-items.sql.ts'
import { openPlace } from './open-place.ts'
import { placeProductOf, readUsual } from './place-views.ts'

export const searchPlaceProducts = handle(contract, async ({ input, actor, today, language, tx }) => {
  const { clientId } = actor
  if (!clientId) return refuse('client-not-chosen')
  const open = await openPlace(tx, actor, input.carePlaceId)
  if (!open.ok) return open
  const place = open.value
  const { carePlaceId, therapyArea: area, ...search } = input
  const [found, usual] = await Promise.all([
    findProductsForPlace(tx, { actor, clientId, carePlaceId, today }, { area, search, language }),
    readUsual(tx, { place, today }),
  ])
  if (!found) return refuse('place-not-chosen')
  const numbers = found.products.map((product) => product.itemNumber)
  const records = new Map((await readProducts(tx, place.market, numbers)).map((each) => [each.item_number, each]))
  return agree({
    entities: found.products.map((product) => placeProductOf(product, records.get(product.itemNumber), usual)),
    totalCount: found.total,
    page: input.page,
    pageSize: input.pageSize,
    facets: found.facets,
    hidden: found.hidden,
    display: found.display,
    areas: found.areas,
  })
})
