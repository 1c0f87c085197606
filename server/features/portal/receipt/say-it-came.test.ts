import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { sayItCame } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedParcel } from '../../../testing/portal/examples.ts'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let signe: SignedIn
let parcel: Awaited<ReturnType<typeof arrivedParcel>>
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  signe = await holderAtHome(world)
  parcel = await arrivedParcel(world)
})
afterAll(() => world.close())

const say = (more: object = {}) => {
  const { careRecipientId, customerOrderId, orderId } = parcel
  return world.as(signe).call(sayItCame, { input: { careRecipientId, customerOrderId, orderId, ...more } })
}
const ofOrder = () => ({ customerOrderId: parcel.customerOrderId })
const part = async () => (await world.as(signe).call(readPortalOrder, { params: ofOrder() })).body.parts[0]
const become = (status: number) =>
  world.owner.query('update omsorg.order_part set erp_status = $2, delivery_date = current_date + 3 where id = $1', [
    parcel.orderId,
    status,
  ])

test('of a parcel that has not set out nobody says that it came', async () => {
  await become(1)
  expect((await say()).errors).toEqual({ orderId: 'COM001001' })
  expect(await part()).toMatchObject({ askWhetherItCame: false, received: null })
  await become(6)
  expect(await part()).toMatchObject({ askWhetherItCame: true, received: null })
})

test('that a parcel came is kept once of many who say it at once, and stands in the history that staff see', async () => {
  const answers = await Promise.all([say(), say(), say()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.receivedOn)).size).toBe(1)
  expect((await say()).body.receivedOn).toBe(answers[0]?.body.receivedOn)
  expect((await part())?.received).toMatchObject({ on: answers[0]?.body.receivedOn, by: { isSelf: true } })
  const { body } = await world.as(nurse).call(readOrderOverview, { query: ofOrder() })
  const said = body.orders.flatMap(({ timeline }) => timeline).filter(({ kind }) => kind === 'received')
  expect(said).toMatchObject([{ by: { holder: 'self' } }])
})

test('of a parcel of somebody else nobody says anything', async () => {
  expect((await say({ orderId: parcel.orderId + 1 })).errors).toEqual({ orderId: 'ORS002003' })
  expect((await say({ careRecipientId: world.care.atSisterPlace.id })).errors).toEqual({ careRecipientId: 'CRS003003' })
})
