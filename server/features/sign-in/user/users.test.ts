import { directoryNameExists } from '@omsorg/contract/sign-in/user/directory-name-exists.ts'
import { emailExists } from '@omsorg/contract/sign-in/user/email-exists.ts'
import { emailExistsByPath } from '@omsorg/contract/sign-in/user/email-exists-by-path.ts'
import { sendWelcomeEmail } from '@omsorg/contract/sign-in/user/send-welcome-email.ts'
import { unlockUser } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import { userNameExists } from '@omsorg/contract/sign-in/user/user-name-exists.ts'
import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { linksTo, mailsAreSent } from '../testing/mails.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let unitAdmin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  const { people } = world
  admin = await world.signIn(people.administrator)
  service = await world.signIn(people.customerService)
  unitAdmin = await world.signIn(people.unitAdministrator)
})
afterAll(() => world.close())

const signIn = (username: string, given = password) =>
  world.as(nobody()).call(issueToken, {
    input: { grant_type: 'password', username, password: given, client_id: 'web' },
  })
const give = (caller: SignedIn, userId: number, status: 'active' | 'inactive' | 'locked') =>
  world.as(caller).call(updateStatus, { input: { userId, status } })

describe('the status of an account', () => {
  test('goes from active to inactive and back, and ends its sessions within a second (A-7.4-13)', async () => {
    const nurse = await world.signIn(world.people.nurse)
    expect((await give(admin, world.people.nurse.id, 'inactive')).status).toBe(200)
    expect((await world.as(nurse).call(readMembership, { params: { id: world.people.nurse.id } })).status).toBe(401)
    expect((await signIn('nurse')).text).toContain('ath0002')
    await give(service, world.people.nurse.id, 'active')
    expect((await signIn('nurse')).status).toBe(200)
  })

  test('is locked and unlocked by an administrator, and the owner is told of both (A-7.4-14)', async () => {
    const { id } = world.people.purchaser
    await world.owner.query(`update omsorg.user_account set email = 'purchaser@region.example' where id = $1`, [id])
    await give(admin, id, 'locked')
    expect((await signIn('purchaser')).text).toContain('ath0003')
    await world.as(service).call(unlockUser, { input: { userId: id } })
    expect((await signIn('purchaser')).status).toBe(200)
    await mailsAreSent(world)
    expect(world.mailbox().letters('purchaser@region.example')).toHaveLength(2)
  })

  test('is opened again after 180 days without use', async () => {
    const { id } = world.people.restrictedPrescriber
    await world.owner.query(
      `update omsorg.user_account set last_sign_in_at = now() - interval '200 days' where id = $1`,
      [id],
    )
    expect((await signIn('restricted.prescriber')).text).toContain('ath0003')
    await world.as(admin).call(unlockUser, { input: { userId: id } })
    expect((await signIn('restricted.prescriber')).status).toBe(200)
  })

  test('of a parent with active children, of oneself, and of whoever has not chosen a password is refused (A-8.2-17, O-8-67)', async () => {
    const { parent, administrator, pending } = world.people
    const answers = [
      await give(admin, parent.id, 'inactive'),
      await give(admin, administrator.id, 'inactive'),
      await give(admin, pending.id, 'active'),
    ]
    expect(answers.map(refusalOf)).toEqual(['in-group', 'own-account', 'registration-pending'])
    expect(answers[0]?.text).toContain('IDN001100')
  })
})

