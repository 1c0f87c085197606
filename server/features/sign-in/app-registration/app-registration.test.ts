import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createAppRegistration } from '@omsorg/contract/sign-in/app-registration/create-app-registration.ts'
import { deleteAppRegistration } from '@omsorg/contract/sign-in/app-registration/delete-app-registration.ts'
import { listAppRegistrations } from '@omsorg/contract/sign-in/app-registration/list-app-registrations.ts'
import { listAvailablePermissions } from '@omsorg/contract/sign-in/app-registration/list-available-permissions.ts'
import { readAppPermissions } from '@omsorg/contract/sign-in/app-registration/read-app-permissions.ts'
import { saveAppPermissions } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const secret = 'a secret + of: the tests / that nobody guesses'
let names = 0

async function register(reach: object, permissions: string[] = ['UserRead']): Promise<string> {
  const input = { displayName: `Machine ${++names}`, clientSecret: secret, ...reach }
  const { body } = await world.as(admin).call(createAppRegistration, { input })
  await world.as(admin).call(saveAppPermissions, { input: { clientId: body.clientId, permissions } })
  return body.clientId
}

const ask = (client_id: string, client_secret = secret) =>
  world.as(nobody()).call(issueToken, { input: { grant_type: 'client_credentials', client_id, client_secret } })

async function machine(clientId: string, application: 'CSP' | 'PRINCIPAL' | 'GUIDE' = 'CSP'): Promise<SignedIn> {
  return { ...signedIn((await ask(clientId)).body, nobody().cookies), application }
}

const finds = async (caller: SignedIn) => world.as(caller).call(searchUsers, { query: { searchTerm: 'example' } })

