import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from './testing/caller.ts'
import { createMigratedDatabase, dropDatabase } from './testing/database.ts'
import { serveHere, type RunningServer } from './testing/running-server.ts'
import { openWorld, signedIn, type SignedIn, type World } from './testing/world.ts'
import { openDatabase, type Database } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { sql } from './platform/sql.ts'
import { publishedBeforeHours, signsForDays, verifiesAfterMinutes } from './platform/tokens/key-times.ts'
import { readSigningKeys, signingKeyRotation, type StoreOfKeys } from './platform/tokens/signing-keys.ts'

/** Two servers on one database, as behind a balancer, with one clock. */
let world: World
let other: RunningServer
let jobs: Database
let store: StoreOfKeys
beforeAll(async () => {
  world = await openWorld()
  other = await serveHere(world.config, world.clock.now)
  jobs = openDatabase({ url: world.config.jobsDatabaseUrl, role: 'omsorg_jobs', connections: 4 })
  store = storeIn(jobs)
})
afterAll(async () => {
  await other.stop()
  await jobs.close()
  await world.close()
})

const storeIn = (database: Database, secret = world.config.secret): StoreOfKeys => ({
  database,
  seal: createSeal(secret, 'signing key'),
  clock: world.clock.now,
  log: createLog('silent'),
})
const rotate = () => {
  const context = { id: '1', attempt: 1, lastAttempt: false, signal: new AbortController().signal }
  return signingKeyRotation(store).carryOut({}, context)
}
const both = () => [world.address(), other.address] as const
const stored = async () =>
  (await world.owner.query<{ kid: string }>('select kid from omsorg.signing_key order by signs_from')).rows.map(
    ({ kid }) => kid,
  )
const publishedAt = async (address: string): Promise<string[]> => {
  const answer = await fetch(`${address}/.well-known/jwks.json`)
  const { keys } = (await answer.json()) as { keys: { kid: string; d?: string }[] }
  expect(keys.filter(({ d }) => d !== undefined)).toEqual([])
  return keys.map(({ kid }) => kid)
}
const published = () => Promise.all(both().map(publishedAt))
const kidOf = ({ accessToken }: SignedIn): unknown => {
  const [head = ''] = accessToken.split('.')
  return JSON.parse(Buffer.from(head, 'base64url').toString()).kid
}
/** What each server answers to a call with the token. */
const answered = (actor: SignedIn) =>
  Promise.all(
    both().map(async (address) => {
      const own = { params: { id: world.people.prescriber.id } }
      return (await call(address, actor, readMembership, own)).status
    }),
  )
async function refreshAt(address: string, actor: SignedIn): Promise<SignedIn> {
  const caller = { ...actor, accessToken: null }
  const input = { grant_type: 'refresh_token', refresh_token: actor.refreshToken, client_id: 'web' } as const
  const answer = await call(address, caller, issueToken, { input })
  expect(answer.status).toBe(200)
  return signedIn(answer.body, actor.cookies)
}

describe('the keys that sign tokens', () => {
  test('lie sealed, each under its own name, and open with the secret of the installation alone', async () => {
    const [kid] = await stored()
    const { rows } = await world.owner.query<{ sealed: Buffer }>('select sealed from omsorg.signing_key')
    const sealed = rows[0]?.sealed ?? Buffer.of()
    expect(sealed.includes(kid ?? '') || sealed.includes('"d"')).toBe(false)
    expect(await readSigningKeys(storeIn(jobs, 'another secret of thirty-two characters'))).toEqual([])
    await world.owner.query(`insert into omsorg.signing_key values ('under-another-name', $1, now())`, [sealed])
    expect((await readSigningKeys(store))?.map((key) => key.kid)).toEqual([kid])
    await world.owner.query(`delete from omsorg.signing_key where kid = 'under-another-name'`)
  })

  test('are one, when many servers start at once on an empty database', async () => {
    const url = await createMigratedDatabase()
    const empty = openDatabase({ url, role: 'omsorg_jobs', connections: 8 })
    const found = await Promise.all(Array.from({ length: 8 }, () => readSigningKeys(storeIn(empty))))
    await empty.close()
    await dropDatabase(url)
    const kids = found.map((keys) => keys?.map(({ kid }) => kid).join())
    expect(new Set(kids).size).toBe(1)
    expect(kids[0]).toMatch(/^[\da-f-]{36}$/)
  })

  test('are not given to whoever has them already', async () => {
    expect(await readSigningKeys(store, await stored())).toBe(null)
  })
})

