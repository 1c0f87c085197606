import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustableClock } from '../../../testing/clock.ts'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

/** Half past midnight in Sweden, and still the day before in UTC. */
const newYear = Temporal.ZonedDateTime.from('2030-01-01T00:30[Europe/Stockholm]').toInstant()

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld({ clock: adjustableClock(newYear) })
  nurse = await world.signIn(world.people.prescriber)
  await change(`update omsorg.vat_rate set valid_to = '2029-12-31' where market = 10 and product_class = 'standard'`)
  await change(`insert into omsorg.vat_rate values (10, 'standard', 30, '2030-01-01', null)`)
  await change('update omsorg.delivery_method set fee = 4900')
})
afterAll(() => world.close())

const change = (statement: string) => world.owner.query(statement)

test('an order bears the rates of its day in the market, and is read with them', async () => {
  const { customerOrderId, totals } = await placeOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  expect(totals).toMatchObject({
    subtotal: 8_400,
    deliveryFee: 4_900,
    vat: 3_990,
    vatByRate: [{ rate: 3_000, vat: 3_990 }],
  })
  const read = () => world.as(nurse).call(readOrderOverview, { query: { customerOrderId } })
  expect((await read()).body.totals).toEqual(totals)

  // What was placed keeps its rate when another follows.
  await change(`update omsorg.vat_rate set valid_to = '2030-01-31' where market = 10 and rate = 30`)
  await change(`insert into omsorg.vat_rate values (10, 'standard', 10, '2030-02-01', null)`)
  expect((await read()).body.totals).toEqual(totals)
})

test('an item without its rate has no price and cannot be ordered, wherever it is found', async () => {
  await change(`delete from omsorg.vat_rate where market = 10 and product_class = 'standard'`)
  const { body } = await world.as(nurse).call(searchProducts, {
    params: { category: 'Incontinence' },
    input: { careRecipientId: world.care.ordinary.id },
  })
  expect(body.entities.length).toBeGreaterThan(0)
  expect(body.entities.map(({ price }) => price)).toEqual(body.entities.map(() => null))
})
