import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { saveMethods } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { saveMethodsByBody } from '@omsorg/contract/sign-in/method/save-methods-by-body.ts'
import { setDirectoryName } from '@omsorg/contract/sign-in/method/set-directory-name.ts'
import { setEmail } from '@omsorg/contract/sign-in/method/set-email.ts'
import { setPasswordOfUser } from '@omsorg/contract/sign-in/method/set-password-of-user.ts'
import { setPhone } from '@omsorg/contract/sign-in/method/set-phone.ts'
import { setSithsNumber } from '@omsorg/contract/sign-in/method/set-siths-number.ts'
import { setUserName } from '@omsorg/contract/sign-in/method/set-user-name.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'

let world: World
let admin: SignedIn
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const chosen = 'Lugn-Tall7-ekar'
const read = (caller: SignedIn, userId: number) => world.as(caller).call(readMethods, { params: { userId } })
const signIn = (username: string, given: string) =>
  world.as(nobody()).call(issueToken, {
    input: { grant_type: 'password', username, password: given, client_id: 'web' },
  })
const opens = async (caller: SignedIn) =>
  (await world.as(caller).call(readMembership, { params: { id: Number(caller.claims.sub) } })).status

describe('the ways in of a user', () => {
  test('are set one by one, read back, told to the owner and written down (A-3-57, A-3-58, A-3-60, A-3-61, A-7.2-04, A-7.2-05, A-7.2-07, A-7.2-08, A-7.2-09, A-7.2-10, A-7.2-11, A-7.2-12)', async () => {
    const { id } = world.people.nurse
    await world.owner.query(`update omsorg.user_account set email = 'old@region.example' where id = $1`, [id])
    const params = { userId: id }
    const as = world.as(admin)
    expect(
      (
        await Promise.all([
          as.call(setPhone, { params, input: { phoneNumber: '+46701740605', smsCodeEnabled: true } }),
          as.call(setDirectoryName, { params, input: { adUserName: 'nurse@region.example', adEnabled: true } }),
        ])
      ).map(({ status }) => status),
    ).toEqual([200, 200])
    await as.call(setEmail, { params, input: { email: 'new@region.example', emailCodeEnabled: true } })
    await as.call(setSithsNumber, { params, input: { sithsNumber: 'se2120009990-d77', sithsEnabled: true } })
    await as.call(setUserName, { params, input: { userName: 'nurse.renamed' } })
    await as.call(saveMethods, { params, input: { vrkEnabled: true, vrkNumber: '90000005555' } })
    await as.call(saveMethodsByBody, { input: { userId: id, twoFactorEnforced: true } })
    expect((await read(admin, id)).body).toMatchObject({
      userName: 'nurse.renamed',
      hasPassword: true,
      phoneNumber: '+46701740605',
      smsCodeEnabled: true,
      email: 'new@region.example',
      emailCodeEnabled: true,
      adUserName: 'nurse@region.example',
      adEnabled: true,
      sithsNumber: 'SE2120009990-D77',
      sithsEnabled: true,
      vrkNumber: '90000005555',
      twoFactorEnforced: true,
    })
    await mailsAreSent(world)
    expect(world.mailbox().letters('old@region.example').length).toBeGreaterThanOrEqual(1)
    expect(world.mailbox().letters('new@region.example').length).toBeGreaterThanOrEqual(4)
    const { rows } = await world.owner.query<{ changed: string[]; by_user: number }>(
      `select detail->'changed' as changed, by_user from omsorg.user_event where user_id = $1 and event = 'methods-changed'`,
      [id],
    )
    expect(rows.flatMap(({ changed }) => changed)).toEqual(expect.arrayContaining(['phoneNumber', 'userName', 'email']))
    expect(new Set(rows.map(({ by_user: by }) => by))).toEqual(new Set([world.people.administrator.id]))
  })

  test('ask for a code at each sign-in by password where it is enforced, and where it was left to choose and is on (A-3-62)', async () => {
    const { id, userName } = world.people.sisterNurse
    const params = { userId: id }
    const as = world.as(admin)
    const isAsked = async () => (await signIn(userName, password)).body.refresh_token === undefined
    const email = { email: 'sister.nurse@region.example', emailCodeEnabled: true }
    await as.call(setEmail, { params, input: email })
    expect(await isAsked()).toBe(false)
    await as.call(saveMethods, { params, input: { twoFactorEnabled: true } })
    expect(await isAsked()).toBe(true)
    await as.call(saveMethods, { params, input: { twoFactorEnabled: false, twoFactorEnforced: true } })
    expect((await read(admin, id)).body).toMatchObject({ twoFactorEnabled: false, twoFactorEnforced: true })
    expect([await isAsked(), await isAsked()]).toEqual([true, true])
    await as.call(saveMethods, { params, input: { twoFactorEnforced: false } })
  })

  test('are never none, half or another one’s (A-5-25, A-8.2-07, A-8.2-09, A-8.2-10)', async () => {
    const params = { userId: world.people.colleague.id }
    await world.owner.query('delete from omsorg.second_factor where user_id = $1', [params.userId])
    const as = world.as(admin)
    const refusals = [
      await as.call(setUserName, { params, input: { userNamePasswordEnabled: false } }),
      await as.call(setSithsNumber, { params, input: { sithsEnabled: true } }),
      await as.call(saveMethods, { params, input: { twoFactorEnforced: true } }),
      await as.call(setUserName, { params, input: { userName: 'STRANGER' } }),
      await as.call(saveMethods, { params, input: { rowVersion: 99 } }),
    ]
    expect(refusals.map(({ status, body }) => [status, body])).toMatchObject([
      [400, { refusal: 'no-method-left', errors: { 'no-method-left': 'IDS001001' } }],
      [400, { refusal: 'method-incomplete', errors: { sithsNumber: 'COM001003' } }],
      [400, { refusal: 'no-second-factor' }],
      [400, { refusal: 'user-name-taken', errors: { userName: 'COM001001' } }],
      [409, { refusal: 'stale' }],
    ])
    const wrong = await as.call(setSithsNumber, { params, input: { sithsNumber: '2120009990-1', sithsEnabled: true } })
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { sithsNumber: 'COM001001' } }])
  })

  test('end the sessions of whoever loses one within a second, and leave them where one is added', async () => {
    const orderer = await world.signIn(world.people.ordererOfOneArea)
    const params = { userId: world.people.ordererOfOneArea.id }
    const card = { sithsNumber: 'SE2120009990-O1', sithsEnabled: true }
    await world.as(admin).call(setSithsNumber, { params, input: card })
    expect(await opens(orderer)).toBe(200)
    await world.as(admin).call(setUserName, { params, input: { userNamePasswordEnabled: false } })
    expect(await opens(orderer)).toBe(401)
    expect((await signIn('orderer.of.one.area', password)).text).toContain('ath0005')
  })

  test('of many who take one name at once, one gets it', async () => {
    const { purchaser, restrictedPrescriber, locked, pending, deactivated, withoutPlace, stranger, foreigner } =
      world.people
    const users = [purchaser, restrictedPrescriber, locked, pending, deactivated, withoutPlace, stranger, foreigner]
    const answers = await Promise.all(
      users.map(({ id }) =>
        world.as(admin).call(setUserName, { params: { userId: id }, input: { userName: 'wanted.by.two' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
  })
})

describe('whoever is not theirs', () => {
  test('is not there for customer service: operators, and users of another market', async () => {
    const { administrator, impersonator, foreigner, colleague } = world.people
    const statuses = [administrator, impersonator, foreigner, colleague].map(async ({ id }) => {
      const given = { params: { userId: id }, input: { password: chosen } }
      return [(await read(service, id)).status, (await world.as(service).call(setPasswordOfUser, given)).status]
    })
    expect(await Promise.all(statuses)).toEqual([
      [404, 404],
      [404, 404],
      [404, 404],
      [200, 200],
    ])
    expect((await signIn('administrator', chosen)).status).toBe(400)
  })

  test('is not there for care staff, who read and change the own alone (A-8.2-11)', async () => {
    const sister = await world.signIn(world.people.sisterNurse)
    const own = { params: { userId: world.people.sisterNurse.id } }
    const foreign = { params: { userId: world.people.prescriber.id } }
    const set = (given: object, input: { password: string; currentPassword?: string }) =>
      world.as(sister).call(setPasswordOfUser, { ...own, ...given, input })
    expect([
      (await read(sister, world.people.sisterNurse.id)).status,
      (await read(sister, world.people.prescriber.id)).status,
      (await set(foreign, { password: chosen })).status,
      (await set({}, { password: chosen })).text.includes('IDS004001'),
      (await set({}, { password: chosen, currentPassword: 'Wrong-Password-1' })).text.includes('IDS004001'),
    ]).toEqual([200, 404, 404, true, true])
    expect((await set({}, { password: chosen, currentPassword: password })).status).toBe(200)
    expect((await signIn('sister.nurse', chosen)).status).toBe(200)
  })
})

test('a password that an administrator gives opens, ends the sessions, obeys the rules and is told (A-7.2-06)', async () => {
  const { id } = world.people.prescriber
  await world.owner.query(`update omsorg.user_account set email = 'anna@region.example' where id = $1`, [id])
  const anna = await world.signIn(world.people.prescriber)
  const give = (given: string) =>
    world.as(admin).call(setPasswordOfUser, { params: { userId: id }, input: { password: given } })
  const weak = await give('Sommar-202666')
  expect([weak.status, weak.body]).toMatchObject([400, { detail: { faults: ['common'] } }])
  expect((await give(chosen)).status).toBe(200)
  expect(await opens(anna)).toBe(401)
  await mailsAreSent(world)
  expect(world.mailbox().letters('anna@region.example')).toHaveLength(1)
  expect((await signIn('prescriber', chosen)).status).toBe(200)
})
