import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { atPlace, insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'
import { hashPassword } from '../token/passwords.ts'

let world: World
/** Two of one parent, at two clients: the one has a password of its own from before. */
let one: Account
let other: Account
beforeAll(async () => {
  world = await openWorld()
  const { people, home, abroad } = world
  const childAt = ({ client, place }: typeof home | typeof abroad, userName: string, passwordHash: string | null) =>
    insertUser(world.owner, {
      userName,
      client,
      passwordHash,
      parentUserId: people.parent.id,
      at: [{ node: atPlace(place), roles: ['Nurse'], isDefault: true }],
    })
  one = await childAt(home, 'one.child', await hashPassword(password))
  other = await childAt(abroad, 'other.child', null)
})
afterAll(() => world.close())

const enter = (actor: SignedIn, child: Account, place: { readonly id: string }) =>
  world.as(actor).call(issueToken, {
    input: {
      grant_type: 'change_care_place',
      assertion: actor.accessToken,
      care_place_id: place.id,
      child_userid: child.id,
    },
  })

const refreshed = ({ refreshToken, cookies }: SignedIn) =>
  world
    .as({ ...nobody(), cookies })
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'web' } })

const refused = { error: 'invalid_grant', title: 'ath0001', refusal: 'place-out-of-reach' }

const owesSecondFactor = (child: Account, isOwed: boolean) =>
  world.owner.query('update omsorg.authentication_method set two_factor_enforced = $2 where user_id = $1', [
    child.id,
    isOwed,
  ])

test('a parent goes from child to child, in one session that is refreshed as the last', async () => {
  const parent = await world.signIn(world.people.parent)
  const asOne = signedIn((await enter(parent, one, world.home.place)).body, parent.cookies)
  const asOther = signedIn((await enter(asOne, other, world.abroad.place)).body, parent.cookies)
  expect(asOther.claims).toMatchObject({ sub: String(other.id), sid: parent.claims.sid, mac: 30 })
  const next = signedIn((await refreshed(asOther)).body, parent.cookies)
  expect(next.claims.sub).toBe(String(other.id))
  const back = signedIn((await enter(next, one, world.home.place)).body, parent.cookies)
  expect(back.claims.sub).toBe(String(one.id))
})

test('a child that has signed in itself enters no other child, whether or not that one owes a second factor', async () => {
  const own = await world.signIn(one, { at: world.home.place })
  expect((await enter(own, other, world.abroad.place)).body).toEqual(refused)
  await owesSecondFactor(other, true)
  expect((await enter(own, other, world.abroad.place)).body).toEqual(refused)
  await owesSecondFactor(other, false)
  expect((await enter(own, one, world.home.place)).status).toBe(200)
})

test('a session in which a child had entered another one goes on no more', async () => {
  const parent = await world.signIn(world.people.parent)
  const asOther = signedIn((await enter(parent, other, world.abroad.place)).body, parent.cookies)
  await world.owner.query('update omsorg.refresh_family set entered_by = $2 where id = $1', [parent.claims.sid, one.id])
  expect((await enter(asOther, one, world.home.place)).body).toEqual(refused)
  expect((await refreshed(asOther)).status).toBe(400)
})
