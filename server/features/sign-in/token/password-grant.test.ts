import { createHash } from 'node:crypto'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const give = (username: string, given = password, cookies = new Cookies()) =>
  world
    .as({ ...nobody(), cookies })
    .call(issueToken, { input: { grant_type: 'password', username, password: given, client_id: 'web' } })

describe('signing in with a password', () => {
  test('answers a pair of tokens, and cookies that no script reads beside the flag (A-1-19, A-1-21, A-4.2-03, A-7.1-02, A-7.1-16)', async () => {
    const answer = await give('prescriber')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 300, refresh_expires_in: 20 * 60 })
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(3)
    expect(cookies).toContain('guide-session=1; Max-Age=1200; Path=/; SameSite=Lax')
    expect(cookies).toContainEqual(
      expect.stringMatching(/^guide-auth=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/),
    )
    expect(cookies).toContainEqual(
      expect.stringMatching(/^guide-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    )
  })

  test('gives care staff a token that says who they are, for whom they work and what they may (A-3-38, A-3-42, A-3-43, A-3-44, A-3-45)', async () => {
    const { claims } = await world.signIn(world.people.prescriber)
    const { rows } = await world.owner.query<{ pdo: string }>(
      'select patient_data_owner_id as pdo from omsorg.client where id = $1',
      [world.home.client.id],
    )
    expect(claims).toMatchObject({
      sub: String(world.people.prescriber.id),
      given_name: 'Anna',
      family_name: 'Ek',
      preferred_username: 'prescriber',
      email: expect.any(String),
      app: 'GUIDE',
      mac: 10,
      cid: world.home.client.id,
      pdo: rows[0]?.pdo,
      dcp: world.home.place.id,
      is_parent: false,
      permissions: expect.arrayContaining(['ProductPrescriptionWrite']),
    })
    expect(claims.parent_id ?? claims.imp_sub ?? claims.tfc).toBeUndefined()
  })

  test('gives operators their application and market, and a parent that it is one (A-3-40, A-3-41, A-3-43)', async () => {
    const { administrator, customerService, customerServiceAbroad, parent } = world.people
    const claimsOf = async (account: Account) => (await world.signIn(account)).claims
    expect((await claimsOf(administrator)).app).toBe('PRINCIPAL')
    expect(await claimsOf(customerService)).toMatchObject({ app: 'CSP', mac: 10 })
    expect((await claimsOf(customerServiceAbroad)).mac).not.toBe(10)
    expect((await claimsOf(parent)).is_parent).toBe(true)
    expect((await claimsOf(customerService)).cid).toBeUndefined()
  })

  test('takes the user name in any case, with spaces around it', async () => {
    expect((await give(' PRESCRIBER ')).status).toBe(200)
  })

  test('answers the same bytes for somebody unknown as for a wrong password', async () => {
    const unknown = await give('nobody.of.that.name')
    const wrong = await give('nurse', 'Wrong-Horse-7!')
    expect(unknown.status).toBe(400)
    expect(unknown.body).toEqual({ error: 'invalid_grant', title: 'ath0005', refusal: 'credentials-wrong' })
    expect(wrong.text).toBe(unknown.text)
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  test.each([
    ['deactivated', 'ath0002', 'account-deactivated'],
    ['locked', 'ath0003', 'account-locked'],
    ['pending', 'ath0004', 'registration-pending'],
  ])(
    'tells whoever knows the password that the account is %s, and nobody else (A-8.2-02, A-8.2-03, A-8.2-04, A-8.2-05)',
    async (userName, code, refusal) => {
      expect((await give(userName)).body).toEqual({ error: 'invalid_grant', title: code, refusal })
      expect((await give(userName, 'Wrong-Horse-7!')).body).toEqual({
        error: 'invalid_grant',
        title: 'ath0005',
        refusal: 'credentials-wrong',
      })
    },
  )

  test('gives whoever owes a second factor a token that opens nothing, and no session (A-3-46)', async () => {
    const answer = await give('owes.second.factor')
    expect(answer.status).toBe(200)
    expect(answer.body.refresh_token).toBeUndefined()
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^guide-auth=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const challenged = { ...nobody(), accessToken: answer.body.access_token }
    const { id } = world.people.owesSecondFactor
    expect((await world.as(challenged).call(readMembership, { params: { id } })).status).toBe(403)
    const moved = await world.as(challenged).call(issueToken, {
      input: {
        grant_type: 'change_care_place',
        assertion: answer.body.access_token,
        care_place_id: world.home.place.id,
      },
    })
    expect(moved.body).toEqual({ error: 'invalid_grant', title: 'ath0001', refusal: 'place-out-of-reach' })
  })
})

test('a session keeps how it was opened, and when its owner last showed who they are', async () => {
  const { cookies } = await world.signIn(world.people.prescriber)
  const binder = createHash('sha256')
    .update(cookies.get('guide-auth') ?? '')
    .digest()
  const { rows } = await world.owner.query(
    'select methods, confirmed_at = opened_at as confirmed from omsorg.refresh_family where binder_hash = $1',
    [binder],
  )
  expect(rows).toEqual([{ methods: ['pwd'], confirmed: true }])
})
