import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type World } from '../../../testing/world.ts'

let world: World
let opened: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  world = await openWorld({ idleMinutes: 3 })
})
beforeEach(async () => {
  opened = await signIn()
})
afterAll(() => world.close())

async function signIn() {
  const browser = nobody()
  const input = { grant_type: 'password' as const, username: 'prescriber', password, client_id: 'web' as const }
  const answer = await world.as(browser).call(issueToken, { input })
  return { browser, answer, anna: signedIn(answer.body, browser.cookies) }
}

const refresh = () =>
  world.as(opened.browser).call(issueToken, {
    input: { grant_type: 'refresh_token', refresh_token: opened.anna.refreshToken, client_id: 'web' },
  })
const inside = () =>
  world
    .as(opened.anna)
    .call(readMembership, { params: { id: world.people.prescriber.id } })
    .then(({ status }) => status)

test('an operator who sets three idle minutes gets tokens, claim and cookies of three minutes (A-9-05)', () => {
  const { answer, anna } = opened
  expect(answer.body).toMatchObject({ expires_in: 180, refresh_expires_in: 180 })
  // The session counts from the moment of the call, the token from its signature, which may fall into the next second.
  expect([179, 180]).toContain((anna.claims.ses ?? 0) - anna.claims.iat)
  expect(anna.claims.exp).toBe(anna.claims.ses)
  const ofSession = answer.headers.getSetCookie().filter((line) => !line.startsWith('guide-device'))
  expect(ofSession.map((line) => /^(.+?)=.*Max-Age=(\d+)/.exec(line)?.slice(1))).toEqual([
    ['guide-session', '180'],
    ['guide-auth', '180'],
  ])
})

test('each refresh begins the three minutes anew, with its cookies (A-9-04)', async () => {
  world.clock.turn({ seconds: 170 })
  const answer = await refresh()
  expect(answer.body).toMatchObject({ refresh_expires_in: 180 })
  expect(answer.headers.getSetCookie()).toContain('guide-session=1; Max-Age=180; Path=/; SameSite=Lax')
})

test('after three idle minutes neither of the two tokens opens anything', async () => {
  expect(await inside()).toBe(200)
  world.clock.turn({ seconds: 181 })
  expect(await inside()).toBe(401)
  expect((await refresh()).status).toBe(400)
})
