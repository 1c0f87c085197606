import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const refresh = (token: string, cookies: Cookies = anna.cookies) =>
  world
    .as({ application: 'GUIDE', accessToken: null, cookies })
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: token, client_id: 'web' } })

/** The tab of another window of the same browser: what it does to its cookies stays with it. */
function sameBrowser(): Cookies {
  const copy = new Cookies()
  const headers = new Headers()
  for (const pair of anna.cookies.header().split('; ')) headers.append('set-cookie', pair)
  copy.keep(headers)
  return copy
}

const own = (actor: SignedIn) =>
  world
    .as(actor)
    .call(readMembership, { params: { id: world.people.prescriber.id } })
    .then(({ status }) => status)

const dead = { error: 'invalid_grant', title: 'ath0001', refusal: 'token-dead' }

describe('a refresh', () => {
  test('answers a new pair for the same place, and the old token is used up (A-4.2-12, A-7.1-04)', async () => {
    const answer = await refresh(anna.refreshToken)
    expect(answer.status).toBe(200)
    expect(answer.body.refresh_token).not.toBe(anna.refreshToken)
    const next = signedIn(answer.body, anna.cookies)
    expect(next.claims).toMatchObject({ sid: anna.claims.sid, cp: world.home.place.id })
    expect(await own(next)).toBe(200)
  })

  test('begins the twenty minutes of both cookies anew (A-1-22)', async () => {
    world.clock.turn({ minutes: 19 })
    const { headers } = await refresh(anna.refreshToken)
    expect(headers.getSetCookie()).toEqual([
      'guide-session=1; Max-Age=1200; Path=/; SameSite=Lax',
      expect.stringMatching(/^guide-auth=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('brought twice within ten seconds from the same browser is answered "later", without a token', async () => {
    const first = await refresh(anna.refreshToken)
    const again = await refresh(anna.refreshToken, sameBrowser())
    expect(again.status).toBe(503)
    expect(again.headers.get('retry-after')).toBe('2')
    expect(again.text).not.toContain('token"')
    expect((await refresh(first.body.refresh_token ?? '')).status).toBe(200)
  })

  test('brought again after ten seconds ends the session with both its tokens', async () => {
    const first = await refresh(anna.refreshToken)
    const next = signedIn(first.body, anna.cookies)
    world.clock.turn({ seconds: 11 })
    const again = await refresh(anna.refreshToken, sameBrowser())
    expect(again.status).toBe(400)
    expect(again.body).toEqual(dead)
    expect(await own(next)).toBe(401)
    expect((await refresh(next.refreshToken)).body).toEqual(dead)
  })

  test.each([
    ['another browser', () => new Cookies()],
    ['a browser with another session', async () => (await world.signIn(world.people.colleague)).cookies],
  ])('brought again at once from %s ends the session with both its tokens', async (_whose, cookies) => {
    const next = signedIn((await refresh(anna.refreshToken)).body, anna.cookies)
    expect((await refresh(anna.refreshToken, await cookies())).body).toEqual(dead)
    expect(await own(next)).toBe(401)
    expect((await refresh(next.refreshToken)).body).toEqual(dead)
  })

  test('from another browser is refused, and the owner goes on', async () => {
    expect((await refresh(anna.refreshToken, new Cookies())).body).toEqual(dead)
    expect((await refresh(anna.refreshToken)).status).toBe(200)
  })

  test('of fifty at once, one wins and the others are asked to wait', async () => {
    const tabs = Array.from({ length: 50 }, sameBrowser)
    const answers = await Promise.all(tabs.map((cookies) => refresh(anna.refreshToken, cookies)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(49)
  })

  test('comes too late after twenty idle minutes', async () => {
    const other = await world.signIn(world.people.prescriber)
    const { body } = await refresh(other.refreshToken, other.cookies)
    world.clock.turn({ minutes: 20, seconds: 1 })
    expect((await refresh(anna.refreshToken)).body).toEqual(dead)
    // The token of a refresh ends as that of a sign-in does.
    expect((await refresh(body.refresh_token ?? '', other.cookies)).body).toEqual(dead)
  })

  test('keeps a session alive for twelve hours and no longer', async () => {
    let token = anna.refreshToken
    let shortest = Number.POSITIVE_INFINITY
    for (let turns = 0; turns < 47; turns += 1) {
      world.clock.turn({ minutes: 15 })
      const { status, body } = await refresh(token)
      expect(status).toBe(200)
      token = body.refresh_token ?? ''
      shortest = body.refresh_expires_in ?? 0
    }
    expect(shortest).toBeLessThanOrEqual(15 * 60)
    world.clock.turn({ minutes: 15 })
    expect((await refresh(token)).body).toEqual(dead)
  })

  test('with the token of an ended session leaves the cookies of the one that has taken its place', async () => {
    const anew = await world.signIn(world.people.prescriber, { cookies: anna.cookies })
    expect((await refresh(anna.refreshToken)).body).toEqual(dead)
    expect((await refresh(anew.refreshToken, anew.cookies)).status).toBe(200)
  })
})

test.each(['prescriber', 'purchaser', 'customerService', 'administrator', 'parent'] as const)(
  'a refresh of %s says what the token before said',
  async (name) => {
    const before = await world.signIn(world.people[name])
    const { body } = await refresh(before.refreshToken, before.cookies)
    const { iat: _iat, exp: _exp, ses: _ses, ...said } = before.claims
    expect(signedIn(body, before.cookies).claims).toMatchObject(said)
    expect([...signedIn(body, before.cookies).claims.permissions].toSorted()).toEqual([...said.permissions].toSorted())
  },
)

test('what is stored of a session is neither its token nor the binder of its browser', async () => {
  const binder = anna.cookies.get('guide-auth') ?? ''
  const { rows } = await world.owner.query<{ hash: Buffer; binder_hash: Buffer }>(
    `select t.hash, f.binder_hash from omsorg.refresh_token t join omsorg.refresh_family f on f.id = t.family_id
     where f.id = $1`,
    [anna.claims.sid],
  )
  const sha256 = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text)))
  expect(rows.map(({ hash }) => hash)).toContainEqual(await sha256(anna.refreshToken))
  for (const { hash, binder_hash: ofBrowser } of rows) {
    expect(hash).toHaveLength(32)
    expect(ofBrowser).toEqual(await sha256(binder))
  }
})

describe('a second sign-in in the same browser', () => {
  test('ends the first on the server, and those of other browsers go on', async () => {
    const elsewhere = await world.signIn(world.people.prescriber)
    await world.signIn(world.people.colleague, { cookies: anna.cookies })
    expect(await own(anna)).toBe(401)
    expect(await own(elsewhere)).toBe(200)
  })
})
