import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { syncErpCid } from '@omsorg/contract/products/sync/sync-erp-cid.ts'
import { syncRatings } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-9' where id = $1`, [
    world.home.client.id,
  ])
})
afterAll(() => world.close())

const feed = async (name: string, by: SignedIn = admin) => {
  const { body } = await world.as(by).call(readErpFeeds, {})
  const found = body.feeds.find((each) => each.feed === name)
  if (!found) throw new Error(`there is no feed ${name}`)
  return found
}

test('what came last of a feed is told with who fetched it, and what failed stays until it has come (O-2-100)', async () => {
  expect(await feed('ratings')).toMatchObject({ lastDone: null, failingSince: null, tries: 0, runs: [] })
  await world.as(admin).call(syncRatings, {})
  expect(await feed('ratings')).toMatchObject({ lastDone: { outcome: 'done', added: 0 }, failingSince: null, tries: 0 })

  world.catalogue.turn({ failing: true })
  await world.as(admin).call(syncRatings, {})
  await world.as(admin).call(syncRatings, {})
  const failing = await feed('ratings')
  expect(failing).toMatchObject({ lastDone: { outcome: 'done' }, tries: 2 })
  expect(failing.failingSince).not.toBeNull()

  world.catalogue.turn({ failing: false })
  await world.as(admin).call(syncRatings, {})
  expect(await feed('ratings')).toMatchObject({ failingSince: null, tries: 0 })
})

test('a customer that the ERP does not know is a run of its own kind', async () => {
  await world.as(admin).call(syncErpCid, { input: { erpCustomerIdentifier: 'ERP-9' } })
  const found = await feed('customer-agreements')
  expect(found.runs[0]).toMatchObject({ erpCustomerIdentifier: 'ERP-9', outcome: 'unknown-customer' })
})

test('customer service sees the feeds and fetches nothing', async () => {
  const erik = await world.signIn(world.people.customerService)
  expect((await feed('ratings', erik)).feed).toBe('ratings')
  expect((await world.as(erik).call(syncRatings, {})).status).toBe(404)
})
