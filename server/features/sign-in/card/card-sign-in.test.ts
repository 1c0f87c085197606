import { beginCardSignIn } from '@omsorg/contract/sign-in/card/begin-card-sign-in.ts'
import { completeCardSignIn } from '@omsorg/contract/sign-in/card/complete-card-sign-in.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies, type Caller } from '../../../testing/caller.ts'
import { nobody, openWorld, signedIn, type World } from '../../../testing/world.ts'

const usualSwitches = {
  outcome: 'person',
  answerAfterMs: 0,
  issuer: 'CN=SITHS e-id Person HSA-id 3 CA v1, O=Inera AB, C=SE',
  garbage: 'none',
  drops: 0,
} as const
const number = 'SE2120009990-D001'
const finnish = '90000001234'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await give('prescriber', 'siths', number)
  await give('foreigner', 'vrk', finnish)
  for (const [client, provider] of [
    [world.home, 'Siths'],
    [world.abroad, 'Vrk'],
  ] as const)
    await allow(client.client.id, provider, true)
})
beforeEach(() => world.cards.turn(usualSwitches))
afterAll(() => world.close())

async function give(userName: string, card: 'siths' | 'vrk', held: string): Promise<void> {
  await world.owner.query(
    `update omsorg.authentication_method set ${card}_enabled = true, ${card}_number = $2
     where user_id = (select id from omsorg.user_account where user_name = $1)`,
    [userName, held],
  )
}

async function allow(clientId: string, provider: 'Siths' | 'Vrk', enabled: boolean): Promise<void> {
  await world.owner.query(
    `insert into omsorg.authentication_provider_setting (client_id, provider, enabled) values ($1, $2, $3)
     on conflict (client_id, provider) do update set enabled = excluded.enabled`,
    [clientId, provider, enabled],
  )
}

const pages = { true: '/SithsCallback', false: '/VrkCallback' } as const
type Siths = keyof typeof pages

async function begin(browser: Caller, siths: Siths = 'true', query: object = {}) {
  const returnUrl = world.address() + pages[siths]
  return world.as(browser).call(beginCardSignIn, { query: { siths, returnUrl, ...query } })
}

/** Begins, and chooses at the service what a person would: their card, or to give up. */
async function comeBack(browser: Caller, siths: Siths = 'true', held: string | null = number, query: object = {}) {
  const { status, body } = await begin(browser, siths, query)
  expect(status).toBe(200)
  const sessionId = new URL(body.data).searchParams.get('sessionid') ?? ''
  const address = new URL(world.cards.choose(sessionId, held))
  expect(address.pathname).toBe(pages[siths])
  return address.searchParams.get('grandidsession') ?? ''
}

const complete = (browser: Caller, grandidsession: string, siths: Siths = 'true') =>
  world.as(browser).call(completeCardSignIn, { input: { siths, grandidsession } })

/** What is told of a refusal: its status, its code and its name. */
const told = ({ status, body }: { status: number; body: unknown }) => {
  const { title, refusal } = body as { title?: string; refusal?: string }
  return [status, title, refusal]
}
const unknown = [400, 'ath0001', 'card-session-unknown']

