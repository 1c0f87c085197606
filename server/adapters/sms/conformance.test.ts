import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smsOverHttp } from './batches-http.ts'
import { startFakeSms, type FakeSms } from './fake.ts'
import { SmsRefused, SmsUnavailable } from './port.ts'

let fake: FakeSms
beforeAll(async () => {
  fake = await startFakeSms({ token: 'token' })
})
beforeEach(() => fake.turn({ failures: 0, drops: 0, garbage: 'none', answerAfterMs: 0 }))
afterAll(() => fake.stop())

const client = (timeoutMs = 2_000, token = 'token') => smsOverHttp({ url: fake.url, token, from: 'Omsorg', timeoutMs })
const message = (id: string, to = '+46701740605') => ({ id, to, text: 'Leveransen är på väg.' })

describe('a text message', () => {
  test('is taken once it is answered, and is found by its id', async () => {
    await client().send(message('one'))
    expect(fake.messages()).toContainEqual(message('one'))
    expect([await client().wasSent('one'), await client().wasSent('another')]).toEqual([true, false])
  })

  test('whose answer was lost is found, so that nobody sends it again', async () => {
    fake.turn({ drops: 1 })
    await expect(client().send(message('lost'))).rejects.toThrow(SmsUnavailable)
    expect(await client().wasSent('lost')).toBe(true)
  })

  test('to what is no number is refused for good', async () => {
    await expect(client().send(message('wrong', '112'))).rejects.toThrow(SmsRefused)
  })

  test.each([
    ['fails', { failures: 1 }],
    ['answers no JSON', { garbage: 'not-json' }],
    ['answers another shape', { garbage: 'wrong-shape' }],
  ] as const)('waits for a gateway that %s', async (_what, switches) => {
    fake.turn(switches)
    await expect(client().send(message('later'))).rejects.toThrow(SmsUnavailable)
  })

  test('does not wait for one that answers too slowly, nor fails for good when our key has run out', async () => {
    await expect(client(2_000, 'old').send(message('key'))).rejects.toThrow(SmsUnavailable)
    fake.turn({ answerAfterMs: 60_000 })
    await expect(client(30).send(message('slow'))).rejects.toThrow(SmsUnavailable)
  })
})
