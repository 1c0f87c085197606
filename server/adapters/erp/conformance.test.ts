import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { erpOverHttp } from './erp-http.ts'
import { startFakeErp } from './fake.ts'
import type { FakeErp } from './fake.ts'
import { ErpRefused, ErpUnavailable } from './port.ts'
import type { Erp } from './port.ts'
import { orderOf } from './testing/order.ts'

const token = 'a token of the test'
let fake: FakeErp
let erp: Erp

beforeEach(async () => {
  fake = await startFakeErp({ token })
  erp = clientOf(fake)
})
afterEach(() => fake.stop())

function clientOf(
  { url }: { url: string },
  settings: { token?: string; timeoutMs?: number; waitsMs?: number[] } = {},
): Erp {
  return erpOverHttp({ url, token, timeoutMs: 2_000, waitsMs: [1, 1], ...settings })
}

describe('placing an order', () => {
  test('is accepted the first time and known every further time', async () => {
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'accepted' })
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'already-known' })
    expect(fake.orders()).toMatchObject([{ order: { orderId: 1 }, timesReceived: 2 }])
  })

  test('fifty times at once leaves one order', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => erp.placeOrder(orderOf(1))))
    expect(answers.filter(({ answer }) => answer === 'accepted')).toHaveLength(1)
    expect(fake.orders()).toHaveLength(1)
  })

  test('that the ERP rejects answers its reason and is not an error', async () => {
    fake.turn({ refuse: 'The customer is closed' })
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'rejected', reason: 'The customer is closed' })
    expect(fake.orders()).toEqual([])
  })

  test('with other content under a known id is refused for good', async () => {
    await erp.placeOrder(orderOf(1, 1))
    await expect(erp.placeOrder(orderOf(1, 2))).rejects.toBeInstanceOf(ErpRefused)
    expect(fake.orders()).toMatchObject([{ order: orderOf(1, 1), timesReceived: 1 }])
  })

  test('with a wrong token is refused for good, and not tried again', async () => {
    // A second attempt would come long after the end of the test.
    await expect(
      clientOf(fake, { token: 'stranger', waitsMs: [3_600_000] }).placeOrder(orderOf(1)),
    ).rejects.toBeInstanceOf(ErpRefused)
    expect(fake.orders()).toEqual([])
  })
})

describe('an ERP in trouble', () => {
  test('that fails twice has the order after the third attempt', async () => {
    fake.turn({ failures: 2 })
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'accepted' })
  })

  test('that fails longer is unavailable and has no order', async () => {
    fake.turn({ failures: 3 })
    await expect(erp.placeOrder(orderOf(1))).rejects.toBeInstanceOf(ErpUnavailable)
    expect(fake.orders()).toEqual([])
  })

  test('that takes the order and cuts the connection has it once', async () => {
    fake.turn({ drops: 1 })
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'already-known' })
    expect(fake.orders()).toMatchObject([{ timesReceived: 2 }])
  })

  test.each(['not-json', 'wrong-shape'] as const)('that answers %s is unavailable', async (garbage) => {
    fake.turn({ garbage })
    await expect(erp.placeOrder(orderOf(1))).rejects.toBeInstanceOf(ErpUnavailable)
    await expect(erp.cancelOrder(1, 'Ordered twice')).rejects.toBeInstanceOf(ErpUnavailable)
  })

  test('that answers too slowly is unavailable, and knows the order when asked again', async () => {
    const hasty = clientOf(fake, { timeoutMs: 20 })
    fake.turn({ answerAfterMs: 200 })
    await expect(hasty.placeOrder(orderOf(1))).rejects.toBeInstanceOf(ErpUnavailable)
    fake.turn({ answerAfterMs: 0 })
    await expect.poll(() => fake.orders()).toHaveLength(1)
    expect(await erp.placeOrder(orderOf(1))).toEqual({ answer: 'already-known' })
  })

  test('that is not there is unavailable', async () => {
    await fake.stop()
    await expect(erp.placeOrder(orderOf(1))).rejects.toBeInstanceOf(ErpUnavailable)
  })
})

describe('cancelling an order', () => {
  test('before anything is shipped succeeds, and again with the same answer', async () => {
    await erp.placeOrder(orderOf(1))
    await fake.step()
    expect(await erp.cancelOrder(1, 'Ordered twice')).toBe('cancelled')
    expect(await erp.cancelOrder(1, 'Ordered twice')).toBe('cancelled')
    expect(fake.orders()).toMatchObject([
      { status: 7, outbox: [{ status: 3 }, { status: 7, reason: 'Ordered twice' }] },
    ])
  })

  test('after a part has been shipped is too late', async () => {
    await erp.placeOrder(orderOf(1))
    await fake.step()
    await fake.step()
    expect(await erp.cancelOrder(1, 'Ordered twice')).toBe('too-late')
    expect(fake.orders()).toMatchObject([{ status: 4 }])
  })

  test('may be received first and decided by a message', async () => {
    fake.turn({ cancelLater: true })
    await erp.placeOrder(orderOf(1))
    expect(await erp.cancelOrder(1, 'Ordered twice')).toBe('received')
    expect(fake.orders()).toMatchObject([{ status: 2 }])
    await fake.step()
    expect(fake.orders()).toMatchObject([{ status: 7, outbox: [{ status: 7 }] }])
  })

  test('that the ERP does not know yet is worth another attempt later', async () => {
    await expect(erp.cancelOrder(1, 'Ordered twice')).rejects.toBeInstanceOf(ErpUnavailable)
  })
})

describe('the orders of the fake', () => {
  test('outlive it when a folder is given, with what they had reached and had to tell', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'erp-'))
    const first = await startFakeErp({ token, folder })
    await clientOf(first).placeOrder(orderOf(1))
    await first.step()
    await first.stop()

    const second = await startFakeErp({ token, folder })
    expect(second.orders()).toEqual(first.orders())
    expect(await clientOf(second).placeOrder(orderOf(1))).toEqual({ answer: 'already-known' })
    await second.stop()
    await rm(folder, { recursive: true })
  })
})
