import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { checkLines } from '@omsorg/domain/orders/preliminary/kept-lines.ts'
import { assess, type ItemsHere } from './items.ts'
import { itemsHere } from './items.sql.ts'
import { keyedWriter, must } from './keyed.ts'

interface Asked {
  readonly carePlaceId: string
  readonly type: 'group'
  readonly name: string
  readonly lines: readonly { readonly itemNumber: string; readonly quantity: number }[]
}

interface Saved {
  readonly id: number
  readonly rowVersion: number
}

/** Keeps lines of a place to order again, at the prices of today. */
const statement = `
  with made as (
    insert into omsorg.preliminary_order (client_id, care_place_id, type, name, favorite, receiver, created_by, created_at,
      updated_at)
    values (omsorg.reach_client(), omsorg.reach_place(), $2::int, $3, false, '{}', $1::int, $5::timestamptz, $5::timestamptz)
    returning id, row_version
  ), line as (
    insert into omsorg.preliminary_order_line (preliminary_order_id, item_number, quantity, flavors, price)
    select made.id, l."itemNumber", l.quantity, '[]', l.price
    from made, json_to_recordset($4::json) as l ("itemNumber" text, quantity int, price bigint)
  )
  select id, row_version as "rowVersion" from made`

/** A new template of what goes to the store of a place. */
export const template = keyedWriter<Asked>({
  endpoint: 'orders/preliminary/upsert-preliminary-order',
  permissions: ['OrderWrite'],
  async work({ asked, claims, user, now, today, send }) {
    must(asked.carePlaceId === claims.cp, 'it is of the place')
    const lines = asked.lines.map((line) => ({ ...line, careRecipientId: null, flavors: [] }))
    must(checkLines({ type: asked.type, lines }).ok, 'each item stands once')
    const numbers = lines.map(({ itemNumber }) => itemNumber)
    const [found] = await send<{ answer: ItemsHere }>('items', itemsHere, [numbers, today.toString(), user])
    must(found !== undefined, 'the place is there')
    const kept = lines.map(({ itemNumber, quantity }) => {
      const { item, mayIn } = assess(found.answer, itemNumber, claims, today, 'purchase')
      must(mayIn('Order') || mayIn('CarePlacePurchase'), 'its area is allowed')
      return { itemNumber, quantity, price: item.price }
    })
    const values = [user, orderType[asked.type], asked.name, JSON.stringify(kept), now.toString()]
    const [saved] = await send<Saved>('template', statement, values)
    must(saved !== undefined, 'it was kept')
    return { answer: { preliminaryOrderId: saved.id, rowVersion: saved.rowVersion }, written: [] }
  },
})