describe('a sign-in by card', () => {
  test('ends in the session of whom the card belongs to, with how it was opened (A-2.2-12, A-4.2-03, A-4.2-10, A-7.1-12, A-7.1-15)', async () => {
    const browser = nobody()
    const { status, body } = await complete(browser, await comeBack(browser))
    expect(status).toBe(200)
    const { claims } = signedIn(body, browser.cookies)
    expect([claims.preferred_username, claims.tfc]).toEqual(['prescriber', undefined])
    expect(browser.cookies.get('guide-auth')).toBeTruthy()
    const { rows } = await world.owner.query('select methods from omsorg.refresh_family where id = $1', [claims.sid])
    expect(rows).toEqual([{ methods: ['siths'] }])
  })

  test('goes by the Finnish card where that is on, whatever the case of its number', async () => {
    const browser = nobody()
    const { body } = await complete(browser, await comeBack(browser, 'false', finnish), 'false')
    expect(signedIn(body, browser.cookies).claims.preferred_username).toBe('foreigner')
    const small = nobody()
    expect((await complete(small, await comeBack(small, 'true', number.toLowerCase()))).status).toBe(200)
  })

  test('leaves no session open at the service, and its keys in no address', async () => {
    const browser = nobody()
    const session = await comeBack(browser)
    await complete(browser, session)
    await expect.poll(() => world.cards.calls().at(-1)).toBe('Logout')
    expect(world.cards.open()).not.toContain(session)
  })

  test('asks for no second factor of whoever owes one with a password', async () => {
    await give('owes.second.factor', 'siths', 'SE2120009990-F002')
    const browser = nobody()
    const { body } = await complete(browser, await comeBack(browser, 'true', 'SE2120009990-F002'))
    expect(signedIn(body, browser.cookies).claims.tfc).toBeUndefined()
  })

  test('runs in two tabs of a browser at once, each with its own', async () => {
    const browser = nobody()
    const first = await comeBack(browser)
    const second = await comeBack(browser)
    expect((await complete(browser, first)).status).toBe(200)
    // The first sign-in ends what the browser had begun: one browser has one session.
    expect(told(await complete(browser, second))).toEqual(unknown)
    const other = nobody()
    const sessions = [await comeBack(other), await comeBack(other)]
    expect((await complete(other, sessions[1] ?? '')).status).toBe(200)
  })
})

