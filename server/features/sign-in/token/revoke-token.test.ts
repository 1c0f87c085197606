import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const signOut = (actor: SignedIn) =>
  world.as(actor).call(revokeToken, { input: { token: actor.refreshToken, client_id: 'web' } })

/** What the tokens of a session still open: the access token, the refresh token, the way to another place. */
async function opens({ accessToken, refreshToken, ...browser }: SignedIn): Promise<number[]> {
  const { id } = world.people.prescriber
  const answers = [
    await world.as({ ...browser, accessToken }).call(readMembership, { params: { id } }),
    await world.as({ ...browser, accessToken: null }).call(issueToken, {
      input: { grant_type: 'change_care_place', assertion: accessToken, care_place_id: world.home.place.id },
    }),
    await world.as({ ...browser, accessToken: null }).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'web' },
    }),
  ]
  return answers.map(({ status }) => status)
}

describe('signing out', () => {
  test('ends refresh and access at once, and clears the cookies of the session (A-1-21, A-7.1-11)', async () => {
    const anna = await world.signIn(world.people.prescriber)
    expect([anna.cookies.get('guide-auth'), anna.cookies.get('guide-session')]).not.toContain(undefined)
    const answer = await signOut(anna)
    expect(answer.status).toBe(200)
    expect(anna.cookies.get('guide-auth')).toBeUndefined()
    expect(anna.cookies.get('guide-session')).toBeUndefined()
    expect(anna.cookies.get('guide-device')).toBeDefined()
    expect(await opens(anna)).toEqual([401, 401, 400])
  })

  test('leaves the sessions of other browsers alone', async () => {
    const atWork = await world.signIn(world.people.prescriber)
    const elsewhere = await world.signIn(world.people.prescriber)
    await signOut(elsewhere)
    expect((await opens(atWork))[0]).toBe(200)
  })

  test('with a token of nobody, or of an ended session, leaves the session of the browser alone', async () => {
    const cookies = new Cookies()
    const before = await world.signIn(world.people.prescriber, { cookies })
    const anna = await world.signIn(world.people.prescriber, { cookies })
    await world.as(anna).call(revokeToken, { input: { token: 'x', client_id: 'web' } })
    await signOut(before)
    expect((await opens(anna))[0]).toBe(200)
    expect(cookies.get('guide-auth')).toBeDefined()
  })

  test('answers the same for a token that nobody knows', async () => {
    const anna = await world.signIn(world.people.prescriber)
    const known = await signOut(anna)
    const unknown = await world.as(anna).call(revokeToken, { input: { token: 'nobody-knows-this', client_id: 'web' } })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })

  test('holds after the server has been started anew', async () => {
    const anna = await world.signIn(world.people.prescriber)
    const colleague = await world.signIn(world.people.colleague)
    await signOut(anna)
    await world.restart()
    expect(await opens(anna)).toEqual([401, 401, 400])
    const { id } = world.people.colleague
    expect((await world.as(colleague).call(readMembership, { params: { id } })).status).toBe(200)
  })
})
