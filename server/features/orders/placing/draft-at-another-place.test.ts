import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

test('a draft of a person is ordered for the place at which it was saved last, by the settings of that place', async () => {
  const { client, place, sister } = world.home
  const { ordinary } = world.care
  await world.owner.query(
    `insert into omsorg.care_recipient_place
     select (jsonb_populate_record(l, jsonb_build_object('care_place_id', $2::uuid))).*
     from omsorg.care_recipient_place l where l.care_recipient_id = $1 and l.care_place_id = $3`,
    [ordinary.id, sister.id, place.id],
  )
  const at = (carePlaceId: string) => ({ 'om-client-id': client.id, 'om-care-place-id': carePlaceId })
  const input = withdrawalOf(ordinary, { quantity: 1 })
  const first = await world.as(service).call(saveWithdrawal, { input, headers: at(place.id) })
  expect(first.status).toBe(200)
  const second = await world.as(service).call(saveWithdrawal, { input, headers: at(sister.id) })
  const { customerOrderId, rowVersion } = second.body
  expect(customerOrderId).toBe(first.body.customerOrderId)
  const placing = { customerOrderId, rowVersion, acceptWarnings: true }
  const placed = await world.as(service).call(confirmOrder, { input: placing, headers: at(sister.id) })
  expect(placed.status).toBe(200)
  const { rows } = await world.owner.query(
    `select o.care_place_id as of_order, p.care_place_id as of_part
     from omsorg.customer_order o join omsorg.order_part p on p.customer_order_id = o.id where o.id = $1`,
    [customerOrderId],
  )
  expect(rows).toEqual([{ of_order: sister.id, of_part: sister.id }])
})
