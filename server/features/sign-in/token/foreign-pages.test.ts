import { request } from 'node:http'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { send } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  // A proxy in front ends the encryption, and may call us by another name.
  world = await openWorld({ publicAddress: 'https://omsorg.example' })
})
beforeEach(async () => {
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const signOut = (origin: string) =>
  world.as(anna).call(revokeToken, { input: { token: anna.refreshToken }, headers: { origin } })
const signIn = (origin: string) =>
  world.as({ ...nobody(), cookies: anna.cookies }).call(issueToken, {
    input: { grant_type: 'password', username: 'nurse', password, client_id: 'web' },
    headers: { origin },
  })
const refresh = (headers = {}) =>
  world.as({ ...nobody(), cookies: anna.cookies }).call(issueToken, {
    input: { grant_type: 'refresh_token', refresh_token: anna.refreshToken, client_id: 'web' },
    headers,
  })

describe.each([
  'https://evil.example',
  'null',
  'https://sub.omsorg.example',
  'https://omsorg.example.evil.example',
  'http://omsorg.example',
])('a page of %s', (origin) => {
  test.each([
    ['signs nobody out', signOut],
    ['signs nobody in over somebody else', signIn],
    ['refreshes nothing', () => refresh({ origin })],
  ])('%s', async (_what, call) => {
    const { status, body, headers } = await call(origin)
    expect([status, body]).toEqual([403, { error: 'access_denied', title: 'COM001002', refusal: 'forbidden' }])
    expect(headers.getSetCookie()).toEqual([])
    expect((await refresh()).status).toBe(200)
  })
})

test('a page of ours refreshes, by the public address and by the host that was called', async () => {
  const first = await refresh({ origin: 'https://omsorg.example' })
  anna = { ...anna, refreshToken: first.body.refresh_token ?? '' }
  expect((await refresh({ origin: `https://${new URL(world.address()).host}` })).status).toBe(200)
})

describe('a cookie that is set by https', () => {
  test('is for this host alone, by its name', async () => {
    const lines = (await refresh()).headers.getSetCookie()
    expect(lines.map((line) => line.replace(/=[\w-]{43}/, '=…'))).toEqual([
      '__Host-guide-session=1; Max-Age=1200; Path=/; Secure; SameSite=Lax',
      '__Host-guide-auth=…; Max-Age=1200; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  test('is not taken from whoever may set cookies for the whole domain', async () => {
    const binder = anna.cookies.get('__Host-guide-auth') ?? ''
    const planted = nobody().cookies
    planted.keep(new Headers([['set-cookie', `guide-auth=${binder}; Path=/`]]))
    anna = { ...anna, cookies: planted }
    expect((await refresh()).status).toBe(400)
  })
})

test('a grant that nobody knows is refused with ath0001 (A-8.2-01)', async () => {
  const answer = await send(`${world.address()}/connect/token`, 'POST', {
    caller: nobody(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=grandid&client_id=web',
  })
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: 'unsupported_grant_type',
      title: 'ath0001',
      refusal: 'fields-wrong',
      errors: { grant_type: 'COM001001' },
    },
  ])
})

test('a call that names two hosts is refused', async () => {
  const { hostname, port } = new URL(world.address())
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, path: '/health', setHost: false, headers: ['Host', hostname, 'Host', 'evil.example'] })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})
