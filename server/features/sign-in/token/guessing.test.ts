import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'

let world: World
let hash: string
let nurse: Account
let users = 0
beforeAll(async () => {
  world = await openWorld()
  hash = await passwordHashOf(password)
})
beforeEach(async () => {
  // Tries of the test before are older than what counts.
  world.clock.turn({ minutes: 61 })
  nurse = await insertNurse()
})
afterAll(() => world.close())

function insertNurse(): Promise<Account> {
  users += 1
  return insertUser(world.owner, {
    userName: `guessed.${users}`,
    client: world.home.client,
    passwordHash: hash,
    at: [],
  })
}

interface Way {
  readonly cookies?: Cookies
  /** The address that the proxy in front says the call comes from. */
  readonly from?: string
}

const give = (username: string, given: string, { cookies = new Cookies(), from = '192.0.2.1' }: Way = {}) =>
  world.as({ ...nobody(), cookies }).call(issueToken, {
    input: { grant_type: 'password', username, password: given, client_id: 'web' },
    headers: { 'x-forwarded-for': from },
  })
const right = (username: string, way?: Way) => give(username, password, way)
const wrong = (username: string, way?: Way) => give(username, 'Wrong-Horse-7!', way)
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

async function inTurn(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work(at)
}

const like = (known: string, sent: string): Cookies => {
  const cookies = new Cookies()
  cookies.keep(new Headers([['set-cookie', `${known}=${sent}; Path=/`]]))
  return cookies
}

