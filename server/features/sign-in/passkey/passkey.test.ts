import { addPasskey } from '@omsorg/contract/sign-in/passkey/add-passkey.ts'
import { beginPasskey } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import { renamePasskey } from '@omsorg/contract/sign-in/passkey/rename-passkey.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import type { ShownPasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { Cookies } from '../../../testing/caller.ts'
import { challenge as challengeOf, type Challenged } from '../../../testing/world/second-steps.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

const site = { origin: 'https://omsorg.example', rpId: 'omsorg.example' }

let world: World
let hash: string
let account: Account
let owner: SignedIn
let key: ReturnType<typeof authenticator>
let accounts = 0
beforeAll(async () => {
  world = await openWorld({ publicAddress: site.origin })
  hash = await passwordHashOf(password)
})
beforeEach(async () => {
  accounts += 1
  account = await insertUser(world.owner, {
    userName: `holder.${accounts}`,
    client: world.home.client,
    passwordHash: hash,
    at: [],
    // A passkey owes no second factor.
    authentication: { email_code_enabled: true, two_factor_enabled: false },
  })
  owner = await world.signIn(account)
  key = authenticator(site)
})
afterAll(() => world.close())

const begin = (actor: SignedIn) => world.as(actor).call(beginPasskey, {})
const add = (actor: SignedIn, attestation: ReturnType<typeof key.make>, name = 'Mobil') =>
  world.as(actor).call(addPasskey, { input: { name, attestation } })
async function register(actor: SignedIn, made = key): Promise<void> {
  expect((await add(actor, made.make((await begin(actor)).body.challenge))).status).toBe(200)
}

interface Asked {
  readonly cookies: Cookies
  readonly challenge: string
}
async function ask(cookies = new Cookies()): Promise<Asked> {
  const { body } = await world.as({ ...nobody(), cookies }).call(challengePasskey, { input: {} })
  return { cookies, challenge: body.challenge }
}
const enter = (cookies: Cookies, shown: ShownPasskey | string) =>
  world.as({ ...nobody(), cookies }).call(issueToken, {
    input: {
      grant_type: 'passkey',
      passkey_response: typeof shown === 'string' ? shown : JSON.stringify(shown),
      client_id: 'web',
    },
  })
const refused = { error: 'invalid_grant', title: 'ath0005', refusal: 'credentials-wrong' }
const unconfirm = () =>
  world.owner.query('update omsorg.refresh_family set confirmed_at = null where user_id = $1', [account.id])

