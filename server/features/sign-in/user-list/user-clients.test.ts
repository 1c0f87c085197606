import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the clients of users come page by page, or as the page of one of them, and none of another market', async () => {
  const service = await world.signIn(world.people.customerService)
  const ask = async (query: CallOf<typeof listUserClients>['query']) =>
    (await world.as(service).call(listUserClients, { query })).body
  const whole = await ask({ pageSize: 200 })
  const pages = await Promise.all(whole.clients.map((_, at) => ask({ page: at + 1, pageSize: 1 })))
  expect(pages.flatMap(({ clients }) => clients)).toEqual(whole.clients)
  for (const [at, { id }] of whole.clients.entries()) {
    expect(await ask({ pageSize: 1, around: id })).toMatchObject({
      clients: [{ id }],
      page: at + 1,
      totalCount: whole.totalCount,
    })
  }
  // One that is out of reach is on no page: the first is answered.
  const { clients } = await ask({ pageSize: 200, around: world.abroad.client.id })
  expect(clients).toEqual(whole.clients)
  expect(await ask({ page: 99 })).toEqual({ clients: [], totalCount: whole.totalCount, page: 99 })
})
