import { saveMethods } from '@omsorg/contract/sign-in/method/save-methods.ts'
import { setPasswordOfUser } from '@omsorg/contract/sign-in/method/set-password-of-user.ts'
import { removeSecondFactor } from '@omsorg/contract/sign-in/second-factor/remove-second-factor.ts'
import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { sendWelcomeEmail } from '@omsorg/contract/sign-in/user/send-welcome-email.ts'
import { unlockUser } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import { updateUser } from '@omsorg/contract/sign-in/user/update-user.ts'
import { atPlace, insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { linksTo, mailsAreSent } from '../testing/mails.ts'
import { hashPassword } from '../token/passwords.ts'

const chosen = 'Lugn-Tall7-ekar'

let world: World
let passwordHash: string
let admin: SignedIn
let service: SignedIn
let unitAdmin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  passwordHash = await hashPassword(password)
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  unitAdmin = await world.signIn(world.people.unitAdministrator)
})
afterAll(() => world.close())

let made = 0
type At = 'home' | 'neighbour' | 'abroad'

/** Somebody who works as a nurse at a place. */
function insertAt(at: At, more: object = {}): Promise<Account> {
  made += 1
  const { client, place } = world[at]
  const userName = `member.${made}`
  const work = [{ node: atPlace(place), roles: ['Nurse'], isDefault: true }]
  return insertUser(world.owner, {
    userName,
    client,
    passwordHash,
    email: `${userName}@region.example`,
    at: work,
    ...more,
  })
}

/** A parent who works at home, with a child at each of these. */
async function insertGroup(...at: At[]) {
  const parent = await insertAt('home', { isParent: true })
  const children: Account[] = []
  for (const each of at) {
    children.push(await insertAt(each, { parentUserId: parent.id, passwordHash: null }))
  }
  return { parent, children }
}

const changeEmail = (by: SignedIn, id: number, email = `${crypto.randomUUID()}@region.example`) =>
  world.as(by).call(updateUser, { input: { id, email } })
const welcome = (by: SignedIn, userId: number) => world.as(by).call(sendWelcomeEmail, { input: { userId } })
const give = (by: SignedIn, userId: number, status: 'active' | 'inactive' | 'locked') =>
  world.as(by).call(updateStatus, { input: { userId, status } })
const unlock = (by: SignedIn, userId: number) => world.as(by).call(unlockUser, { input: { userId } })
const givePassword = (by: SignedIn, userId: number) =>
  world.as(by).call(setPasswordOfUser, { params: { userId }, input: { password: chosen } })
const changeMethods = (by: SignedIn, userId: number) =>
  world.as(by).call(saveMethods, { params: { userId }, input: { emailCodeEnabled: true } })
const overview = async (by: SignedIn, id: number) =>
  (await world.as(by).call(readUserOverview, { params: { id } })).body.can

describe('whoever administers a care unit', () => {
  const all = async (id: number) => [
    refusalOf(await changeEmail(unitAdmin, id)),
    refusalOf(await welcome(unitAdmin, id)),
    refusalOf(await give(unitAdmin, id, 'locked')),
    refusalOf(await give(unitAdmin, id, 'inactive')),
    refusalOf(await unlock(unitAdmin, id)),
  ]
  const refused = ['works-elsewhere', 'works-elsewhere', 'in-group', 'in-group', 'works-elsewhere']

  test('has no control of a parent whose child works at another client', async () => {
    const { parent } = await insertGroup('neighbour')
    expect(await all(parent.id)).toEqual(refused)
    expect(await overview(unitAdmin, parent.id)).toMatchObject({
      change: { possible: false, reason: 'works-elsewhere' },
      deactivate: { possible: false, reason: 'in-group' },
      welcome: { possible: false, reason: 'works-elsewhere' },
    })
  })

  test('has no control of a child whose parent enters another one in another market', async () => {
    const { children } = await insertGroup('home', 'abroad')
    expect(await all(children[0]?.id ?? 0)).toEqual(refused)
  })

  test('has none of a parent whose child is active no more, or has no work yet, elsewhere', async () => {
    const former = await insertGroup()
    await insertAt('neighbour', { parentUserId: former.parent.id, status: 'inactive' })
    const coming = await insertGroup()
    await insertAt('neighbour', { parentUserId: coming.parent.id, at: [] })
    for (const { parent } of [former, coming]) expect(await all(parent.id)).toEqual(refused)
  })

  test('has none of a child whose parent works outside the unit', async () => {
    const parent = await insertAt('neighbour', { isParent: true })
    const child = await insertAt('home', { parentUserId: parent.id, passwordHash: null })
    expect(await all(child.id)).toEqual(refused)
  })

  test('looks after a group that lies in the own unit', async () => {
    const { parent, children } = await insertGroup('home')
    for (const { id } of [parent, ...children]) {
      expect(refusalOf(await changeEmail(unitAdmin, id))).toBe('none')
      expect(await overview(unitAdmin, id)).toMatchObject({ change: { possible: true } })
      expect(refusalOf(await give(unitAdmin, id, 'locked'))).toBe('none')
      expect(refusalOf(await unlock(unitAdmin, id))).toBe('none')
    }
  })
})