describe('a passkey', () => {
  test('signs in by itself, and the session says so', async () => {
    await register(owner)
    const { cookies, challenge } = await ask()
    const answer = await enter(cookies, key.show(challenge))
    expect(answer.status).toBe(200)
    const { claims } = signedIn(answer.body, cookies)
    expect(claims.sub).toBe(String(account.id))
    const { rows } = await world.owner.query('select methods from omsorg.refresh_family where id = $1', [claims.sid])
    expect(rows).toEqual([{ methods: ['passkey'] }])
  })

  test('is added only by whoever has just shown who they are, and another account has no part in it', async () => {
    await unconfirm()
    expect((await begin(owner)).body).toMatchObject({ refusal: 'confirm-first' })
    const stranger = await world.signIn(world.people.stranger)
    const { challenge } = (await begin(stranger)).body
    expect((await add({ ...owner, cookies: stranger.cookies }, key.make(challenge))).body).toMatchObject({
      refusal: 'passkey-not-valid',
    })
  })

  test.each([
    ['at another address', { origin: 'https://omsorg.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without looking at who it is', { unverified: true }],
  ])('made %s is not taken', async (_how, how) => {
    const { challenge } = (await begin(owner)).body
    expect((await add(owner, key.make(challenge, how))).body).toMatchObject({ refusal: 'passkey-not-valid' })
    expect((await add(owner, key.make(challenge))).status).toBe(200)
  })

  test('that names certificates to look up is not taken, so that nobody sends us anywhere', async () => {
    const { challenge } = (await begin(owner)).body
    expect((await add(owner, key.make(challenge, {}, 'certified'))).body).toMatchObject({
      refusal: 'passkey-not-valid',
    })
  })

  test('is not made twice on one device: the browser is told which ones there are', async () => {
    await register(owner)
    expect((await begin(owner)).body.excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['usb'] },
    ])
  })

  test('is answered alike when it is sent again with the same key, as by a browser that did not hear the answer', async () => {
    const input = { name: 'Mobil', attestation: key.make((await begin(owner)).body.challenge) }
    const send = () => world.as(owner).call(addPasskey, { input, idempotencyKey: 'passkey-sent-twice' })
    const first = await send()
    expect(first.status).toBe(200)
    expect((await send()).text).toBe(first.text)
  })

  test('is added once, however often it is sent, and is nobody else’s any more', async () => {
    const made = key.make((await begin(owner)).body.challenge)
    const answers = await Promise.all([add(owner, made), add(owner, made)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const stranger = await world.signIn(world.people.stranger)
    expect((await add(stranger, key.make((await begin(stranger)).body.challenge))).status).toBe(400)
  })
})

describe('a shown passkey opens nothing', () => {
  beforeEach(() => register(owner))

  test.each([
    ['from another address', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without looking at who it is', { unverified: true }],
    ['with the handle of somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('%s', async (_how, how) => {
    const { cookies, challenge } = await ask()
    expect((await enter(cookies, key.show(challenge, how))).body).toEqual(refused)
  })

  test('in another browser than the one that asked', async () => {
    const { challenge } = await ask()
    const another = await ask()
    expect((await enter(another.cookies, key.show(challenge))).body).toEqual(refused)
  })

  test('five minutes later', async () => {
    const { cookies, challenge } = await ask()
    world.clock.turn({ minutes: 5 })
    expect((await enter(cookies, key.show(challenge))).body).toEqual(refused)
  })

  test('twice, not even at the same moment', async () => {
    const { cookies, challenge } = await ask()
    const binder = cookies.get('__Host-guide-passkey') ?? ''
    const withBinder = () => {
      const copy = new Cookies()
      copy.keep(new Headers([['set-cookie', `__Host-guide-passkey=${binder}; Path=/`]]))
      return copy
    }
    const shown = key.show(challenge, { counter: 0 })
    const answers = await Promise.all([enter(withBinder(), shown), enter(withBinder(), shown)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await enter(withBinder(), shown)).body).toEqual(refused)
  })

  test('by a challenge that was given to make one', async () => {
    const { challenge } = (await begin(owner)).body
    expect((await enter(owner.cookies, key.show(challenge))).body).toEqual(refused)
  })

  test('that nobody has, with the same bytes, and what is no passkey neither', async () => {
    const { cookies, challenge } = await ask()
    const unknown = await enter(cookies, authenticator(site).show(challenge))
    expect(unknown.body).toEqual(refused)
    expect((await enter(new Cookies(), '{"id":"x"}')).text).toBe(unknown.text)
    expect((await enter(new Cookies(), 'no JSON')).text).toBe(unknown.text)
  })

  test('once it counts backwards: it is one of two, both are closed, and the owner is told', async () => {
    const first = await ask()
    expect((await enter(first.cookies, key.show(first.challenge, { counter: 7 }))).status).toBe(200)
    const copied = await ask()
    expect((await enter(copied.cookies, key.show(copied.challenge, { counter: 7 }))).body).toEqual(refused)
    const right = await ask()
    expect((await enter(right.cookies, key.show(right.challenge, { counter: 8 }))).body).toEqual(refused)
    const { events } = (await world.as(owner).call(listOwnEvents, {})).body
    expect(events.map(({ event }) => event)).toContain('passkey-copied')
  })

  test('of an account that may not sign in, which is told to whoever shows it', async () => {
    await world.owner.query("update omsorg.user_account set status = 'inactive' where id = $1", [account.id])
    const { cookies, challenge } = await ask()
    expect((await enter(cookies, key.show(challenge))).body).toMatchObject({ title: 'ath0002' })
  })
})

describe('as the second step', () => {
  const other = authenticator(site)
  beforeEach(async () => {
    await register(owner)
    await setSecondStep(true)
  })
  const setSecondStep = (on: boolean) =>
    world.owner.query('update omsorg.authentication_method set two_factor_enabled = $2 where user_id = $1', [
      account.id,
      on,
    ])
  const owed = () => challengeOf(world, account)
  async function show(challenged: Challenged, made = key, how: Parameters<typeof key.show>[1] = {}) {
    const { challenge } = await ask(challenged.cookies)
    return finish(challenged, JSON.stringify(made.show(challenge, how)))
  }
  const finish = ({ userName: username, assertion, cookies }: Challenged, response: string) =>
    world.as({ ...nobody(), cookies }).call(issueToken, {
      input: { grant_type: '2fa', username, assertion, passkey_response: response, client_id: 'web' },
    })

  test('it finishes the step that the password began, and the session says both', async () => {
    const challenged = await owed()
    const { status, body } = await show(challenged)
    expect(status).toBe(200)
    const { claims } = signedIn(body, challenged.cookies)
    const { rows } = await world.owner.query('select methods from omsorg.refresh_family where id = $1', [claims.sid])
    expect(rows).toEqual([{ methods: ['pwd', 'passkey'] }])
  })

  test('one of somebody else, of nobody, or shown without looking is answered like a wrong code, and counts as a try', async () => {
    const stranger = await world.signIn(world.people.colleague)
    await register(stranger, other)
    const challenged = await owed()
    expect((await show(challenged, other)).body).toEqual(refused)
    expect((await show(challenged, authenticator(site))).body).toEqual(refused)
    expect((await show(challenged, key, { unverified: true })).body).toEqual(refused)
    expect((await finish(challenged, '{}')).body).toEqual(refused)
    const { rows } = await world.owner.query('select tries from omsorg.two_factor_challenge where id = $1', [
      challenged.id,
    ])
    expect(rows).toEqual([{ tries: 4 }])
    expect((await show(challenged)).status).toBe(200)
  })

  test('it finishes nothing that another browser owes, and nothing twice', async () => {
    const challenged = await owed()
    expect((await show({ ...challenged, cookies: new Cookies() })).body).toEqual(refused)
    expect((await show(challenged)).status).toBe(200)
    expect((await show(challenged)).body).toEqual(refused)
  })

  test('a code and a passkey at once are not asked about which counts', async () => {
    const { userName: username, cookies } = await owed()
    const input = { grant_type: '2fa', username, code: '123456', passkey_response: '{}', client_id: 'web' } as const
    const { status, body } = await world.as({ ...nobody(), cookies }).call(issueToken, { input })
    expect(status).toBe(400)
    expect(body).not.toEqual(refused)
  })
})

test('a passkey has the name that its owner gives it, and nobody else gives it one', async () => {
  await register(owner)
  const named = async () => (await world.as(owner).call(listSecondFactors, { query: {} })).body.entities[0]
  const params = { id: String((await named())?.id) }
  const input = { name: 'Majas mobil' }
  const stranger = await world.signIn(world.people.stranger)
  expect((await world.as(stranger).call(renamePasskey, { params, input })).status).toBe(404)
  expect((await named())?.name).toBe('Mobil')
  expect((await world.as(owner).call(renamePasskey, { params, input })).status).toBe(200)
  expect((await named())?.name).toBe('Majas mobil')
})
