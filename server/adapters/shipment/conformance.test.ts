import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bring } from './bring.ts'
import { startFakeCarriers, type FakeCarriers } from './fake.ts'
import type { Country, ServicePoints } from './port.ts'
import { posti } from './posti.ts'
import { postnord } from './postnord.ts'

let fake: FakeCarriers
beforeAll(async () => {
  fake = await startFakeCarriers({ key: 'a key of the test' })
})
beforeEach(() => fake.turn({ answerAfterMs: 0, garbage: 'none', failures: 0, failWith: 503, drops: false, closed: [] }))
afterAll(() => fake.stop())

const known: Readonly<Record<Country, string>> = { SE: '87140', NO: '0150', DK: '2100', FI: '00100' }

function carrierOf(country: Country, timeoutMs?: number): ServicePoints {
  const carrier = fake.clients(timeoutMs)[country]
  if (!carrier) throw new Error(`no carrier of ${country}`)
  return carrier
}

describe.each<Country>(['SE', 'NO', 'DK', 'FI'])('the carrier of %s', (country) => {
  const near = (timeoutMs?: number) => carrierOf(country, timeoutMs).near(known[country])

  test('tells name, address, opening hours and distance of the nearest points', async () => {
    expect(await near()).toEqual({ result: 'found', points: fake.pointsNear(country, known[country]) })
  })

  test('has no points for a postal code that it does not know', async () => {
    const unknown = known[country].replaceAll(/\d/g, '9')
    expect(await carrierOf(country).near(unknown)).toEqual({ result: 'found', points: [] })
  })

  test('that answers too slowly is unavailable', async () => {
    fake.turn({ answerAfterMs: 60_000 })
    expect(await near(30)).toEqual({ result: 'unavailable', why: 'too-slow' })
  })

  test.each([
    ['no JSON', 'no-json', 'not-understood'],
    ['another shape', 'other-shape', 'not-understood'],
    ['more than anybody reads', 'endless', 'not-understood'],
    ['half of an answer', 'half', 'no-answer'],
  ] as const)('that answers %s is unavailable', async (_, garbage, why) => {
    fake.turn({ garbage })
    expect(await near()).toEqual({ result: 'unavailable', why })
  })

  test.each([
    ['fails', 503, 'no-answer'],
    ['has too much to do', 429, 'busy'],
    ['does not know us', 401, 'refused'],
  ] as const)('that %s is unavailable, and says why', async (_, failWith, why) => {
    fake.turn({ failures: 1, failWith })
    expect(await near()).toEqual({ result: 'unavailable', why })
    expect(await near()).toMatchObject({ result: 'found' })
  })

  test('that hangs up is unavailable', async () => {
    fake.turn({ drops: true })
    expect(await near()).toEqual({ result: 'unavailable', why: 'no-answer' })
  })
})

test('each carrier asks for our key', async () => {
  const strangers = [
    postnord('SE', { url: `${fake.url}/postnord`, key: 'another' }),
    bring('NO', { url: `${fake.url}/bring`, key: 'another' }),
    posti({ url: `${fake.url}/posti/location`, key: 'another' }),
  ]
  const answers = await Promise.all(strangers.map((each) => each.near('87140')))
  expect(answers).toEqual(strangers.map(() => ({ result: 'unavailable', why: 'refused' })))
})

test('a carrier that is not there is unavailable', async () => {
  const gone = await startFakeCarriers({ key: 'gone' })
  const { SE } = gone.clients()
  await gone.stop()
  expect(await SE?.near('87140')).toEqual({ result: 'unavailable', why: 'no-answer' })
})
