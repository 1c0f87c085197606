import { readPasswordLink } from '@omsorg/contract/sign-in/password/read-password-link.ts'
import { requestReset } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { requestResetByPath } from '@omsorg/contract/sign-in/password/request-reset-by-path.ts'
import { resetPassword } from '@omsorg/contract/sign-in/password/reset-password.ts'
import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, Cookies } from '../../../testing/caller.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'
import { linksTo, mailsAreSent } from '../testing/mails.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const chosen = 'Lugn-Tall7-ekar'
let accounts = 0

/** One of the people of the world, with an address of their own that nobody has asked for yet. */
async function withAddress({ id, userName }: { readonly id: number; readonly userName: string }) {
  const email = `${userName}.${(accounts += 1)}@region.example`
  await world.owner.query('update omsorg.user_account set email = $2 where id = $1', [id, email])
  return { id, userName, email }
}

const ask = (email: string) => world.as(nobody()).call(requestReset, { input: { email } })

async function linkOf({ email }: { readonly email: string }): Promise<string> {
  await ask(email)
  await mailsAreSent(world)
  return linksTo(world, email).at(-1)?.token ?? ''
}

const reset = (token: string, password = chosen, more: object = {}) =>
  world.as(nobody()).call(resetPassword, { input: { token, password, ...more } })

const signIn = (username: string, password: string, cookies = new Cookies()) =>
  world.as({ ...nobody(), cookies }).call(issueToken, {
    input: { grant_type: 'password', username, password, client_id: 'web' },
  })

const rowOf = async (id: number) =>
  (await world.owner.query('select status, password_hash, epoch from omsorg.user_account where id = $1', [id])).rows[0]

describe('a forgotten password', () => {
  test('is chosen anew by a link that is mailed, works once, and ends every session (A-7.2-01, A-7.2-02)', async () => {
    const nurse = await withAddress(world.people.nurse)
    const before = await world.signIn(world.people.nurse)
    const token = await linkOf(nurse)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await world.as(nobody()).call(readPasswordLink, { input: { token } })).body).toMatchObject({
      kind: 'reset',
      userName: 'nurse',
    })
    const answer = await reset(token, chosen, { email: nurse.email.toUpperCase() })
    expect([answer.status, answer.body]).toEqual([200, { userName: 'nurse' }])
    expect((await world.as(before).call(readMembership, { params: { id: nurse.id } })).status).toBe(401)
    const again = await reset(token, 'Annan-Tall7-ekar')
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('IDS004003')])
    await mailsAreSent(world)
    expect(world.mailbox().letters(nurse.email)).toHaveLength(2)
    expect((await signIn('nurse', chosen)).status).toBe(200)
  })

  test('is asked for with the same answer and the same work, whether or not somebody has the address', async () => {
    const { email } = await withAddress(world.people.colleague)
    const workOf = async (address: string) => {
      const count = async () => {
        const { rows } = await world.owner.query(`
          select (select count(*) from omsorg.password_request) as requests,
                 (select count(*) from omsorg.password_link) as links,
                 (select last_value from pg_sequences
                  where schemaname = 'graphile_worker' and sequencename like '%jobs_id_seq%') as jobs`)
        return Object.values(rows[0]).map(Number)
      }
      await world.owner.query('begin')
      // Jobs that look at requests wait until it is counted what the call itself has written.
      await world.owner.query('lock table omsorg.password_link in exclusive mode')
      const before = await count()
      const body = await call(world.address(), nobody(), requestReset, { input: { email: address } })
      const path = await call(world.address(), nobody(), requestResetByPath, { params: { email: address } })
      const after = await count()
      await world.owner.query('commit')
      await mailsAreSent(world)
      return [body.status, body.text, path.status, path.text, ...after.map((each, at) => each - (before[at] ?? 0))]
    }
    const known = await workOf(email)
    expect(await workOf(email.replaceAll(/[a-z](?=.*@)/g, 'x'))).toEqual(known)
    expect(known).toEqual([200, '{}', 200, '{}', 2, 0, 2])
    expect(linksTo(world, email)).toHaveLength(2)
  })

  test('is mailed three times an hour to one address, and whoever asks on is answered alike', async () => {
    const { email } = await withAddress(world.people.purchaser)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(email)))
    await mailsAreSent(world)
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array.from({ length: 6 }, () => '200 {}'))
    expect(linksTo(world, email)).toHaveLength(3)
    world.clock.turn({ hours: 1, seconds: 1 })
    await linkOf({ email })
    expect(linksTo(world, email)).toHaveLength(4)
  })

  test('lies nowhere in clear: not in the database, and not in the queue', async () => {
    const { email } = await withAddress(world.people.sisterNurse)
    const token = await linkOf({ email })
    const { rows } = await world.owner.query(`
      select row_to_json(l)::text as row from omsorg.password_link l
      union all select row_to_json(r)::text from omsorg.password_request r
      union all select row_to_json(j)::text from graphile_worker._private_jobs j`)
    const kept = rows.map(({ row }) => String(row)).join()
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(email)
  })
})