describe('customer service', () => {
  test('has no control of a parent whose child is in another market, nor of a child beside it', async () => {
    const { parent, children } = await insertGroup('home', 'abroad')
    for (const { id } of [parent, children[0] ?? parent]) {
      const factor = await world.owner.query<{ id: number }>(
        `insert into omsorg.second_factor (user_id, kind, name, secret) values ($1, 'passkey', 'Passkey', '\\x00')
         returning id`,
        [id],
      )
      const removed = await world.as(service).call(removeSecondFactor, { params: { id: factor.rows[0]?.id ?? 0 } })
      expect([
        refusalOf(await givePassword(service, id)),
        refusalOf(await changeMethods(service, id)),
        refusalOf(removed),
        refusalOf(await changeEmail(service, id)),
        refusalOf(await welcome(service, id)),
        refusalOf(await give(service, id, 'locked')),
        refusalOf(await unlock(service, id)),
      ]).toEqual([
        'works-elsewhere',
        'works-elsewhere',
        'works-elsewhere',
        'works-elsewhere',
        'works-elsewhere',
        'in-group',
        'works-elsewhere',
      ])
      expect((await overview(service, id)).change.reason).toBe('works-elsewhere')
    }
    await expect(world.signIn(parent)).resolves.toBeDefined()
  })

  test('looks after a group of its market, and administration after each', async () => {
    const near = await insertGroup('home', 'neighbour')
    const far = await insertGroup('home', 'abroad')
    const calls = [
      ...near.children.map(({ id }) => changeEmail(service, id)),
      givePassword(service, near.parent.id),
      changeMethods(service, near.parent.id),
      ...far.children.map(({ id }) => changeEmail(admin, id)),
      givePassword(admin, far.parent.id),
      changeMethods(admin, far.parent.id),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  })
})

describe('a child, which is entered by its parent', () => {
  test('gets neither a welcome mail nor a password, from nobody', async () => {
    const { children } = await insertGroup('home')
    for (const { id } of children) {
      const asked = [await welcome(unitAdmin, id), await welcome(admin, id), await givePassword(admin, id)]
      expect(asked.map(refusalOf)).toEqual(asked.map(() => 'entered-by-parent'))
      expect((await overview(admin, id)).welcome).toEqual({ possible: false, reason: 'entered-by-parent' })
    }
  })

  test('chooses none by a link that was mailed before it had a parent', async () => {
    const { parent } = await insertGroup()
    const user = await insertAt('home', { status: 'pending', passwordHash: null, email: 'linked@region.example' })
    expect((await welcome(admin, user.id)).status).toBe(200)
    await mailsAreSent(world)
    await world.as(admin).call(updateUser, { input: { id: user.id, parentUserId: parent.id } })
    const [link] = linksTo(world, 'linked@region.example')
    const set = await world.as(nobody()).call(setPassword, { input: { token: link?.token ?? '', password: chosen } })
    expect(refusalOf(set)).toBe('link-ended')
  })

  test('is activated without one', async () => {
    const { parent } = await insertGroup()
    const child = await insertAt('home', { parentUserId: parent.id, passwordHash: null, status: 'pending' })
    expect((await give(admin, child.id, 'active')).body).toEqual({ status: 'active' })
  })
})

describe('the address of somebody else', () => {
  test('is taken for each of a group, whoever has it, and the one that the group shares is not', async () => {
    const { parent, children } = await insertGroup('neighbour')
    const [child = parent] = children
    const another = await insertGroup('neighbour')
    for (const { id } of [parent, child]) {
      for (const email of ['stranger@region.example', `${another.parent.userName}@region.example`]) {
        await world.owner.query(`update omsorg.user_account set email = 'stranger@region.example' where id = $1`, [
          world.people.stranger.id,
        ])
        expect((await changeEmail(admin, id, email)).errors).toEqual({ email: 'COM001001' })
        const asMethod = await world
          .as(admin)
          .call(saveMethods, { params: { userId: id }, input: { email: email.toUpperCase() } })
        expect(refusalOf(asMethod)).toBe('email-taken')
      }
    }
    expect((await changeEmail(admin, child.id, `${parent.userName}@region.example`)).status).toBe(200)
  })

  test('is taken for a child or a parent that is made, and for whoever joins another group', async () => {
    const { parent } = await insertGroup()
    const other = await insertGroup('neighbour')
    const email = `${other.parent.userName}@region.example`
    const make = (more: object) => {
      const name = { firstName: 'Maj', lastName: 'Ek', userName: `maj.${crypto.randomUUID().slice(0, 8)}` }
      return world.as(admin).call(createUser, {
        input: { clientId: world.home.client.id, language: 'sv', email, ...name, ...more },
      })
    }
    for (const more of [{ parentUserId: parent.id }, { isParentUser: true }]) {
      expect((await make(more)).errors).toEqual({ email: 'COM001001' })
    }
    expect((await make({ parentUserId: other.parent.id })).status).toBe(200)
    const joins = { id: other.children[0]?.id ?? 0, parentUserId: parent.id }
    expect((await changeEmail(admin, joins.id, email)).status).toBe(200)
    expect((await world.as(admin).call(updateUser, { input: joins })).errors).toEqual({ email: 'COM001001' })
  })
})
