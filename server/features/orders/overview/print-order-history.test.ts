import { printOrderHistory } from '@omsorg/contract/orders/overview/print-order-history.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const print = (customerOrderId: number, who = nurse) =>
  world.as(who).call(printOrderHistory, { params: { customerOrderId }, headers: { 'accept-language': 'sv' } })
const views = async () => {
  const { rows } = await world.owner.query<{ care_recipient_id: number }>(
    `select care_recipient_id from omsorg.access_log where action = $1`,
    [printOrderHistory.name],
  )
  return rows.map((row) => row.care_recipient_id)
}

test('an order comes as a PDF, and its person is logged as seen (O-7-189)', async () => {
  const { order, id } = world.care.ordinary
  const answer = await print(order.id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toContain(`Order%20${order.id}.pdf`)
  expect(answer.text.slice(0, 5)).toBe('%PDF-')
  expect(await views()).toEqual([id])
})

test('several at once are drawn all the same', async () => {
  const { order } = world.care.ordinary
  const answers = await Promise.all(Array.from({ length: 3 }, () => print(order.id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a draft, an order of another client and one with persons for who sees none are not there', async () => {
  const { order } = world.care.ordinary
  expect((await print(order.id, await world.signIn(world.people.stranger))).status).toBe(404)
  expect((await print(order.id, await world.signIn(world.people.purchaser))).status).toBe(404)
  await world.owner.query(
    `update omsorg.customer_order set state = 1, confirmed_at = null, saved_until = now(), created_by = $2 where id = $1`,
    [order.id, world.people.colleague.id],
  )
  expect((await print(order.id)).status).toBe(404)
})