describe('the link of a reset', () => {
  test('is used by exactly one of many who bring it at once', async () => {
    const { id, userName, email } = await withAddress(world.people.ordererOfOneArea)
    const token = await linkOf({ email })
    const passwords = Array.from({ length: 8 }, (_, at) => `Lugn-Tall${at}-ekar`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const won = passwords.filter((_, at) => answers[at]?.status === 200)
    expect([won.length, answers.filter(({ text }) => text.includes('IDS004003')).length]).toEqual([1, 7])
    expect((await signIn(userName, won[0] ?? '')).status).toBe(200)
    const { rows } = await world.owner.query(
      `select 1 from omsorg.user_event where user_id = $1 and event = 'password-changed'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('ends after 30 minutes (A-8.2-13)', async () => {
    const { email } = await withAddress(world.people.restrictedPrescriber)
    const token = await linkOf({ email })
    world.clock.turn({ minutes: 30 })
    expect((await reset(token)).text).toContain('IDS004003')
    expect((await world.as(nobody()).call(readPasswordLink, { input: { token } })).text).toContain('IDS004003')
  })

  test('is of one account and one kind: an address of somebody else and the call of a welcome do not take it', async () => {
    const { email } = await withAddress(world.people.withoutPlace)
    const token = await linkOf({ email })
    expect((await reset(token, chosen, { email: 'else@region.example' })).text).toContain('IDS004003')
    const asWelcome = await world.as(nobody()).call(setPassword, { input: { token, password: chosen } })
    expect(asWelcome.text).toContain('IDS004003')
    expect((await reset(token)).status).toBe(200)
  })

  test('stays good when the password breaks a rule, and says which (A-8.2-12)', async () => {
    const { email } = await withAddress(world.people.prescriber)
    const token = await linkOf({ email })
    const weak = await reset(token, 'Anna-Ek-prescriber')
    expect([weak.status, weak.body]).toMatchObject([
      400,
      { refusal: 'password-weak', errors: { password: 'IDS004002' }, detail: { faults: ['no-digit', 'own-word'] } },
    ])
    expect((await reset(token)).status).toBe(200)
  })

  test('does not open a deactivated account (IDS004005) (A-8.2-15)', async () => {
    const { id, email } = await withAddress(world.people.deactivated)
    expect((await reset(await linkOf({ email }))).text).toContain('IDS004005')
    expect((await rowOf(id)).status).toBe('inactive')
  })

  test('unlocks nothing', async () => {
    const { id, userName, email } = await withAddress(world.people.locked)
    expect((await reset(await linkOf({ email }))).status).toBe(200)
    expect((await rowOf(id)).status).toBe('locked')
    expect((await signIn(userName, chosen)).text).toContain('ath0003')
  })

  test('leaves the second factor as it is', async () => {
    const { userName, email } = await withAddress(world.people.owesSecondFactor)
    expect((await reset(await linkOf({ email }))).status).toBe(200)
    const { status, body } = await signIn(userName, chosen)
    expect([status, 'refresh_token' in body]).toEqual([200, false])
  })

  test('makes the device of the owner known, so that a stranger who guesses does not hold the owner up', async () => {
    const { userName, email } = await withAddress(world.people.colleague)
    for (let at = 0; at < 6; at += 1) await signIn(userName, 'Wrong-Password-1')
    const cookies = new Cookies()
    const token = await linkOf({ email })
    const asked = { input: { token, password: chosen } }
    expect((await world.as({ ...nobody(), cookies }).call(resetPassword, asked)).status).toBe(200)
    expect([(await signIn(userName, chosen)).status, (await signIn(userName, chosen, cookies)).status]).toEqual([
      400, 200,
    ])
  })
})
