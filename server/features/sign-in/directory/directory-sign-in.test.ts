import { readDirectoryScopes } from '@omsorg/contract/sign-in/directory/read-directory-scopes.ts'
import { signInByDirectory } from '@omsorg/contract/sign-in/directory/sign-in-by-directory.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { nobody, openWorld, signedIn, type World } from '../../../testing/world.ts'
import { keys } from '../../../testing/world/config.ts'

const { tenant } = keys.directory
const tenantOfClient = '0e5a0000-0000-4000-8000-00000000e0ff'
const guid = (last: string) => `0e5a0000-0000-4000-8000-0000000${last.padStart(5, '0')}`

let world: World
beforeAll(async () => {
  world = await openWorld()
  await enter('administrator', 'per@operators.example')
  await enter('nurse', 'nurse@region.example')
  await world.owner.query(
    `insert into omsorg.authentication_provider_setting (client_id, provider, enabled, directory_tenant, directory_domain)
     values ($1, 'Directory', true, $2, 'region.example')
     on conflict (client_id, provider) do update set enabled = true, directory_tenant = $2, directory_domain = 'region.example'`,
    [world.home.client.id, tenantOfClient],
  )
})
afterAll(() => world.close())

/** As an administrator enters it: the name alone. */
async function enter(userName: string, directoryUserName: string): Promise<void> {
  await world.owner.query(
    `update omsorg.authentication_method
     set directory_enabled = true, directory_user_name = $2, directory_tenant = null, directory_object_id = null
     where user_id = (select id from omsorg.user_account where user_name = $1)`,
    [userName, directoryUserName],
  )
}

interface Shown {
  readonly tenant?: string
  readonly objectId: string
  readonly userName: string
  readonly claims?: Readonly<Record<string, unknown>>
}

async function signIn({ claims = {}, ...person }: Shown, browser: Caller = nobody()) {
  const token = await world.directory.tokenFor({ tenant, name: 'Per Berg', ...person }, { claims })
  return bring(`Bearer ${token}`, browser)
}

const bring = (authorization: string | null, browser: Caller = nobody()) =>
  world.as(browser).call(signInByDirectory, { headers: authorization === null ? {} : { authorization } })

const told = ({ status, body }: { status: number; body: unknown }) => {
  const { title, refusal } = body as { title?: string; refusal?: string }
  return [status, title, refusal]
}
const wrong = [400, 'ath0005', 'credentials-wrong']
const per = { objectId: guid('a1'), userName: 'Per@Operators.example' }
const nurse = { tenant: tenantOfClient, objectId: guid('b1'), userName: 'nurse@region.example' }

test('the window is told its scope, where it opens and as which application (A-7.1-14)', async () => {
  const { body } = await world.as(nobody()).call(readDirectoryScopes, {})
  expect(body).toEqual({
    data: [keys.directory.scope],
    authority: `${world.directory.url}/${tenant}`,
    clientId: keys.directory.clientId,
  })
})

