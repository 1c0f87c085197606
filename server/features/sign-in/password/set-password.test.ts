import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../../platform/sql.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type World } from '../../../testing/world.ts'
import { linksTo, mailsAreSent } from '../testing/mails.ts'
import { mailNewLink } from './new-link.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const chosen = 'Lugn-Tall7-ekar'
type Given = Parameters<typeof set>[0]
const set = (input: { userName?: string; token?: string; currentPassword?: string; password: string }) =>
  world.as(nobody()).call(setPassword, { input })

const signIn = (username: string, given: string) =>
  world.as(nobody()).call(issueToken, {
    input: { grant_type: 'password', username, password: given, client_id: 'web' },
  })

async function welcome({ id, userName }: { readonly id: number; readonly userName: string }): Promise<string> {
  const email = `${userName}@region.example`
  await world.owner.query('update omsorg.user_account set email = $2 where id = $1', [id, email])
  const seal = createSeal(world.config.secret)
  await world.database.transaction(
    (tx) => sql`select omsorg.open_sign_in()`.execute(tx),
    (tx) => mailNewLink(tx, { userId: id, kind: 'welcome', now: world.clock.now(), seal }),
  )
  await mailsAreSent(world)
  return linksTo(world, email).at(-1)?.token ?? ''
}

describe('a welcome link', () => {
  test('sets the first password and confirms the registration; used again it says that it was (IDS004004) (A-7.2-03, A-8.2-14)', async () => {
    const { pending } = world.people
    const token = await welcome(pending)
    expect((await signIn('pending', password)).text).toContain('ath0004')
    expect((await set({ userName: 'someone.else', token, password: chosen })).text).toContain('IDS004003')
    const answer = await set({ userName: 'pending', token, password: chosen })
    expect([answer.status, answer.body]).toEqual([200, { userName: 'pending' }])
    expect((await signIn('pending', chosen)).status).toBe(200)
    expect((await set({ token, password: chosen })).text).toContain('IDS004004')
  })

  test('ends after seven days', async () => {
    const token = await welcome(world.people.withoutPlace)
    world.clock.turn({ hours: 24 * 7 })
    expect((await set({ token, password: chosen })).text).toContain('IDS004003')
  })

  test('ends when its owner has chosen a password in another way', async () => {
    const token = await welcome(world.people.purchaser)
    expect((await set({ userName: 'purchaser', currentPassword: password, password: chosen })).status).toBe(200)
    expect((await set({ token, password: 'Annan-Tall7-ekar' })).text).toContain('IDS004004')
  })
})

describe('a password that is changed by the current one', () => {
  test('ends the sessions, is told to the owner, and is not taken twice', async () => {
    const { nurse } = world.people
    await world.owner.query(`update omsorg.user_account set email = 'nurse@region.example' where id = $1`, [nurse.id])
    const session = await world.signIn(nurse)
    expect((await set({ userName: 'NURSE ', currentPassword: password, password: chosen })).status).toBe(200)
    const refreshed = await world.as({ ...session, accessToken: null }).call(issueToken, {
      input: { grant_type: 'refresh_token', refresh_token: session.refreshToken, client_id: 'web' },
    })
    expect(refreshed.status).toBe(400)
    expect((await set({ userName: 'nurse', currentPassword: password, password: 'Annan-Tall7-ekar' })).status).toBe(400)
    await mailsAreSent(world)
    expect(world.mailbox().letters('nurse@region.example')).toHaveLength(1)
  })

  test('is chosen by one of many at once', async () => {
    const passwords = Array.from({ length: 6 }, (_, at) => `Lugn-Tall${at}-ekar`)
    const answers = await Promise.all(
      passwords.map((each) => set({ userName: 'colleague', currentPassword: password, password: each })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each<[string, Given]>([
    ['a wrong password', { userName: 'prescriber', currentPassword: 'Wrong-Password-1', password: chosen }],
    ['an unknown name', { userName: 'nobody.at.all', currentPassword: password, password: chosen }],
    ['a new password that breaks a rule', { userName: 'prescriber', currentPassword: 'Wrong-1', password: 'short' }],
    ['a deactivated account', { userName: 'deactivated', currentPassword: 'Wrong-1', password: chosen }],
  ])('is answered alike for %s', async (_what, given) => {
    const { status, body } = await set(given)
    expect([status, body]).toEqual([
      400,
      { refusal: 'credentials-wrong', errors: { 'credentials-wrong': 'IDS004001' } },
    ])
  })

  test('tells what is wrong with the account or the new password to whoever knows the old one', async () => {
    const refusals = await Promise.all([
      set({ userName: 'deactivated', currentPassword: password, password: chosen }),
      set({ userName: 'locked', currentPassword: password, password: chosen }),
      set({ userName: 'sister.nurse', currentPassword: password, password }),
    ])
    expect(refusals.map(({ body }) => body)).toMatchObject([
      { refusal: 'account-deactivated' },
      { refusal: 'account-locked' },
      { refusal: 'password-weak', detail: { faults: expect.arrayContaining(['unchanged']) } },
    ])
  })

  test('counts as a try: after five wrong ones the right one must wait, and says nothing else', async () => {
    const wrong = { userName: 'restricted.prescriber', currentPassword: 'Wrong-Password-1', password: chosen }
    for (let at = 0; at < 5; at += 1) await set(wrong)
    const waiting = await set({ ...wrong, currentPassword: password })
    expect([waiting.status, waiting.body]).toMatchObject([400, { refusal: 'credentials-wrong' }])
    expect((await signIn('restricted.prescriber', password)).status).toBe(400)
  })
})
