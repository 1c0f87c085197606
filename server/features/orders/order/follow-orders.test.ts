import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeOrder, resetSwitches, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterEach(() => resetSwitches(world.erp))
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const opened: AbortController[] = []
afterEach(() => opened.splice(0).forEach((each) => each.abort()))

/** An open stream, with what has come of it so far. */
async function follow(actor: SignedIn | null) {
  const controller = new AbortController()
  opened.push(controller)
  const base = actor?.application === 'CSP' ? '/api/CSP' : '/api/Guide'
  const response = await fetch(`${world.address()}${base}/Order/Changes`, {
    headers: { Accept: 'text/event-stream', ...(actor && { Authorization: `Bearer ${actor.accessToken}` }) },
    signal: controller.signal,
  })
  const stream = { status: response.status, type: response.headers.get('content-type'), text: '', ended: false }
  const { body } = response
  if (response.ok && body) {
    const decoder = new TextDecoder()
    void (async () => {
      for await (const bytes of body) stream.text += decoder.decode(bytes, { stream: true })
      stream.ended = true
    })().catch(() => undefined)
  }
  return stream
}

const numbersIn = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/"id":(\d+)/g)].map(([, number]) => Number(number))

test('whoever looks hears that an order of her place goes on, and nobody of another client or market does', async () => {
  const [ours, service, theirs, abroad] = await Promise.all([
    follow(anna),
    follow(await world.signIn(world.people.customerService)),
    follow(await world.signIn(world.people.stranger)),
    follow(await world.signIn(world.people.customerServiceAbroad)),
  ])
  expect([ours.status, ours.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  await expect.poll(() => numbersIn(ours), within).toContain(customerOrderId)
  await expect.poll(() => numbersIn(service), within).toContain(customerOrderId)
  expect([numbersIn(theirs), numbersIn(abroad)]).toEqual([[], []])
})

test('what is told is a number, and nothing of the person', async () => {
  const stream = await follow(anna)
  const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  await expect.poll(() => numbersIn(stream), within).toContain(customerOrderId)
  const events = stream.text.split('\n').filter((line) => line.startsWith('data:'))
  expect(new Set(events)).toEqual(new Set([`data: {"kind":"order","id":${customerOrderId}}`]))
})

test('a stream ends with its session', async () => {
  const leaving = await world.signIn(world.people.colleague)
  const stream = await follow(leaving)
  await world.as(leaving).call(revokeToken, { input: { token: leaving.refreshToken, client_id: 'web' } })
  await expect.poll(() => stream.ended, within).toBe(true)
})

test('nobody follows without a token, and one session only so often', async () => {
  expect((await follow(null)).status).toBe(401)
  expect((await follow(await world.signIn(world.people.owesSecondFactor).catch(() => null))).status).not.toBe(200)
  const streams = []
  const busy = await world.signIn(world.people.nurse).catch(() => anna)
  for (let at = 0; at < 7; at += 1) streams.push(await follow(busy))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503])
})

test('where streams do not pass, the same call says how often to ask', async () => {
  const { body } = await world.as(anna).call(followOrders, {})
  expect(body).toEqual({ askAgainSeconds: 30 })
})
