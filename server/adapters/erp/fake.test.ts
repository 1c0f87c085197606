import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { erpOverHttp } from './erp-http.ts'
import { startFakeErp } from './fake.ts'
import type { FakeErp } from './fake.ts'
import type { ErpStatusMessage } from './port.ts'
import { statusMessageShape } from './protocol.ts'
import { orderOf } from './testing/order.ts'
import { checkWebhook } from './webhook-signature.ts'

const token = 'a token of the test'
const key = 'a key of the test'
const now = () => Temporal.Instant.from('2026-03-04T12:00:00Z')

let receiver: Server
let received: ErpStatusMessage[]
/** How many messages the receiver takes before it answers 503. */
let takes: number
let fake: FakeErp

beforeEach(async () => {
  received = []
  takes = Infinity
  receiver = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray())
    const message = statusMessageShape.parse(JSON.parse(rawBody.toString()))
    const check = checkWebhook({ headers: request.headers, rawBody, keys: [key], now: now() })
    const known = check.ok && check.messageId === message.messageId
    const taken = known && received.length < takes
    if (taken) received.push(message)
    response.writeHead(taken ? 200 : known ? 503 : 401).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/Webhook/Erp`
  fake = await startFakeErp({ token, webhook: { url, key }, now })
})

afterEach(async () => {
  await fake.stop()
  receiver.closeAllConnections()
  receiver.close()
})

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(fake.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function place(lines: number): Promise<void> {
  expect(await erpOverHttp({ url: fake.url, token }).placeOrder(orderOf(1, lines))).toEqual({ answer: 'accepted' })
}

async function steps(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await fake.step()
}

const statuses = () => received.map(({ status }) => status)

describe('an order in the fake ERP', () => {
  test('of one line is received, shipped and invoiced', async () => {
    await place(1)
    await steps(5)
    expect(statuses()).toEqual([3, 5, 6])
    expect(received[0]).toMatchObject({ erpOrderId: 'E0000001' })
    expect(received[1]).toMatchObject({
      trackingLink: 'https://tracking.example/E0000001',
      lines: [{ lineId: 1, delivered: 3 }],
    })
  })

  test('of three lines is shipped in three parts, each telling what has left so far', async () => {
    await place(3)
    await steps(5)
    expect(statuses()).toEqual([3, 4, 4, 5, 6])
    expect(received.map(({ lines }) => lines?.length)).toEqual([undefined, 1, 2, 3, undefined])
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(5)
  })

  test('can be accepted and then refused', async () => {
    fake.turn({ refuseLater: 'The item has left the range' })
    await place(1)
    await steps(2)
    expect(received).toMatchObject([{ status: 7, reason: 'The item has left the range' }])
  })
})

describe('the messages of the fake ERP', () => {
  test('come twice with the same id when switched so', async () => {
    fake.turn({ messagesTwice: true })
    await place(1)
    await steps(3)
    expect(statuses()).toEqual([3, 3, 5, 5, 6, 6])
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(3)
  })

  test('come out of order when switched so, and none is missing', async () => {
    fake.turn({ messagesOutOfOrder: true })
    await place(3)
    await steps(5)
    expect(statuses()).toEqual([4, 3, 5, 4, 6])
  })

  test('come late when held back', async () => {
    fake.turn({ holdMessages: true })
    await place(1)
    expect(await fake.step()).toEqual({ moved: 1, sent: 0, waiting: 1 })
    fake.turn({ holdMessages: false })
    await fake.step()
    expect(statuses()).toEqual([3, 5])
  })

  test('wait as long as nobody takes them', async () => {
    takes = 0
    await place(1)
    await steps(2)
    takes = 1
    expect(await fake.step()).toEqual({ moved: 1, sent: 1, waiting: 2 })
    takes = Infinity
    await fake.step()
    expect(statuses()).toEqual([3, 5, 6])
  })

  test('come by themselves at the set pace', async () => {
    fake.turn({ stepEveryMs: 10 })
    await place(1)
    await expect.poll(statuses).toEqual([3, 5, 6])
  })
})

describe('the control of the fake ERP', () => {
  test('shows the orders, turns switches and makes a step, even while the ERP fails', async () => {
    await place(1)
    await call('PUT', '/control/switches', { failures: 5, answerAfterMs: 5 })
    expect(await (await call('GET', '/control/switches')).json()).toMatchObject({ failures: 5, answerAfterMs: 5 })
    expect(await (await call('POST', '/control/step')).json()).toEqual({ moved: 1, sent: 1, waiting: 0 })
    expect(await (await call('GET', '/control/orders')).json()).toMatchObject([{ erpOrderId: 'E0000001', status: 3 }])
  })

  test('refuses unknown switches and strangers', async () => {
    expect((await call('PUT', '/control/switches', { explode: true })).status).toBe(400)
    expect((await call('POST', '/control/step', undefined, { authorization: 'Bearer stranger' })).status).toBe(401)
  })
})
