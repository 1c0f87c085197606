import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { insertUser } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let helper: SignedIn
beforeAll(async () => {
  world = await openWorld()
  helper = await world.signIn(world.people.impersonator)
})
afterAll(() => world.close())

const find = (searchTerm: string, more: object = {}, actor = helper) =>
  world.as(actor).call(searchUsers, { query: { searchTerm, ...more } })

describe('care staff are found', () => {
  test('by a part of the name, with client and care place, and what keeps one from helping as them (A-1-14)', async () => {
    const { body } = await find('anna')
    expect(body.users[0]).toMatchObject({
      nodeType: 'User',
      id: world.people.prescriber.id,
      clientName: world.home.client.name,
      carePlaceName: world.home.place.name,
      canBeHelped: { possible: true, reason: null },
    })
    const reasonFor = async (term: string) => (await find(term)).body.users[0]?.canBeHelped.reason
    expect(await reasonFor('deactivated')).toBe('user-not-active')
    const service = await world.signIn(world.people.customerService)
    expect((await find('anna', {}, service)).body.users[0]?.canBeHelped.reason).toBe('right-missing')
  })

  test('of the own market alone, and no operators', async () => {
    for (const term of ['foreigner', 'customer.service', 'administrator']) {
      expect((await find(term)).body.users).toEqual([])
    }
  })

  test('in the order of their first names, in whichever word the term stands (A-7.4-04)', async () => {
    const people = [
      ['Örjan', 'Sundqvist'],
      ['Bo', 'Lagersund'],
      ['Åsa', 'Sundqvist'],
      ['Cecilia', 'Östersund'],
    ] as const
    for (const [at, [firstName, lastName]] of people.entries()) {
      const { id } = await insertUser(world.owner, { userName: `by.first.${at}`, client: world.home.client })
      await world.owner.query('update omsorg.user_account set first_name = $2, last_name = $3 where id = $1', [
        id,
        firstName,
        lastName,
      ])
    }
    const inOrder = async (more: object) => (await find('sund', more)).body.users.map(({ firstName }) => firstName)
    expect(await inOrder({ sortBy: 2 })).toEqual(['Bo', 'Cecilia', 'Åsa', 'Örjan'])
    expect(await inOrder({})).toEqual(['Bo', 'Cecilia', 'Åsa', 'Örjan'])
  })

  test('of one client, or by their own number, where these are named (A-3-55)', async () => {
    const { prescriber, stranger } = world.people
    const idsOf = async (more: object) => (await find('exa', { pageSize: 200, ...more })).body.users.map(({ id }) => id)
    expect(await idsOf({ userId: prescriber.id })).toEqual([prescriber.id])
    expect(await idsOf({ clientId: world.home.client.id })).toContain(prescriber.id)
    expect(await idsOf({ clientId: world.home.client.id })).not.toContain(stranger.id)
    expect(await idsOf({ clientId: world.neighbour.client.id, userId: prescriber.id })).toEqual([])
  })

  test('page by page', async () => {
    const all = (await find('e', { searchTerm: 'exa' })).body
    const second = (await find('exa', { page: 2, pageSize: 2 })).body
    expect(second.users).toEqual(all.users.slice(2, 4))
    expect(second.totalCount).toBe(all.totalCount)
  })

  test('parents alone, where a parent is chosen', async () => {
    const { nurse } = world.people
    await world.owner.query('update omsorg.user_account set is_parent = id = $1', [nurse.id])
    expect((await find('exa')).body.totalCount).toBeGreaterThan(1)
    expect((await find('exa', { parents: 'true' })).body.users.map(({ id }) => id)).toEqual([nurse.id])
  })

  test('by three letters or more (A-9-07, O-5-32, O-9-08)', async () => {
    expect((await find('an')).status).toBe(400)
  })
})
