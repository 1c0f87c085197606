import { marketOf } from '@omsorg/domain/market.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mayBeSelected } from '@omsorg/domain/product-selection/cart/cart-abilities.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { blockOfPurchase } from '@omsorg/domain/product-selection/care-place-cart/place-cart-rights.ts'
import { usualMonths, usualOrderOf } from '@omsorg/domain/product-selection/care-place-cart/usual-order.ts'
import { assess, offeredView, type ItemsHere } from './items.ts'
import { itemsHere } from './items.sql.ts'
import { keyedWriter, must } from './keyed.ts'

interface Asked {
  readonly carePlaceId: string
  readonly items: readonly { readonly itemNumber: string; readonly packages: number }[]
}

interface Ordered {
  readonly item_number: string
  readonly confirmed_at: string
  readonly packages: number
}

interface Written {
  readonly id: number
  readonly itemNumber: string
  readonly packages: number
  readonly rowVersion: number
  readonly createdAt: string
  readonly selectedBy: object
  readonly hasFlavors: boolean
}

/** What the store ordered of these items since a moment; parameters: the numbers, the moment, and how long before a draft is made. */
const orderedStatement = `
  select l.item_number, o.confirmed_at, sum(l.quantity)::int as packages
  from omsorg.customer_order o
  join omsorg.order_line l on l.customer_order_id = o.id
  where o.care_place_id = omsorg.reach_place() and o.care_recipient_id is null and o.state = ${orderState.ordered}
    and o.confirmed_at >= $2::timestamptz and o.created_at >= $2::timestamptz - interval '31 days'
    and l.item_number = any ($1::text[]) and l.care_recipient_id is null and not l.set_aside and not l.given_back
  group by l.item_number, o.id, o.confirmed_at`

const statuses = inCart.map((word) => cartItemStatus[word]).join(', ')

/** Selects items or says anew how much of them is wanted, with the event of each; parameters: the items, the user, the moment. */
const cartStatement = `
  with item as (
    insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, status, created_by,
      created_at, updated_at)
    select omsorg.reach_client(), omsorg.reach_place(), w."therapyArea", w."productId", w."itemNumber", w.packages,
      ${cartItemStatus.selected}, $2::int, $3::timestamptz, $3::timestamptz
    from json_to_recordset($1::json) as w ("productId" int, "itemNumber" text, "therapyArea" text, packages int)
    order by w."productId"
    on conflict (care_place_id, product_id) where care_recipient_id is null and status in (${statuses})
    do update set packages = excluded.packages, updated_at = excluded.updated_at, row_version = omsorg.cart_item.row_version + 1
    returning id, item_number, packages, row_version, created_at, created_by, created_on_behalf_of
  ), event as (
    insert into omsorg.cart_item_event (at, cart_item_id, event, by_user, detail)
    select $3::timestamptz, id, case when row_version = 1 then 'selected' else 'packages-changed' end, $2::int,
      jsonb_build_object('packages', packages)
    from item
  )
  select id, item_number as "itemNumber", packages, row_version as "rowVersion", created_at as "createdAt",
    omsorg.author_names(created_by, created_on_behalf_of) as "selectedBy",
    exists (select from omsorg.cart_item_flavor f where f.cart_item_id = item.id) as "hasFlavors"
  from item`

/** Selects items without flavours for the store of a place. */
export const placeCart = keyedWriter<Asked>({
  endpoint: 'product-selection/care-place-cart/add-to-place-cart',
  permissions: ['CarePlacePurchaseWrite'],
  async work({ asked: { carePlaceId, items }, claims, user, now, today, send }) {
    must(carePlaceId === claims.cp, 'it is the place')
    const numbers = items.map(({ itemNumber }) => itemNumber)
    must(new Set(numbers).size === numbers.length, 'no item stands twice')
    const { timeZone } = marketOf(claims.mac as never)
    const since = today.subtract({ months: usualMonths }).toZonedDateTime(timeZone).toInstant()
    const [[found], ordered] = await Promise.all([
      send<{ answer: ItemsHere }>('items', itemsHere, [numbers, today.toString(), user]),
      send<Ordered>('ordered', orderedStatement, [numbers, since.toString()]),
    ])
    must(found !== undefined, 'the place is there')
    const here = found.answer
    const assessed = items.map(({ itemNumber, packages }) => {
      const each = assess(here, itemNumber, claims, today, 'purchase')
      const { area = null, mayIn, unavailability, visible } = each
      must(visible && mayBeSelected(unavailability), 'it may be selected')
      const mayPurchase = claims.permissions.includes('CarePlacePurchaseWrite')
      must(
        blockOfPurchase({ mayPurchase, mayPurchaseInArea: mayIn('CarePlacePurchase'), area }) === null,
        'the place purchases in its area',
      )
      return { ...each, packages }
    })
    const wanted = assessed.map(({ item, packages }) => ({
      productId: item.id,
      itemNumber: item.item_number,
      therapyArea: item.therapy_area,
      packages,
    }))
    const rows = await send<Written>('cart', cartStatement, [JSON.stringify(wanted), user, now.toString()])
    const entities = assessed.map((each) => {
      const { item_number: itemNumber, therapy_area: therapyArea } = each.item
      const row = rows.find((written) => written.itemNumber === itemNumber)
      must(row !== undefined && !row.hasFlavors, 'it was written')
      const own = ordered
        .filter((order) => order.item_number === itemNumber)
        .map(({ confirmed_at: at, packages }) => ({
          on: Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate(),
          packages,
        }))
      const usual = usualOrderOf(own, today)
      return {
        cartItemId: row.id,
        carePlaceId,
        itemNumber,
        therapyArea,
        product: {
          ...offeredView(each, here),
          flavorsToChoose: [],
          usual: usual && {
            packages: usual.packages,
            lastOrderedOn: usual.lastOrderedOn.toString(),
            lastPackages: usual.lastPackages,
          },
        },
        packages: row.packages,
        flavors: [],
        consumption: usual?.perMonth ?? null,
        status: 'selected',
        selectedBy: row.selectedBy,
        selectedOn: row.createdAt,
        rowVersion: row.rowVersion,
        can: { change: { allowed: true, reason: null } },
      }
    })
    return { answer: { carePlaceId, entities, totalCount: entities.length }, written: [] }
  },
})