describe('a directory', () => {
  test('signs in whose name an administrator has entered, and knows them by tenant and object id from then on (A-4.2-03, A-7.1-13)', async () => {
    const browser = nobody()
    const first = await signIn(per, browser)
    expect(first.status).toBe(200)
    const { claims } = signedIn(first.body, browser.cookies)
    expect([claims.preferred_username, claims.app]).toEqual(['administrator', 'PRINCIPAL'])
    // The name in the directory has changed since, and somebody else has taken the former one.
    expect((await signIn({ ...per, userName: 'per.berg@operators.example' })).status).toBe(200)
    expect(told(await signIn({ ...per, objectId: guid('a2') }))).toEqual(wrong)

    const { rows } = await world.owner.query(
      `select event from omsorg.user_event where user_id = $1 and event = 'directory-linked'`,
      [world.people.administrator.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('signs in the staff of the client that has named the tenant, and of the domain that it has named', async () => {
    await enter('sister.nurse', 'sister@elsewhere.example')
    const elsewhere = { ...nurse, objectId: guid('b9'), userName: 'sister@elsewhere.example' }
    expect(told(await signIn(elsewhere))).toEqual(wrong)
    expect((await signIn(nurse)).status).toBe(200)
    // Off for the client: also for whoever is linked.
    const turn = (enabled: boolean) =>
      world.owner.query(
        `update omsorg.authentication_provider_setting set enabled = $2 where client_id = $1 and provider = 'Directory'`,
        [world.home.client.id, enabled],
      )
    await turn(false)
    expect(told(await signIn(nurse))).toEqual(wrong)
    await turn(true)
    expect((await signIn(nurse)).status).toBe(200)
    // Off for the person.
    const allow = (enabled: boolean) =>
      world.owner.query('update omsorg.authentication_method set directory_enabled = $2 where user_id = $1', [
        world.people.nurse.id,
        enabled,
      ])
    await allow(false)
    expect(told(await signIn(nurse))).toEqual(wrong)
    await allow(true)
  })

  test('opens no account of another client or of an operator from the tenant of a client', async () => {
    await enter('stranger', 'stranger@region.example')
    const stranger = { objectId: guid('b2'), userName: 'stranger@region.example' }
    await world.owner.query(
      `insert into omsorg.authentication_provider_setting (client_id, provider, enabled, directory_tenant)
       values ($1, 'Directory', true, $2)
       on conflict (client_id, provider) do update set enabled = true, directory_tenant = $2`,
      [world.neighbour.client.id, guid('e3')],
    )
    expect(told(await signIn({ ...stranger, tenant: tenantOfClient }))).toEqual(wrong)
    expect((await signIn({ ...stranger, tenant: guid('e3') })).status).toBe(200)
    // Once linked, too: the id is of its tenant.
    expect(told(await signIn({ ...stranger, tenant: tenantOfClient }))).toEqual(wrong)
    await enter('impersonator', 'eva@region.example')
    expect(told(await signIn({ ...nurse, objectId: guid('b3'), userName: 'eva@region.example' }))).toEqual(wrong)
  })

  test('links nobody by e-mail, no guest, and nobody where two accounts wait for one name', async () => {
    await world.owner.query(
      `update omsorg.user_account set email = 'mail@region.example' where user_name = 'purchaser'`,
    )
    await enter('purchaser', 'purchaser@region.example')
    const mail = { tenant: tenantOfClient, objectId: guid('b4'), userName: 'mail@region.example' }
    expect(told(await signIn({ ...mail, claims: { email: 'purchaser@region.example' } }))).toEqual(wrong)
    const guest = { ...mail, userName: 'purchaser@region.example' }
    expect(told(await signIn({ ...guest, claims: { idp: 'https://sts.windows.net/elsewhere/' } }))).toEqual(wrong)
    await enter('sister.nurse', 'purchaser@region.example')
    expect(told(await signIn(guest))).toEqual(wrong)
    await enter('sister.nurse', 'sister@region.example')
    expect((await signIn(guest)).status).toBe(200)
  })

  test('links once, of ten first sign-ins at the same moment too', async () => {
    await enter('colleague', 'colleague@region.example')
    const tries = Array.from({ length: 10 }, (_, at) =>
      signIn({ tenant: tenantOfClient, objectId: guid(`c${at}`), userName: 'colleague@region.example' }),
    )
    const statuses = (await Promise.all(tries)).map((each) => each.status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  test('tells of an account that it may not sign in, to whoever it belongs to', async () => {
    await enter('locked', 'locked@region.example')
    const locked = { tenant: tenantOfClient, objectId: guid('d1'), userName: 'locked@region.example' }
    expect(await signIn(locked)).toMatchObject({ body: { title: 'ath0003' } })
  })

  test('whose keys cannot be had is told with 503', async () => {
    const tenantOfNeighbour = guid('e1')
    await world.owner.query(
      `insert into omsorg.authentication_provider_setting (client_id, provider, enabled, directory_tenant)
       values ($1, 'Directory', true, $2)
       on conflict (client_id, provider) do update set enabled = true, directory_tenant = $2`,
      [world.neighbour.client.id, tenantOfNeighbour],
    )
    await enter('stranger', 'stranger@region.example')
    const stranger = { tenant: tenantOfNeighbour, objectId: guid('e2'), userName: 'stranger@region.example' }
    world.directory.turn({ failures: 1 })
    expect(told(await signIn(stranger))).toEqual([503, 'ath0006', 'directory-unavailable'])
    expect((await signIn(stranger)).status).toBe(200)
  })
})

test.each([null, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer not-a-token', `Bearer ${'A'.repeat(9_000)}`])(
  'what is no token of the directory is refused as a wrong one: %s',
  async (authorization) => {
    expect(told(await bring(authorization))).toEqual(wrong)
  },
)

test('a token of ours is none of the directory', async () => {
  const actor = await world.signIn(world.people.nurse)
  expect(told(await bring(`Bearer ${actor.accessToken}`))).toEqual(wrong)
})
