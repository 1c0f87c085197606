import { confirmIdentity } from '@omsorg/contract/sign-in/security/confirm-identity.ts'
import { endOtherSessions } from '@omsorg/contract/sign-in/security/end-other-sessions.ts'
import { endSession } from '@omsorg/contract/sign-in/security/end-session.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { listSessions } from '@omsorg/contract/sign-in/security/list-sessions.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Cookies } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let hash: string
let account: Account
let own: SignedIn
let other: SignedIn
let accounts = 0
beforeAll(async () => {
  world = await openWorld()
  hash = await passwordHashOf(password)
})
beforeEach(async () => {
  accounts += 1
  const userName = `owner.${accounts}`
  account = await insertUser(world.owner, { userName, client: world.home.client, passwordHash: hash, at: [] })
  await world.owner.query('update omsorg.user_account set email = $2 where id = $1', [
    account.id,
    `${userName}@region.example`,
  ])
  own = await world.signIn(account)
  other = await world.signIn(account)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

const sessions = async (actor: SignedIn) => (await world.as(actor).call(listSessions, {})).body.sessions
const events = async (actor: SignedIn) => (await world.as(actor).call(listOwnEvents, {})).body.events
const end = (actor: SignedIn, sessionId: string) => world.as(actor).call(endSession, { params: { sessionId } })
const confirm = (actor: SignedIn, given: string) =>
  world.as(actor).call(confirmIdentity, { input: { password: given } })
const asActing = (actor: SignedIn) => world.withClaims(actor, { imp_sub: String(account.id), imp_name: 'Olle Owner' })

function signInFrom(address: string, cookies = new Cookies(), given = password) {
  return world.as({ ...nobody(), cookies }).call(issueToken, {
    input: { grant_type: 'password', username: account.userName, password: given, client_id: 'web' },
    headers: { 'x-forwarded-for': address, 'user-agent': chrome },
  })
}

async function confirmedAt({ claims }: SignedIn): Promise<string | null> {
  const { rows } = await world.owner.query<{ at: string | null }>(
    'select confirmed_at as at from omsorg.refresh_family where id = $1',
    [claims.sid],
  )
  return rows[0]?.at ?? null
}

describe('the own sessions', () => {
  test('are seen with device, place and times, and nobody sees those of somebody else', async () => {
    await signInFrom('192.0.2.1')
    const seen = await sessions(own)
    expect(seen.map(({ isThis }) => isThis).toSorted()).toEqual([false, false, true])
    expect(seen).toContainEqual(
      expect.objectContaining({
        device: { browser: 'Chrome', system: 'Windows', kind: 'computer' },
        clientName: world.home.client.name,
        methods: ['pwd'],
      }),
    )
    const stranger = await world.signIn(world.people.stranger)
    expect((await sessions(stranger)).map(({ id }) => id)).toEqual([stranger.claims.sid])
  })

  test('are not those that were left idle', async () => {
    world.clock.turn({ minutes: 21 })
    const later = await world.signIn(account)
    expect((await sessions(later)).map(({ id }) => id)).toEqual([later.claims.sid])
  })

  test('end at once, one of two who end it finds it, and the event stays', async () => {
    const answers = await Promise.all([end(own, other.claims.sid), end(own, other.claims.sid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await world.as(other).call(listSessions, {})).status).toBe(401)
    expect((await events(own)).filter(({ event }) => event === 'session-ended')).toHaveLength(1)
  })

  test('of somebody else are not there', async () => {
    const colleague = await world.signIn(world.people.nurse)
    expect((await end(colleague, own.claims.sid)).status).toBe(404)
    expect((await end(own, colleague.claims.sid)).status).toBe(404)
    expect(await sessions(own)).toHaveLength(2)
  })

  test('all end but the one that asks', async () => {
    await signInFrom('192.0.2.1')
    expect((await world.as(own).call(endOtherSessions, {})).body).toEqual({ ended: 2 })
    expect((await sessions(own)).map(({ id }) => id)).toEqual([own.claims.sid])
    expect((await world.as(other).call(listSessions, {})).status).toBe(401)
  })
})

describe('what happened with the own account', () => {
  test('tells tries with a wrong password once for each day, and nobody else reads it', async () => {
    await signInFrom('192.0.2.1', new Cookies(), 'Wrong-Horse-7!')
    await signInFrom('192.0.2.1', new Cookies(), 'Wrong-Horse-8!')
    expect((await events(own)).filter(({ event }) => event === 'sign-in-failed')).toEqual([
      expect.objectContaining({ times: 2 }),
    ])
    const stranger = await world.signIn(world.people.stranger)
    expect((await events(stranger)).filter(({ event }) => event === 'sign-in-failed')).toEqual([])
  })

  test('tells who acted as one, and why', async () => {
    const { id } = world.people.impersonator
    const at = world.clock.now()
    await world.owner.query(
      `insert into omsorg.impersonation (by_user, by_epoch, user_id, reason, began_at, ends_at) values ($1, 1, $2, 'Order 7', $3, $4)`,
      [id, account.id, at.toString(), at.add({ minutes: 60 }).toString()],
    )
    expect((await events(own)).find(({ event }) => event === 'impersonated')).toMatchObject({ reason: 'Order 7' })
  })

  test('goes back thirty days', async () => {
    await world.owner.query(
      `insert into omsorg.user_event (at, user_id, event) values
         ($2::timestamptz - interval '29 days', $1, 'password-changed'), ($2::timestamptz - interval '31 days', $1, 'locked')`,
      [account.id, world.clock.now().toString()],
    )
    const names = (await events(own)).map(({ event }) => event)
    expect(names).toContain('password-changed')
    expect(names).not.toContain('locked')
  })

  test('tells the owner by mail of a new device and of a new place, and of nothing that is usual', async () => {
    const mails = () =>
      world
        .mailbox()
        .letters(`${account.userName}@region.example`)
        .map(({ subject }) => subject)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const before = mails().length
    const cookies = new Cookies()
    await signInFrom('192.0.2.1', cookies)
    await signInFrom('192.0.77.1', cookies)
    expect((await events(own))[0]?.event).toBe('signed-in')
    await signInFrom('203.0.113.9', cookies)
    expect((await events(own))[0]?.event).toBe('new-place')
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(mails().toReversed().slice(before)).toEqual(['Inloggning på en ny enhet', 'Inloggning från en ny plats'])
  })

  test('does not tell of the very first sign-in, which is nothing new', async () => {
    expect((await events(own)).map(({ event }) => event)).toEqual(['new-device', 'signed-in'])
  })
})

describe('confirming who one is', () => {
  test('takes the password, and counts for the session that asked alone', async () => {
    await world.owner.query('update omsorg.refresh_family set confirmed_at = null where user_id = $1', [account.id])
    expect((await confirm(own, password)).status).toBe(200)
    expect(await confirmedAt(own)).not.toBeNull()
    expect(await confirmedAt(other)).toBeNull()
  })

  test('is no way around the budgets of signing in: what fails here counts there, and the other way round', async () => {
    const strange = { ...own, cookies: new Cookies() }
    for (let at = 0; at < 3; at += 1) expect((await confirm(strange, 'Wrong-Horse-7!')).status).toBe(400)
    for (let at = 0; at < 2; at += 1) await signInFrom('192.0.2.1', new Cookies(), 'Wrong-Horse-7!')
    expect((await confirm(strange, password)).errors).toEqual({ password: 'ath0005' })
    expect((await signInFrom('192.0.2.1')).body).toMatchObject({ title: 'ath0005' })
  })

  test('is refused to whoever acts for somebody else, as ending sessions is', async () => {
    const acting = await asActing(await world.signIn(world.people.impersonator))
    for (const answer of [await confirm(acting, password), await end(acting, other.claims.sid)]) {
      expect([401, 403]).toContain(answer.status)
    }
    expect((await world.as(other).call(listSessions, {})).status).toBe(200)
  })
})