describe('a registration', () => {
  test('is made with a secret that nobody is shown again, and stands in the list (A-3-48, A-3-49, A-7.2-15, A-7.2-16, O-2-99, O-3-97)', async () => {
    const clientId = await register({ reachClientId: world.home.client.id })
    const { body, text } = await world.as(admin).call(listAppRegistrations, {})
    expect(body.find((each) => each.clientId === clientId)).toMatchObject({ reachClientId: world.home.client.id })
    expect(text).not.toContain(secret)
    const { rows } = await world.owner.query('select * from omsorg.app_registration')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('sent twice is made once', async () => {
    const input = { displayName: 'Twice', clientSecret: secret }
    const both = await Promise.all([1, 2, 3].map(() => world.as(admin).call(createAppRegistration, { input })))
    expect(new Set(both.map(({ body }) => body.clientId)).size).toBe(1)
    const other = { input: { ...input, clientSecret: `${secret} another` } }
    expect((await world.as(admin).call(createAppRegistration, other)).errors).toEqual({ displayName: 'COM001001' })
  })

  test('is given what machines may do, and nothing over people (A-7.2-18, A-7.2-19, A-7.2-20, O-6-26, O-2-99)', async () => {
    const clientId = await register({})
    const { body } = await world.as(admin).call(listAvailablePermissions, {})
    expect(body).toContain('OrderIncontinenceWrite')
    // Names that no route of the browser asks for.
    expect(body).toEqual(expect.arrayContaining(['CareRecipientWrite', 'InvestigationWrite', 'CustomerNumberRead']))
    expect(body).not.toContain('ImpersonationWrite')
    const save = (permissions: string[]) =>
      world.as(admin).call(saveAppPermissions, { input: { clientId, permissions } })
    expect((await save(['ImpersonationWrite'])).status).toBe(400)
    await save(['OrderRead', 'OrderRead'])
    expect((await world.as(admin).call(readAppPermissions, { params: { clientId } })).body).toEqual(['OrderRead'])
  })

  test('is not changed over the change of somebody else; sent twice, a change counts once', async () => {
    const clientId = await register({}, ['UserRead'])
    const save = (permissions: string[], former?: string[]) =>
      world.as(admin).call(saveAppPermissions, { input: { clientId, permissions, ...(former ? { former } : {}) } })
    const both = await Promise.all([save(['OrderRead'], ['UserRead']), save(['NewsRead'], ['UserRead'])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [saved] = both[0]?.status === 200 ? ['OrderRead'] : ['NewsRead']
    expect((await world.as(admin).call(readAppPermissions, { params: { clientId } })).body).toEqual([saved])
    expect((await save([saved ?? ''], ['UserRead'])).status).toBe(200)
    const { rows } = await world.owner.query(
      `select count(*)::int as changes from omsorg.user_event e
       join omsorg.app_registration r on r.user_id = e.user_id
       where r.client_id = $1 and e.event = 'app-permissions-changed'`,
      [clientId],
    )
    expect(rows).toEqual([{ changes: 2 }])
  })

  test('that is removed leaves the list, and its tokens open nothing from the next call on (A-7.2-17, O-2-99)', async () => {
    const clientId = await register({ reachMarket: 10 })
    const caller = await machine(clientId)
    expect((await finds(caller)).status).toBe(200)
    await world.as(admin).call(deleteAppRegistration, { params: { clientId } })
    expect((await finds(caller)).status).toBe(401)
    expect((await ask(clientId)).status).toBe(401)
    expect((await world.as(admin).call(deleteAppRegistration, { params: { clientId } })).status).toBe(404)
    const { body } = await world.as(admin).call(listAppRegistrations, {})
    expect(body.some((each) => each.clientId === clientId)).toBe(false)
  })
})

describe('a machine that signs in', () => {
  test('gets a token of five minutes, and nothing to renew it with', async () => {
    const { body } = await ask(await register({ reachMarket: 10 }))
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 300 })
  })

  test('by HTTP Basic gets the same', async () => {
    const clientId = await register({ reachMarket: 10 })
    const basic = `${clientId}:${new URLSearchParams({ s: secret }).toString().slice(2)}`
    const answer = await world.as(nobody()).call(issueToken, {
      input: { grant_type: 'client_credentials' },
      headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    })
    expect(answer.status).toBe(200)
  })

  test('with a wrong secret, an unknown id or nothing is told the same', async () => {
    const clientId = await register({})
    const wrong = [await ask(clientId, 'wrong'), await ask('nobody'), await ask(clientId, secret.slice(1))]
    expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['401 {"error":"invalid_client","title":"ath0005","refusal":"client-unknown"}']),
    )
  })

  test('is not kept out by who knows its id: tries count for the source they come from, and end', async () => {
    const clientId = await register({})
    const from = (address: string, guess: string) =>
      world.as(nobody()).call(issueToken, {
        input: { grant_type: 'client_credentials', client_id: clientId, client_secret: guess },
        headers: { 'x-forwarded-for': address },
      })
    for (let tries = 0; tries < 5; tries += 1) await from('203.0.113.7', 'guess')
    expect((await from('203.0.113.7', secret)).status).toBe(401)
    expect((await from('203.0.113.8', secret)).status).toBe(200)
  })

  test('reaches its client alone, or its market, below every base', async () => {
    const ofClient = await machine(await register({ reachClientId: world.neighbour.client.id }))
    const found = (await finds(ofClient)).body.users
    expect(new Set(found.map(({ clientId }) => clientId))).toEqual(new Set([world.neighbour.client.id]))
    const ofMarket = await register({ reachMarket: 30 })
    for (const base of ['CSP', 'PRINCIPAL'] as const) {
      const abroad = (await finds(await machine(ofMarket, base))).body.users
      expect(new Set(abroad.map(({ clientId }) => clientId))).toEqual(new Set([world.abroad.client.id]))
    }
  })

  test('does nothing that it was not given, and nothing about an own account', async () => {
    const clientId = await register({ reachClientId: world.home.client.id }, ['OrderRead'])
    expect((await finds(await machine(clientId))).status).toBe(403)
    const input = { userId: 1, carePlaceId: null }
    expect((await world.as(await machine(clientId, 'GUIDE')).call(setDefaultCarePlace, { input })).status).toBe(403)
  })

  test('has its new permissions with its next token, and none of the old ones with the last', async () => {
    const clientId = await register({ reachMarket: 10 })
    const before = await machine(clientId)
    await world.as(admin).call(saveAppPermissions, { input: { clientId, permissions: [] } })
    expect((await finds(before)).status).toBe(401)
    expect((await finds(await machine(clientId))).status).toBe(403)
  })

  test('stands in the access log by the account it works as', async () => {
    const caller = await machine(await register({ reachMarket: 10 }, ['CareRecipientRead']))
    const { body } = await world.as(caller).call(searchCareRecipients, { input: { searchTerm: 'Andersson' } })
    const { rows } = await world.owner.query<{ user_id: number }>(
      'select distinct user_id from omsorg.access_log where user_id = $1',
      [Number(caller.claims.sub)],
    )
    expect([body.entities.length >= 0, rows]).toEqual([true, [{ user_id: Number(caller.claims.sub) }]])
  })

  test('does so in the sample program of the documents', async () => {
    const clientId = await register({ reachMarket: 10 })
    const { stdout } = await promisify(execFile)(process.execPath, ['docs/samples/find-users.mjs', 'anna'], {
      env: { OMSORG_ADDRESS: world.address(), OMSORG_CLIENT_ID: clientId, OMSORG_CLIENT_SECRET: secret },
    })
    expect(stdout).toContain(`Anna Ek, ${world.home.client.name}`)
  })
})