describe('what a browser comes back with', () => {
  test('counts once, of ten at the same moment too', async () => {
    const browser = nobody()
    const session = await comeBack(browser)
    const state = browser.cookies.header()
    const tries = Array.from({ length: 10 }, () => complete(withCookies(state), session))
    const statuses = (await Promise.all(tries)).map((each) => each.status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
    expect(told(await complete(withCookies(state), session))).toEqual(unknown)
  })

  test('counts in the browser alone that has begun it (login CSRF)', async () => {
    const attacker = nobody()
    const session = await comeBack(attacker)
    const victim = nobody()
    expect(told(await complete(victim, session))).toEqual(unknown)
    await comeBack(victim)
    expect(told(await complete(victim, session))).toEqual(unknown)
    // Nothing was used up by those who may not use it.
    expect((await complete(attacker, session)).status).toBe(200)
  })

  test('counts as the card for which it was begun', async () => {
    const browser = nobody()
    const session = await comeBack(browser)
    expect(told(await complete(browser, session, 'false'))).toEqual(unknown)
  })

  test('counts for ten minutes', async () => {
    const browser = nobody()
    const session = await comeBack(browser)
    world.clock.turn({ minutes: 11 })
    expect(told(await complete(browser, session))).toEqual(unknown)
  })

  test('that nobody began is unknown', async () => {
    expect(told(await complete(nobody(), 'f'.repeat(32)))).toEqual(unknown)
  })

  test('after giving up signs nobody in', async () => {
    const browser = nobody()
    expect(told(await complete(browser, await comeBack(browser, 'true', null)))).toEqual([
      400,
      'ath0001',
      'card-not-shown',
    ])
    expect(browser.cookies.get('guide-auth')).toBeUndefined()
  })
})

describe('a card', () => {
  const wrong = [400, 'ath0005', 'credentials-wrong']

  test('that nobody has, that is off for its holder or for the client signs nobody in, alike', async () => {
    const tries = async (held: string) => {
      const browser = nobody()
      return told(await complete(browser, await comeBack(browser, 'true', held)))
    }
    expect(await tries('SE2120009990-X999')).toEqual(wrong)
    await allow(world.neighbour.client.id, 'Siths', false)
    await give('stranger', 'siths', 'SE2120009990-S003')
    expect(await tries('SE2120009990-S003')).toEqual(wrong)
    await give('nurse', 'siths', 'SE2120009990-N004')
    await world.owner.query(
      `update omsorg.authentication_method set siths_enabled = false where siths_number = 'SE2120009990-N004'`,
    )
    expect(await tries('SE2120009990-N004')).toEqual(wrong)
    // A number of one kind is not one of the other.
    expect(await tries(finnish)).toEqual(wrong)
  })

  test('of another issuer than its client has named signs nobody in, nor one of whom the service does not tell', async () => {
    const named = (issuer: string | null) =>
      world.owner.query(
        `update omsorg.authentication_provider_setting set siths_issuer_filter = $2 where client_id = $1 and provider = 'Siths'`,
        [world.home.client.id, issuer],
      )
    const tries = async () => {
      const browser = nobody()
      return (await complete(browser, await comeBack(browser))).status
    }
    await named('siths e-id')
    expect(await tries()).toBe(200)
    world.cards.turn({ issuer: 'CN=SITHS Type 1 CA v1, O=Inera AB, C=SE' })
    const browser = nobody()
    expect(told(await complete(browser, await comeBack(browser)))).toEqual(wrong)
    world.cards.turn({ issuer: null })
    expect(await tries()).toBe(400)
    await named(null)
    expect(await tries()).toBe(200)
    // It is of SITHS alone.
    await world.owner.query(
      `update omsorg.authentication_provider_setting set siths_issuer_filter = 'SITHS' where client_id = $1 and provider = 'Vrk'`,
      [world.abroad.client.id],
    )
    const finn = nobody()
    expect((await complete(finn, await comeBack(finn, 'false', finnish), 'false')).status).toBe(200)
  })

  test('of another number than was written signs nobody in', async () => {
    const browser = nobody()
    const asked = { sithsNumber: 'SE2120009990-D002' }
    expect(told(await complete(browser, await comeBack(browser, 'true', number, asked)))).toEqual(wrong)
    const right = nobody()
    const own = { sithsNumber: ` ${number.toLowerCase()} ` }
    expect((await complete(right, await comeBack(right, 'true', number, own))).status).toBe(200)
  })

  test.each([
    ['deactivated', 'ath0002'],
    ['locked', 'ath0003'],
    ['pending', 'ath0004'],
  ])('of an account that is %s is told so', async (userName, code) => {
    await give(userName, 'siths', `SE2120009990-${userName}`)
    const browser = nobody()
    const { body } = await complete(browser, await comeBack(browser, 'true', `SE2120009990-${userName}`))
    expect(body).toMatchObject({ title: code })
  })
})

describe('the address to come back to', () => {
  test.each([
    ['https://evil.example/SithsCallback'],
    ['//evil.example/SithsCallback'],
    ['/SithsCallback'],
    ['javascript:alert(1)'],
    ['SAME/VrkCallback'],
    ['SAME/SithsCallback/../login'],
    ['SAME/SithsCallback?next=https://evil.example'],
    ['SAME@evil.example/SithsCallback'],
    ['SAME/SithsCallback#'],
    ['SAME/sithscallback'],
  ])('is not %s', async (returnUrl) => {
    const answer = await begin(nobody(), 'true', { returnUrl: returnUrl.replace('SAME', world.address()) })
    expect(told(answer)).toEqual([400, 'ath0001', 'address-not-ours'])
  })
})

describe('a service that cannot be used', () => {
  const unavailable = [503, 'ath0006', 'card-service-unavailable']

  test.each([
    ['does not know our key', { outcome: 'wrong-key' }],
    ['answers what nobody understands', { garbage: 'not-json' }],
    ['cuts the line', { drops: 1 }],
  ] as const)('because it %s is told with 503, before the card and after it', async (_why, switches) => {
    const browser = nobody()
    const session = await comeBack(browser)
    world.cards.turn(switches)
    expect(told(await begin(nobody()))).toEqual(unavailable)
    world.cards.turn({ ...usualSwitches, ...switches })
    expect(told(await complete(browser, session))).toEqual(unavailable)
  })
})

describe('a number', () => {
  test('that is none is a wrong field', async () => {
    const { status, body } = await begin(nobody(), 'true', { sithsNumber: '191212121212' })
    expect([status, body]).toMatchObject([400, { refusal: 'fields-wrong' }])
  })
})

function withCookies(header: string): Caller {
  const cookies = new Cookies()
  const headers = new Headers()
  for (const each of header.split('; ')) headers.append('set-cookie', each)
  cookies.keep(headers)
  return { ...nobody(), cookies }
}
