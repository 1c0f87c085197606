import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsMayBecomeJobs, prepareLogins, type Logins } from './logins.ts'
import { createTestDatabase, type TestDatabase, within } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

let database: TestDatabase
let logins: Logins
let calls: pg.Client
let jobs: pg.Client
const prefix = `omsorg_test_${process.pid}`
beforeAll(async () => {
  database = await createTestDatabase()
  await seedWorld(database.owner)
  await database.owner.query(
    `update omsorg.user_account set password_hash = 'hash of ' || user_name where kind <> 'holder'`,
  )
  // A new password raises it.
  await database.owner.query('update omsorg.user_account set epoch = 1')
  await database.owner.query(`select omsorg.add_signing_key('first', 'sealed', now(), '-infinity')`)
  logins = await prepareLogins(database.url, prefix)
  calls = new pg.Client({ connectionString: logins.calls, options: '-c role=omsorg_app' })
  jobs = new pg.Client({ connectionString: logins.jobs, options: '-c role=omsorg_jobs' })
  await Promise.all([calls.connect(), jobs.connect()])
})
afterAll(async () => {
  await Promise.all([calls.end(), jobs.end()])
  await database.owner.query(`drop role ${prefix}_login, ${prefix}_jobs_login`)
  await database.drop()
})

const denied = { code: '42501' }

describe('the login that answers people', () => {
  test('cannot become the role of the jobs, nor the jobs that of the application', async () => {
    await expect(calls.query('set role omsorg_jobs')).rejects.toMatchObject(denied)
    await expect(jobs.query('set role omsorg_app')).rejects.toMatchObject(denied)
    expect(await callsMayBecomeJobs(logins.calls)).toBe(false)
  })

  test('that has one address with the jobs is known by it', async () => {
    expect(await callsMayBecomeJobs(database.url)).toBe(true)
  })

  test.each([
    'select sealed from omsorg.signing_key',
    'select * from omsorg.signing_keys()',
    `select omsorg.add_signing_key('mine', 'sealed', now(), 'infinity')`,
    'select omsorg.remove_ended_signing_keys(now())',
    'select omsorg.withdraw_signing_keys()',
    'select password_hash from omsorg.user_account',
    'select u from omsorg.user_account u',
    `select user_name from omsorg.user_account where password_hash like 'hash%'`,
    `update omsorg.user_account set password_hash = 'mine'`,
    'copy omsorg.user_account to stdout',
  ])('reaches no secret: %s', async (statement) => {
    await expect(calls.query(statement)).rejects.toMatchObject(denied)
  })

  test('is given the hash of one account while somebody signs in, and at no other time', async () => {
    const hash = async () =>
      (await calls.query('select omsorg.password_hash_for_sign_in($1) as hash', [users.nurse])).rows[0].hash
    expect(await hash()).toBe(null)
    await calls.query('begin; select omsorg.open_sign_in()')
    expect(await hash()).toMatch('hash of ')
    await calls.query('rollback')
    const signedIn = {
      userId: users.nurse,
      clientId: places.homeClient,
      carePlaceId: places.homePlace,
      scope: 'place',
    } as const
    expect(await within(calls, signedIn, hash)).toBe(null)
  })

  test('uses no refresh token up but while somebody signs in, and by the browser alone that it is bound to', async () => {
    await database.owner.query(
      `with family as (
         insert into omsorg.refresh_family (user_id, client_id, care_place_id, binder_hash, expires_at)
         values ($1, $2, $3, 'binder', now() + interval '12 hours') returning id)
       insert into omsorg.refresh_token (hash, family_id, expires_at)
       select 'token', id, now() + interval '20 minutes' from family`,
      [users.nurse, places.homeClient, places.homePlace],
    )
    const used = async (binder: string) =>
      (
        await calls.query(
          `select user_name from omsorg.use_refresh_token('token', $1, 'next', now(), now() + interval '20 minutes')`,
          [Buffer.from(binder)],
        )
      ).rows.length
    const signedIn = {
      userId: users.nurse,
      clientId: places.homeClient,
      carePlaceId: places.homePlace,
      scope: 'place',
    } as const
    expect(await used('binder')).toBe(0)
    await within(calls, signedIn, async () => expect(await used('binder')).toBe(0))
    await calls.query('begin; select omsorg.open_sign_in()')
    expect([await used('another'), await used('binder'), await used('binder')]).toEqual([0, 1, 0])
    await calls.query('rollback')
  })

  test('still reads and changes everything else of an account', async () => {
    const { rows } = await database.owner.query<{ column: string }>(`
      select attname as column from pg_attribute
       where attrelid = 'omsorg.user_account'::regclass and attnum > 0 and not attisdropped
         and not has_column_privilege('omsorg_app', attrelid, attnum, 'select, insert, update')`)
    expect(rows).toEqual([{ column: 'password_hash' }])
  })
})