describe('who administers whom', () => {
  test('a care unit those who belong to it, and nobody who works elsewhere too', async () => {
    const { nurse, stranger, administrator, withoutPlace, ordererOfOneArea } = world.people
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select $1, r.id, $2, 'client', $2 from omsorg.role r where r.code = 'NewsManager'`,
      [ordererOfOneArea.id, world.home.client.id],
    )
    const users = [nurse, stranger, administrator, withoutPlace, ordererOfOneArea]
    const answers = await Promise.all(users.map(({ id }) => give(unitAdmin, id, 'inactive')))
    expect(answers.map(refusalOf)).toEqual(['none', 'user-not-found', 'user-not-found', 'user-not-found', 'in-group'])
    await give(admin, nurse.id, 'active')
  })

  test('customer service users of its market, and no operators', async () => {
    const { foreigner, impersonator } = world.people
    const answers = [await give(service, foreigner.id, 'inactive'), await give(service, impersonator.id, 'inactive')]
    expect(answers.map(refusalOf)).toEqual(['user-not-found', 'user-not-found'])
  })
})

test('a welcome mail is sent in their language to whoever has not chosen a password; the newest link counts (A-7.4-19)', async () => {
  const { pending, nurse } = world.people
  await world.owner.query(
    `update omsorg.user_account set email = 'pending@region.example', language = 'fi' where id = $1`,
    [pending.id],
  )
  const send = (userId: number) => world.as(unitAdmin).call(sendWelcomeEmail, { input: { userId } })
  await send(pending.id)
  await mailsAreSent(world)
  await send(pending.id)
  await mailsAreSent(world)
  expect(world.mailbox().letters('pending@region.example')[0]?.subject).toBe(
    textsOf('fi').passwordMails.welcome.subject,
  )
  const [first, second] = linksTo(world, 'pending@region.example').map(({ token }) => token)
  const set = (token = '') => world.as(nobody()).call(setPassword, { input: { token, password: 'Lugn-Tall7-ekar' } })
  expect((await set(first)).text).toContain('IDS004003')
  expect((await set(second)).status).toBe(200)
  expect((await signIn('pending', 'Lugn-Tall7-ekar')).status).toBe(200)
  expect((await send(pending.id)).text).toContain('IDS004004')
  expect((await send(nurse.id)).text).toContain('IDS004004')
})

describe('whether a name is taken', () => {
  test('is answered alike for users of every client, and not for the account itself (A-7.4-08)', async () => {
    const { nurse, stranger, withoutPlace } = world.people
    const exists = (username: string, excludeUserId?: number) =>
      world.as(unitAdmin).call(userNameExists, { query: { username, ...(excludeUserId ? { excludeUserId } : {}) } })
    const own = await exists('NURSE')
    const foreign = await exists('stranger')
    expect([own.status, own.text, foreign.text, [...foreign.headers.keys()]]).toEqual([
      200,
      'true',
      own.text,
      [...own.headers.keys()],
    ])
    expect((await exists('nobody.at.all')).body).toBe(false)
    expect((await exists('nurse', nurse.id)).body).toBe(false)
    // Of another client, and of the same but of no care unit of hers.
    expect((await exists('stranger', stranger.id)).status).toBe(404)
    expect((await exists('without.place', withoutPlace.id)).status).toBe(404)
  })

  test('is answered for addresses in body and path, and for directory names (A-7.4-09, A-7.4-10)', async () => {
    await world.owner.query(`update omsorg.user_account set email = 'taken@region.example' where id = $1`, [
      world.people.stranger.id,
    ])
    await world.owner.query(
      `update omsorg.authentication_method set directory_user_name = 'Taken@region.example' where user_id = $1`,
      [world.people.stranger.id],
    )
    const as = world.as(unitAdmin)
    const email = 'TAKEN@region.example'
    expect([
      (await as.call(emailExists, { input: { email } })).body,
      (await as.call(emailExistsByPath, { params: { email } })).body,
      (await as.call(directoryNameExists, { query: { aduser: 'taken@region.example' } })).body,
      (await as.call(directoryNameExists, { query: { aduser: 'free@region.example' } })).body,
    ]).toEqual([true, true, true, false])
  })

  test('is not answered without the right to write users (O-6-25, O-7-02)', async () => {
    const nurse = await world.signIn(world.people.nurse)
    expect((await world.as(nurse).call(userNameExists, { query: { username: 'nurse' } })).status).toBe(403)
    expect((await world.as(nobody()).call(userNameExists, { query: { username: 'nurse' } })).status).toBe(401)
  })
})
