import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { listDeliveryPoints } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
/** As the carrier has named it. */
let point: { readonly id: string; readonly name: string }
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  await world.owner.query(
    `insert into omsorg.delivery_method (market, code, needs_delivery_point) values (10, 'POINT', true)`,
  )
})
afterAll(() => world.close())
beforeEach(async () => {
  world.carriers.turn({ closed: [], drops: false })
  await world.owner.query('delete from omsorg.delivery_point_answer')
  await world.owner.query(
    `update omsorg.order_setting set delivery_points_allowed = true, delivery_method_codes = '{HOME,POINT}'
     where care_place_id is null`,
  )
  await world.owner.query('delete from omsorg.customer_order where state = 1')
  const [first] = await ask()
  if (!first) throw new Error('the carrier has no points')
  point = first
})

type Input = CallOf<typeof saveWithdrawal>['input']

const ask = async () => {
  const params = { postalCode: '87140', marketAreaCode: 10 as const }
  return (await world.as(nurse).call(listDeliveryPoints, { params })).body.entities
}
const save = (receiver: Partial<Input['receiver']>, person = world.care.ordinary) => {
  const order = withdrawalOf(person, { quantity: 1 })
  return world.as(nurse).call(saveWithdrawal, { input: { ...order, receiver: { ...order.receiver, ...receiver } } })
}
const toPoint = (deliveryPointId: string | null) => ({ deliveryMethodCode: 'POINT', deliveryPointId })
const confirm = ({ customerOrderId, rowVersion }: { customerOrderId: number; rowVersion: number }) =>
  world.as(nurse).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
const propose = async () =>
  (
    await world.as(nurse).call(preOrderWithdrawal, {
      params: { careRecipientId: world.care.ordinary.id },
      query: {},
    })
  ).body

test('an order goes to a point that the carrier has named, under the name that the carrier gives it (O-3-70)', async () => {
  const saved = await save(toPoint(point.id))
  expect(saved.status).toBe(200)
  world.carriers.turn({ drops: true })
  const placed = await confirm(saved.body)
  expect(placed.status).toBe(200)
  const query = { customerOrderId: saved.body.customerOrderId }
  const order = (await world.as(nurse).call(readOrderOverview, { query })).body
  expect(order.receiver).toMatchObject({ deliveryPointId: point.id, deliveryPointName: point.name })
})

test('the next order begins with the point of the last, until the carrier has it no more', async () => {
  await confirm((await save({ ...toPoint(point.id), notifyBy: 'sms', notifyPhone: '+46701740699' })).body)
  expect((await propose()).receiver).toMatchObject({
    deliveryMethodCode: 'POINT',
    deliveryPointName: point.name,
    notifyBy: 'sms',
    notifyPhone: '+46701740699',
  })
  await world.owner.query('delete from omsorg.delivery_point_answer')
  const { receiver, receiverBefore } = await propose()
  expect(receiver).toMatchObject({ deliveryMethodCode: 'HOME', deliveryPointId: null })
  expect(receiverBefore?.isSame).toBe(false)
})

test.each<[string, () => Partial<Input['receiver']>, object]>([
  ['no point', () => toPoint(null), { 'receiver.deliveryPointId': 'COM001003' }],
  ['a point that no carrier has named', () => toPoint('SE1'), { 'receiver.deliveryPointId': 'COM001001' }],
  ['a point of another market', () => toPoint('FI001001'), { 'receiver.deliveryPointId': 'COM001001' }],
  [
    'a point and nobody to be told that the goods have come',
    () => ({ ...toPoint(point.id), contactPhone: null }),
    { 'receiver.contactPhone': 'COM001003' },
  ],
])('%s is refused when the order is saved', async (_, receiver, errors) => {
  const refused = await save(receiver())
  expect([refused.status, refused.errors]).toEqual([400, errors])
})

test('where no points are used, a way that ends at one is refused, when the order is saved and when it is placed', async () => {
  const saved = await save(toPoint(point.id))
  await world.owner.query('update omsorg.order_setting set delivery_points_allowed = false where care_place_id is null')
  expect((await save(toPoint(point.id))).errors).toEqual({ 'receiver.deliveryMethodCode': 'COM001001' })
  expect((await confirm(saved.body)).errors).toEqual({ 'receiver.deliveryMethodCode': 'COM001001' })
})

test('a point that has closed since the order was saved is found out at Confirm, without asking the carrier', async () => {
  const saved = await save(toPoint(point.id))
  world.carriers.turn({ closed: [point.id] })
  await world.owner.query(`update omsorg.delivery_point_answer set answered_at = answered_at - interval '1 day'`)
  await ask()
  const before = world.carriers.asked()
  expect((await confirm(saved.body)).errors).toEqual({ 'receiver.deliveryPointId': 'COM001001' })
  expect(world.carriers.asked()).toBe(before)
})

test('a fee that has changed since the order was saved is asked about before the order is placed, as a price is', async () => {
  const saved = await save({})
  await world.owner.query(`update omsorg.delivery_method set fee = 4900 where market = 10 and code = 'HOME'`)
  const asked = await confirm(saved.body)
  expect([asked.status, asked.errors]).toEqual([409, { 'price-changed': 'ORS002004' }])
  expect(asked.detail).toMatchObject({ totals: { deliveryFee: 4_900, total: saved.body.totals.total + 6_125 } })
  const { customerOrderId, rowVersion } = saved.body
  const input = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
  expect((await world.as(nurse).call(confirmOrder, { input })).status).toBe(200)
  await world.owner.query(`update omsorg.delivery_method set fee = 0 where market = 10 and code = 'HOME'`)
})

test('a way that ends at the door keeps no point, whatever is sent', async () => {
  const saved = await save({ deliveryMethodCode: 'HOME', deliveryPointId: 'nowhere' })
  expect(saved.status).toBe(200)
  const { rows } = await world.owner.query(
    'select delivery_point_id, delivery_point_name from omsorg.customer_order where id = $1',
    [saved.body.customerOrderId],
  )
  expect(rows).toEqual([{ delivery_point_id: null, delivery_point_name: null }])
})

test('goods of a protected person go to a point under the name of the care place', async () => {
  const saved = await save({ ...toPoint(point.id), name: null, address: null }, world.care.protected)
  expect(saved.status).toBe(200)
  const { rows } = await world.owner.query(
    'select receiver_name, receiver_street, delivery_point_id from omsorg.customer_order where id = $1',
    [saved.body.customerOrderId],
  )
  expect(rows).toEqual([
    { receiver_name: world.home.place.name, receiver_street: 'Torget 1', delivery_point_id: point.id },
  ])
})