async function looked(userName: string): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int as count from omsorg.sign_in_attempt a join omsorg.user_account u on u.id = a.user_id
     where u.user_name = $1 and a.admitted`,
    [userName],
  )
  return rows[0]?.count ?? 0
}

const refused = { error: 'invalid_grant', title: 'ath0005', refusal: 'credentials-wrong' }
const busy = { error: 'temporarily_unavailable', title: 'ath0006', refusal: 'busy' }

describe('many tries at once', () => {
  test('are counted before any password is looked at: five of fifty are', async () => {
    const answers = await times(50, () => wrong(nurse.userName))
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
    expect(await looked(nurse.userName)).toBe(5)
    expect((await right(nurse.userName)).body).toEqual(refused)
  })

  test('are no more than ten in an hour, however long they wait for each other', async () => {
    await times(6, () => wrong(nurse.userName))
    await inTurn(6, async () => {
      world.clock.turn({ minutes: 9 })
      await times(3, () => wrong(nurse.userName))
    })
    expect(await looked(nurse.userName)).toBe(10)
    expect((await right(nurse.userName)).body).toEqual(refused)
    world.clock.turn({ minutes: 61 })
    expect((await right(nurse.userName)).status).toBe(200)
  })
})

describe('tries count for the account', () => {
  test('in whatever spelling the name is found', async () => {
    const spellings = [nurse.userName, nurse.userName.toUpperCase(), ` ${nurse.userName} `]
    await inTurn(5, (at) => wrong(spellings[at % 3] ?? ''))
    expect((await right(nurse.userName.toUpperCase())).body).toEqual(refused)
  })

  test('by every name that the database takes for it, and by no other', async () => {
    const dotted = `gu\u0130lty.${users}`
    const account = await insertUser(world.owner, {
      userName: `guilty.${users}`,
      client: world.home.client,
      passwordHash: hash,
      at: [],
    })
    const { rows } = await world.owner.query<{ same: boolean }>('select lower($1) = lower($2) as same', [
      dotted,
      account.userName,
    ])
    await inTurn(5, () => wrong(dotted))
    expect((await right(account.userName)).status).toBe(rows[0]?.same ? 400 : 200)
  })

  test('of somebody unknown as of somebody known: the answer never tells them apart', async () => {
    const unknown = [...(await times(1, () => wrong('nobody.here')))]
    const known = [await wrong(nurse.userName)]
    await inTurn(6, async () => {
      unknown.push(await wrong('NOBODY.here'))
      known.push(await wrong(nurse.userName))
    })
    expect(known.map(({ status, text }) => [status, text])).toEqual(unknown.map(({ status, text }) => [status, text]))
    const { rows } = await world.owner.query<{ admitted: number }>(
      `select count(*) filter (where admitted)::int as admitted from omsorg.sign_in_attempt
       where user_id is null group by counter_hash having count(*) = 7`,
    )
    expect(rows).toEqual([{ admitted: 5 }])
  })
})

describe('a device that has signed in', () => {
  test('stays open while strangers wait', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies })
    await inTurn(5, () => wrong(nurse.userName))
    expect((await right(nurse.userName)).body).toEqual(refused)
    expect((await right(nurse.userName, { cookies })).status).toBe(200)
  })

  test('makes no stranger wait by its own wrong tries', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies })
    await inTurn(6, () => wrong(nurse.userName, { cookies }))
    expect((await right(nurse.userName)).status).toBe(200)
  })

  test('has a limit of its own', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies })
    await times(50, () => wrong(nurse.userName, { cookies }))
    expect(await looked(nurse.userName)).toBe(11)
    expect((await right(nurse.userName, { cookies })).body).toEqual(refused)
  })

  test('gives a stranger no new tries when its owner signs in', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies })
    await inTurn(5, () => wrong(nurse.userName))
    await right(nurse.userName, { cookies })
    await inTurn(5, () => wrong(nurse.userName))
    expect(await looked(nurse.userName)).toBe(7)
  })

  test('is known for the accounts that have signed in on it, each by a secret of its own', async () => {
    const cookies = new Cookies()
    const colleague = await insertNurse()
    const stranger = await insertNurse()
    await right(nurse.userName, { cookies })
    const ofNurse = cookies.get('guide-device') ?? ''
    await right(colleague.userName, { cookies })
    const [ofColleague = '', kept] = (cookies.get('guide-device') ?? '').split('.')
    expect(kept).toBe(ofNurse)

    await inTurn(5, () => wrong(nurse.userName))
    await inTurn(5, () => wrong(colleague.userName))
    await inTurn(5, () => wrong(stranger.userName))
    expect((await right(nurse.userName, { cookies: like('guide-device', ofColleague) })).status).toBe(400)
    expect((await right(colleague.userName, { cookies: like('guide-device', ofNurse) })).status).toBe(400)
    expect((await right(stranger.userName, { cookies })).status).toBe(400)
    expect((await right(nurse.userName, { cookies })).status).toBe(200)
    expect((await right(colleague.userName, { cookies })).status).toBe(200)
  })

  test('has a name that we gave it: one that a caller chose is not taken up', async () => {
    const chosen = 'c'.repeat(43)
    const cookies = like('guide-device', chosen)
    await right(nurse.userName, { cookies })
    expect(cookies.get('guide-device')).toMatch(/^[\w-]{43}$/)
    expect(cookies.get('guide-device')).not.toBe(chosen)
    await inTurn(5, () => wrong(nurse.userName))
    expect((await right(nurse.userName, { cookies: like('guide-device', chosen) })).status).toBe(400)
  })
})

describe('many accounts from one source', () => {
  test('are noticed and refused after a hundred tries, while known devices and other sources go on', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies, from: '192.0.2.9' })
    const answers = []
    for (let at = 0; at < 110; at += 10) {
      answers.push(...(await times(10, (more) => wrong(`sprayed.${at + more}`, { from: '192.0.2.9' }))))
    }
    // One more than a hundred: somebody has signed in from there.
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(101)
    const [last] = answers.filter(({ status }) => status === 503)
    expect([last?.body, last?.headers.get('retry-after')]).toEqual([busy, '2'])

    const stranger = await insertNurse()
    expect((await right(stranger.userName, { from: '192.0.2.9' })).body).toEqual(busy)
    expect((await right(nurse.userName, { cookies, from: '192.0.2.9' })).status).toBe(200)
    expect((await right(stranger.userName, { from: '192.0.2.10' })).status).toBe(200)
    const metrics = await (await fetch(`${world.address()}/metrics`)).text()
    expect(metrics).toMatch(/omsorg_sign_in_refused_total\{reason="source"\} \d+/)
  })

  test('are refused over all sources after a thousand', async () => {
    const cookies = new Cookies()
    await right(nurse.userName, { cookies })
    await world.owner.query(
      `insert into omsorg.sign_in_attempt (at, counter_hash, source_hash, succeeded)
       select $1, sha256(n::text::bytea), sha256((n % 50)::text::bytea), false from generate_series(1, 1001) as n`,
      [world.clock.now().toString()],
    )
    expect((await wrong('anybody', { from: '198.51.100.1' })).body).toEqual(busy)
    expect((await right(nurse.userName, { cookies })).status).toBe(200)
  })
})

test('whoever changes the password in the moment of a sign-in ends that session too', async () => {
  const cookies = new Cookies()
  await world.owner.query('begin')
  await world.owner.query("update omsorg.user_account set password_hash = 'another' where id = $1", [nurse.id])
  const signingIn = right(nurse.userName, { cookies })
  // The sign-in waits for the account, which is being changed.
  await expect.poll(isWaitedFor, { timeout: 10_000 }).toBe(true)
  await world.owner.query('commit')
  expect((await signingIn).body).toEqual(refused)
})

async function isWaitedFor(): Promise<boolean> {
  const { rows } = await world.owner.query<{ waits: boolean }>(
    `select exists (select from pg_locks
                    where locktype = 'transactionid' and not granted and transactionid = pg_current_xact_id()::xid) as waits`,
  )
  return rows[0]?.waits ?? false
}
