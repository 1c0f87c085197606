import { lastOrderedCarePlace as contract } from '@omsorg/contract/orders/latest/last-ordered-care-place.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { placeOf } from '../order/place-of.ts'
import { readLastOfPlace } from './latest.sql.ts'

/** What was not ordered for so long stands on no shelf. */
const remembered = { years: 2 }

export const lastOrderedCarePlace: Handler<typeof contract.name> = handle(
  contract,
  async ({ query, actor, today, tx }) => {
    const { timeZone } = marketOf(actor.market)
    const since = today.subtract(remembered).toZonedDateTime(timeZone).toInstant()
    const [place, items] = await Promise.all([
      placeOf(tx, actor, query.carePlaceId),
      readLastOfPlace(tx, { carePlaceId: query.carePlaceId, since, timeZone }),
    ])
    if (!place) return notFound()
    return agree({
      items: items.map((item) => ({
        itemNumber: item.item_number,
        lastOrderDate: item.ordered_on,
        lastOrderedBy: item.ordered_by,
      })),
    })
  },
)