test('the jobs are given the keys that sign, each time into the log of PostgreSQL', async () => {
  const told: string[] = []
  jobs.on('notice', ({ message }) => told.push(message ?? ''))
  await jobs.query('set client_min_messages = log')
  const { rows } = await jobs.query('select kid, sealed from omsorg.signing_keys()')
  expect(rows).toEqual([{ kid: 'first', sealed: Buffer.from('sealed') }])
  expect(told.join()).toMatch(`the keys that sign tokens were given to ${prefix}_jobs_login`)
})

describe('a function that runs as its owner', () => {
  const failures = async () =>
    (await database.app.query<{ failure: string }>('select omsorg.self_test() as failure')).rows.map(
      (row) => row.failure,
    )

  test('has a search_path of its own, everywhere', async () => {
    expect(await failures()).toEqual([])
  })

  test('without one is found by the self-test, so that no server starts on it', async () => {
    await database.owner.query(
      `create function omsorg.planted() returns integer language sql security definer return 1`,
    )
    expect(await failures()).toEqual([expect.stringContaining('omsorg.planted()')])
    await database.owner.query('drop function omsorg.planted()')
  })
})

describe('a care place that links a person to itself', () => {
  const stranger = {
    userId: users.stranger,
    clientId: places.foreignClient,
    carePlaceId: places.foreignPlace,
    market: 30,
    scope: 'place',
  } as const
  const link = (person: number) =>
    calls.query(
      `insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id) values ($1, $2, $3)`,
      [person, places.foreignPlace, places.foreignClient],
    )

  test('is refused somebody whom it does not see, before it could read of her', async () => {
    const { rows } = await database.owner.query<{ id: number }>(
      'select care_recipient_id as id from omsorg.care_recipient_place where client_id = $1 limit 1',
      [places.homeClient],
    )
    await within(calls, stranger, () => expect(link(rows[0]?.id ?? 0)).rejects.toMatchObject(denied))
  })

  test('is refused to turn a link of its own to somebody else', async () => {
    const nurse = {
      userId: users.nurse,
      clientId: places.homeClient,
      carePlaceId: places.homePlace,
      scope: 'place',
    } as const
    const turned = `update omsorg.care_recipient_place set care_recipient_id = 2000000 where care_place_id = $1`
    await within(calls, nurse, () => expect(calls.query(turned, [places.homePlace])).rejects.toMatchObject(denied))
  })

  test('is refused a number that nobody has yet and that it has not drawn itself', async () => {
    await within(calls, stranger, () => expect(link(2_000_000)).rejects.toMatchObject(denied))
    await within(calls, stranger, async () => {
      await calls.query('select omsorg.next_care_recipient_id()')
      await expect(link(2_000_000)).rejects.toMatchObject(denied)
    })
  })

  test('links whom it is about to register', async () => {
    await within(calls, stranger, async () => {
      const { rows } = await calls.query<{ id: number }>('select omsorg.next_care_recipient_id() as id')
      expect((await link(rows[0]?.id ?? 0)).rowCount).toBe(1)
    })
  })
})
