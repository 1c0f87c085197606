import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { atPlace, insertUser, passwordHashOf, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let hash: string
let nurse: Account
let atWork: SignedIn
let users = 0
beforeAll(async () => {
  world = await openWorld()
  hash = await passwordHashOf(password)
})
beforeEach(async () => {
  nurse = await insertNurse()
  atWork = await world.signIn(nurse)
})
afterAll(() => world.close())

function insertNurse(change: object = {}): Promise<Account> {
  users += 1
  return insertUser(world.owner, {
    userName: `changing.${users}`,
    client: world.home.client,
    passwordHash: hash,
    at: [
      { node: atPlace(world.home.place), roles: ['Prescriber', 'Orderer'], isDefault: true },
      { node: atPlace(world.home.sister), roles: ['Nurse'] },
    ],
    ...change,
  })
}

const change = (statement: string, ...values: unknown[]) => world.owner.query(statement, values)

const reads = async (actor: SignedIn) =>
  (await world.as(actor).call(readMembership, { params: { id: Number(actor.claims.sub) } })).status

const refreshed = ({ refreshToken, cookies }: SignedIn) =>
  world
    .as({ ...nobody(), cookies })
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'web' } })

describe('a changed right counts in the next call, and the session goes on with the new rights (O-6-24)', () => {
  /** Refused at once; then the next pair, which opens again. */
  async function renewed(): Promise<SignedIn> {
    expect(await reads(atWork)).toBe(401)
    const { status, body } = await refreshed(atWork)
    expect(status).toBe(200)
    const next = signedIn(body, atWork.cookies)
    expect(await reads(next)).toBe(200)
    return next
  }

  test('when a role is taken', async () => {
    expect(atWork.claims.permissions).toContain('OrderWrite')
    await change(
      `delete from omsorg.role_assignment
       where user_id = $1 and role_id = (select id from omsorg.role where code = 'Orderer')`,
      nurse.id,
    )
    expect((await renewed()).claims.permissions).not.toContain('OrderWrite')
  })

  test('when a role is given', async () => {
    expect(atWork.claims.permissions).not.toContain('CarePlacePurchaseWrite')
    await change(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select $1, id, $2, 'care-place', $3 from omsorg.role where code = 'CarePlacePurchaser'`,
      nurse.id,
      world.home.client.id,
      world.home.place.id,
    )
    expect((await renewed()).claims.permissions).toContain('CarePlacePurchaseWrite')
  })

  test('when a role moves to another place', async () => {
    await change(
      `update omsorg.role_assignment set node_id = $2
       where user_id = $1 and role_id = (select id from omsorg.role where code = 'Orderer')`,
      nurse.id,
      world.home.sister.id,
    )
    expect((await renewed()).claims.permissions).not.toContain('OrderWrite')
  })

  test('when a membership is removed: nobody works on at a place that they have left', async () => {
    await change('delete from omsorg.membership where user_id = $1 and node_id = $2', nurse.id, world.home.place.id)
    const next = await renewed()
    expect(next.claims.cp).toBeUndefined()
    expect((await refreshed(next)).status).toBe(200)
  })

  test('when a membership moves', async () => {
    await change('delete from omsorg.membership where user_id = $1 and node_id = $2', nurse.id, world.home.sister.id)
    atWork = signedIn((await refreshed(atWork)).body, atWork.cookies)
    await change('update omsorg.membership set node_id = $2 where user_id = $1', nurse.id, world.home.sister.id)
    expect((await renewed()).claims.cp).toBeUndefined()
  })

  test('when the care place is removed', async () => {
    const { rows } = await world.owner.query<{ id: string }>(
      `insert into omsorg.care_place (client_id, care_unit_id, name)
       select client_id, care_unit_id, 'Closing' from omsorg.care_place where id = $1 returning id`,
      [world.home.place.id],
    )
    const closing = { ...world.home.place, id: rows[0]?.id ?? '' }
    atWork = await world.signIn(
      await insertNurse({ at: [{ node: atPlace(closing), roles: ['Nurse'], isDefault: true }] }),
    )
    expect(atWork.claims.cp).toBe(closing.id)
    await change('delete from omsorg.care_place where id = $1', closing.id)
    expect((await renewed()).claims.cp).toBeUndefined()
  })

  test('and another default place is no change of rights', async () => {
    await change('update omsorg.membership set is_default = false where user_id = $1', nurse.id)
    expect(await reads(atWork)).toBe(200)
  })
})

describe('the session ends at once', () => {
  async function answers(): Promise<readonly unknown[]> {
    const read = await reads(atWork)
    const { status, body } = await refreshed(atWork)
    return [read, status, body]
  }
  const ended = [401, 400, { error: 'invalid_grant', title: 'ath0001', refusal: 'token-dead' }]

  test.each(['inactive', 'pending'])(
    'when the user becomes %s, and stays ended when they are active again',
    async (status) => {
      await change('update omsorg.user_account set status = $2 where id = $1', nurse.id, status)
      await change("update omsorg.user_account set status = 'active' where id = $1", nurse.id)
      expect(await answers()).toEqual(ended)
    },
  )

  test('when the user is locked', async () => {
    await change(
      "update omsorg.user_account set status = 'locked', locked_reason = 'administrator' where id = $1",
      nurse.id,
    )
    expect(await answers()).toEqual(ended)
  })

  test('when the password is another', async () => {
    await change("update omsorg.user_account set password_hash = 'another' where id = $1", nurse.id)
    expect(await answers()).toEqual(ended)
  })

  test('when the client is removed', async () => {
    await change('update omsorg.client set removed_at = now() where id = $1', world.home.client.id)
    expect(await answers()).toEqual(ended)
    await change('update omsorg.client set removed_at = null where id = $1', world.home.client.id)
  })

  test('of a parent who has entered a child, when the parent becomes inactive', async () => {
    const parent = await world.signIn(world.people.parent)
    const { body } = await world.as(parent).call(issueToken, {
      input: {
        grant_type: 'change_care_place',
        assertion: parent.accessToken,
        care_place_id: world.neighbour.place.id,
        child_userid: world.people.child.id,
      },
    })
    atWork = signedIn(body, parent.cookies)
    expect(await reads(atWork)).toBe(200)
    await change("update omsorg.user_account set status = 'inactive' where id = $1", world.people.parent.id)
    expect(await answers()).toEqual(ended)
    await change("update omsorg.user_account set status = 'active' where id = $1", world.people.parent.id)
  })

  test('of a parent who has entered a child that is no longer theirs', async () => {
    const parent = await world.signIn(world.people.parent)
    const { body } = await world.as(parent).call(issueToken, {
      input: {
        grant_type: 'change_care_place',
        assertion: parent.accessToken,
        care_place_id: world.neighbour.place.id,
        child_userid: world.people.child.id,
      },
    })
    atWork = signedIn(body, parent.cookies)
    await change('update omsorg.user_account set parent_user_id = null where id = $1', world.people.child.id)
    expect(await answers()).toEqual(ended)
  })
})