describe('with the years', () => {
  let first: string
  let second: string
  beforeAll(async () => {
    first = (await stored())[0] ?? ''
  })

  test('a key that is young enough stays alone', async () => {
    world.clock.turn({ hours: signsForDays * 24 - publishedBeforeHours - 1 })
    await rotate()
    expect(await stored()).toEqual([first])
  })

  test('the next one is made once, by however many servers, and all publish it a day before it signs', async () => {
    world.clock.turn({ hours: 2 })
    await Promise.all([rotate(), rotate(), rotate(), rotate()])
    const kids = await stored()
    second = kids[1] ?? ''
    expect(kids).toEqual([first, second])
    await expect.poll(published).toEqual([kids, kids])
    world.clock.turn({ minutes: publishedBeforeHours * 60 - 3 })
    expect(kidOf(await world.signIn(world.people.prescriber))).toBe(first)
  })

  test('nobody is signed out by it: old tokens count to their end, and a refresh brings one of the new key', async () => {
    const anna = await world.signIn(world.people.prescriber)
    expect(kidOf(anna)).toBe(first)
    world.clock.turn({ minutes: 4 })
    expect(await answered(anna)).toEqual([200, 200])
    const [here, there] = both()
    const next = await refreshAt(there, anna)
    expect(kidOf(next)).toBe(second)
    expect(await answered(next)).toEqual([200, 200])
    expect(kidOf(await refreshAt(here, next))).toBe(second)
  })

  test('a key is removed when no token of it is left, and signs nothing that counts any more', async () => {
    await rotate()
    expect(await stored()).toEqual([first, second])
    world.clock.turn({ minutes: verifiesAfterMinutes })
    // A token that was made with it now, by whoever has it still.
    const anna = await world.signIn(world.people.prescriber)
    const forged = await world.withClaims(anna, {})
    expect(kidOf(forged)).toBe(first)
    expect(await answered(forged)).toEqual([401, 401])
    await rotate()
    expect(await stored()).toEqual([second])
    await expect.poll(published).toEqual([[second], [second]])
    expect(await answered(forged)).toEqual([401, 401])
    expect(await answered(anna)).toEqual([200, 200])
  })
})

describe('keys that are withdrawn because one has leaked', () => {
  let before: string[]
  let anna: SignedIn
  beforeEach(async () => {
    before = await stored()
    anna = await world.signIn(world.people.prescriber)
    expect(await answered(anna)).toEqual([200, 200])
    await world.owner.query('select omsorg.withdraw_signing_keys()')
  })

  test('open nothing at any server within a second, and all servers go on with one new key', async () => {
    await expect.poll(() => answered(anna), { timeout: 1_000, interval: 10 }).toEqual([401, 401])
    const [made, ...more] = await stored()
    expect(more).toEqual([])
    expect(before).not.toContain(made)
    await expect.poll(published).toEqual([[made], [made]])
  })

  test('sign nobody out: a refresh brings a token of the new key, which counts everywhere', async () => {
    await expect.poll(() => answered(anna), { timeout: 1_000, interval: 10 }).toEqual([401, 401])
    for (const address of both()) anna = await refreshAt(address, anna)
    expect(before).not.toContain(kidOf(anna))
    expect(await answered(anna)).toEqual([200, 200])
  })
})

test('to end all sessions besides, the statement of the operations page is enough', async () => {
  const anna = await world.signIn(world.people.prescriber)
  await jobs.transaction(null, (tx) =>
    tx.query(sql`
    update omsorg.refresh_family set ended_at = now(), end_reason = 'sign-out' where ended_at is null`),
  )
  expect(await answered(anna)).toEqual([401, 401])
  const input = { grant_type: 'refresh_token', refresh_token: anna.refreshToken, client_id: 'web' } as const
  expect((await call(other.address, anna, issueToken, { input })).status).toBe(400)
})

test('a server that was not told of a key reads it when a token of it comes', async () => {
  await world.owner.query('alter table omsorg.signing_key disable trigger tell_changed')
  await world.owner.query('delete from omsorg.signing_key')
  const third = await serveHere(world.config, world.clock.now)
  const anna = await world.signIn(world.people.prescriber)
  const next = await refreshAt(third.address, anna)
  expect(kidOf(next)).not.toBe(kidOf(anna))
  // No sooner than a moment after it last read them: made-up names cost no more.
  await expect.poll(() => answered(next), { timeout: 10_000, interval: 200 }).toEqual([200, 200])
  await third.stop()
  await world.owner.query('alter table omsorg.signing_key enable trigger tell_changed')
})
