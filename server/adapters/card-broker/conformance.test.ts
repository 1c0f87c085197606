import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeCardBroker, usualSwitches, type FakeCardBroker } from './fake.ts'
import { cardBrokerOverJson } from './json-http.ts'
import { CardBrokerUnavailable } from './port.ts'

const apiKey = 'api-key'
const serviceKeys = {
  siths: 'siths-key',
  vrk: 'vrk-key',
  'bankid-se': 'bankid-key',
  ftn: 'ftn-key',
  mitid: 'mitid-key',
  'bankid-no': 'norwegian-key',
}
const ofEids = { 'bankid-se': ['personalNumber'], ftn: ['hetu'], mitid: ['cpr'], 'bankid-no': ['pid'] }
const number = 'SE2120009990-D001'
const callbackUrl = 'https://omsorg.example/SithsCallback'

let fake: FakeCardBroker
beforeAll(async () => {
  fake = await startFakeCardBroker({
    apiKey,
    serviceKeys,
    people: [{ means: 'siths', number, name: 'Maja Lindqvist' }],
  })
})
beforeEach(() => fake.turn(usualSwitches))
afterAll(() => fake.stop())

const client = (change: Partial<Parameters<typeof cardBrokerOverJson>[0]> = {}) =>
  cardBrokerOverJson({
    url: fake.url,
    apiKey,
    serviceKeys,
    attributes: { siths: ['hsaid', 'serialNumber', 'username'], vrk: ['serialNumber'], ...ofEids },
    issuerAttributes: ['issuerDn', 'issuer'],
    timeoutMs: 2_000,
    ...change,
  })
const begin = () => client().begin({ means: 'siths', callbackUrl, number: null })

describe('a card', () => {
  test('is begun with an address of the service, comes back to ours with its session, and is told by its number', async () => {
    const { sessionId, redirectUrl } = await begin()
    expect(redirectUrl).toContain(sessionId)
    expect(fake.choose(sessionId, number)).toBe(`${callbackUrl}?grandidsession=${sessionId}`)
    expect(await client().read('siths', sessionId)).toEqual({
      result: 'recognised',
      number,
      issuer: usualSwitches.issuer,
    })
  })

  test('keeps the query that our address has', async () => {
    const wish = { means: 'siths', callbackUrl: `${callbackUrl}?a=1`, number: null } as const
    const { sessionId } = await client().begin(wish)
    expect(fake.choose(sessionId, number)).toBe(`${callbackUrl}?a=1&grandidsession=${sessionId}`)
  })

  test('or an e-ID is told by the identity number, where the configuration has it', async () => {
    const wish = { means: 'bankid-se', callbackUrl, number: null } as const
    const { sessionId } = await client().begin(wish)
    fake.choose(sessionId, '193910108020')
    expect(await client().read('bankid-se', sessionId)).toMatchObject({ result: 'recognised', number: '193910108020' })
    const other = await client().begin({ ...wish, means: 'mitid' })
    fake.choose(other.sessionId, '0101902232')
    await expect(client().read('mitid', other.sessionId)).rejects.toMatchObject({ why: 'not-understood' })
  })

  test('is told once', async () => {
    const { sessionId } = await begin()
    fake.choose(sessionId, number)
    await client().read('siths', sessionId)
    expect(await client().read('siths', sessionId)).toEqual({ result: 'ended', why: 'unknown' })
  })

  test('of one kind is not read as the other', async () => {
    const { sessionId } = await begin()
    fake.choose(sessionId, number)
    expect(await client().read('vrk', sessionId)).toEqual({ result: 'ended', why: 'unknown' })
  })

  test('that was not shown, was taken back or came too late leads to nobody', async () => {
    const waiting = await begin()
    expect(await client().read('siths', waiting.sessionId)).toEqual({ result: 'ended', why: 'unknown' })
    fake.choose(waiting.sessionId, null)
    expect(await client().read('siths', waiting.sessionId)).toEqual({ result: 'ended', why: 'cancelled' })
    const late = await begin()
    fake.page({ query: {}, form: { sessionid: late.sessionId, choose: 'expired' } })
    expect(await client().read('siths', late.sessionId)).toEqual({ result: 'ended', why: 'expired' })
  })

  test('has its number where the configuration says, and is not understood without one', async () => {
    const { sessionId } = await begin()
    fake.choose(sessionId, number)
    const elsewhere = client({ attributes: { ...ofEids, siths: ['employeeHsaId'], vrk: [] } })
    await expect(elsewhere.read('siths', sessionId)).rejects.toMatchObject({ why: 'not-understood' })
  })

  test('of an issuer that the service does not tell has none', async () => {
    fake.turn({ issuer: null })
    const { sessionId } = await begin()
    fake.choose(sessionId, number)
    expect(await client().read('siths', sessionId)).toEqual({ result: 'recognised', number, issuer: null })
  })

  test('whose session is ended is not told any more', async () => {
    const { sessionId } = await begin()
    fake.choose(sessionId, number)
    await client().end('siths', sessionId)
    expect(fake.open()).not.toContain(sessionId)
    expect(await client().read('siths', sessionId)).toEqual({ result: 'ended', why: 'unknown' })
  })
})

