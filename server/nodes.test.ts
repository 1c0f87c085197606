import { budgets } from '@omsorg/contract/budgets.ts'
import { openProtectedIdentity } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from './testing/caller.ts'
import { crowdOf } from './testing/crowd.ts'
import { saveOrder, withdrawalOf } from './testing/orders.ts'
import { serveInProcess, type RunningServer } from './testing/running-server.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

/** Two servers on one database, as behind a balancer; the one of the world is a third. */
let world: World
let first: RunningServer
let second: RunningServer
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  const both = [serveInProcess(world.config), serveInProcess(world.config)] as const
  ;[first, second] = await Promise.all(both)
  anna = await world.signIn(world.people.prescriber)
}, 60_000)
afterAll(async () => {
  await Promise.all([first.kill(), second.stop()])
  await world.close()
})

const ordersInFlight = 24

test('a session that is ended at one server is ended at the other', async () => {
  const somebody = await world.signIn(world.people.colleague)
  const readAt = ({ address }: RunningServer) =>
    call(address, somebody, readCareRecipient, { params: { id: world.care.ordinary.id } })
  expect([(await readAt(first)).status, (await readAt(second)).status]).toEqual([200, 200])

  const input = { token: somebody.refreshToken, client_id: 'web' as const }
  expect((await call(first.address, somebody, revokeToken, { input })).status).toBe(200)
  expect([(await readAt(first)).status, (await readAt(second)).status]).toEqual([401, 401])
})

test('an hourly budget is one for all servers', async () => {
  const most = budgets['protected-identity']
  const input = { careRecipientId: world.care.protected.id, reason: 'Ringer om en order' }
  const servers = Array.from({ length: most + 10 }, (_, index) => (index % 2 === 0 ? first : second))
  const answers = await Promise.all(servers.map(({ address }) => call(address, anna, openProtectedIdentity, { input })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('when a server is killed while orders are placed, the other places each of them once, and hands each over', async () => {
  const { ordinary } = world.care
  await world.owner.query('update omsorg.prescription_row set withdrawals = 300 where id = $1', [ordinary.row.id])
  const placed = async () => {
    const { rows } = await world.owner.query<{ id: string }>(
      `select customer_order_id as id from omsorg.order_event where event = 'placed'`,
    )
    return rows.map(({ id }) => Number(id))
  }
  const draws = async () => {
    const supply = 'select draws from omsorg.row_supply where prescription_row_id = $1'
    const { rows } = await world.owner.query<{ draws: number }>(supply, [ordinary.row.id])
    return rows[0]?.draws ?? 0
  }
  const crowd = await crowdOf(world, ordersInFlight)
  const drafts: { id: number; place(at: RunningServer): Promise<number> }[] = []
  for (const actor of crowd) {
    const { customerOrderId: id, rowVersion } = await saveOrder(world, actor, withdrawalOf(ordinary, { quantity: 1 }))
    const sent = {
      input: { customerOrderId: id, rowVersion, acceptWarnings: true },
      idempotencyKey: `order-of-a-dying-server-${id}`,
    }
    const place = async ({ address }: RunningServer) => (await call(address, actor, confirmOrder, sent)).status
    drafts.push({ id, place })
  }

  const [before, drawsBefore] = [await placed(), await draws()]
  const sent = drafts.map(({ place }) => place(first).catch(() => null))
  await expect.poll(placed, { timeout: 20_000, interval: 2 }).not.toEqual(before)
  await first.kill()
  const answered = await Promise.all(sent)
  expect(answered).toContain(null)

  // Until PostgreSQL notices that the other is gone, a call under its key may be answered 409: it is under way.
  await Promise.all(drafts.map(({ place }) => expect.poll(() => place(second), { timeout: 20_000 }).toBe(200)))
  const ids = drafts.map(({ id }) => id).toSorted((a, b) => a - b)
  expect((await placed()).filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids)
  expect(await draws()).toBe(drawsBefore + ids.length)

  // What the killed server had in hand is freed by another one.
  const atErp = () => world.erp.orders().filter(({ order }) => ids.includes(order.customerOrderId)).length
  await expect.poll(atErp, { timeout: 30_000, interval: 50 }).toBe(ids.length)
}, 90_000)