describe('the service', () => {
  test.each([
    ['answers no JSON', { garbage: 'not-json' }, 'not-understood'],
    ['answers another shape', { garbage: 'wrong-shape' }, 'not-understood'],
    ['cuts the line', { drops: 1 }, 'no-answer'],
    ['does not know our key', { outcome: 'wrong-key' }, 'refused'],
  ] as const)('that %s cannot be used', async (_what, switches, why) => {
    const { sessionId } = await begin()
    fake.turn(switches)
    await expect(begin()).rejects.toMatchObject({ name: 'CardBrokerUnavailable', why })
    fake.turn({ ...usualSwitches, ...switches })
    await expect(client().read('siths', sessionId)).rejects.toMatchObject({ why })
  })

  test('is not waited for when it is slow, and what was to be ended there stands in nobody’s way', async () => {
    fake.turn({ answerAfterMs: 60_000 })
    await expect(client({ timeoutMs: 30 }).begin({ means: 'vrk', callbackUrl, number: null })).rejects.toMatchObject({
      why: 'too-slow',
    })
    await client({ timeoutMs: 30 }).end('siths', 'nobody')
  })

  test('that is not there is told so', async () => {
    const nowhere = client({ url: 'http://127.0.0.1:9/' })
    await expect(nowhere.begin({ means: 'siths', callbackUrl, number: null })).rejects.toMatchObject({
      why: 'no-answer',
    })
  })

  test('without a key for a card does not offer it', async () => {
    const sithsAlone = client({ serviceKeys: { ...serviceKeys, vrk: null } })
    await expect(sithsAlone.begin({ means: 'vrk', callbackUrl, number: null })).rejects.toThrow(CardBrokerUnavailable)
    expect([sithsAlone.offers('vrk'), sithsAlone.offers('siths')]).toEqual([false, true])
  })

  test('takes no address to come back to that no browser opens', async () => {
    const wish = { means: 'siths', callbackUrl: 'omsorg:///SithsCallback', number: null } as const
    await expect(client().begin(wish)).rejects.toMatchObject({ why: 'refused' })
  })
})

describe('the page of the simulator', () => {
  test('offers the people of the card and writes nothing that was sent as markup', async () => {
    const { sessionId } = await begin()
    expect(fake.page({ query: { sessionid: sessionId }, form: null })).toMatchObject({
      html: expect.stringContaining('Maja Lindqvist'),
    })
    const { html } = fake.page({ query: { sessionid: '"><script>' }, form: null }) as { html: string }
    expect(html).not.toContain('<script')
  })
})
