import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { syncRatings } from '@omsorg/contract/products/sync/sync-ratings.ts'
import type { OrderTaskKind } from '@omsorg/domain/orders/task/order-task.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../platform/database.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { taskOfFailedJob } from '../erp/failed-job.ts'
import { watchFeeds } from './watch-feeds.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let work: Database
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  work = openDatabase({ url: world.config.jobsDatabaseUrl, role: 'omsorg_jobs', connections: 2 })
})
afterAll(async () => {
  await work.close()
  await world.close()
})
beforeEach(async () => {
  world.catalogue.turn({ failing: false })
  await world.owner.query(
    'truncate omsorg.erp_run, omsorg.order_task, omsorg.order_task_event, omsorg.order_task_photo',
  )
})

const systemNow = () => Temporal.Now.instant()
const within = { timeout: 10_000, interval: 20 }
const fetchRatings = async () => {
  const answer = await world.as(admin).call(syncRatings, {})
  await expect.poll(world.jobsLeft, within).toBe(0)
  return answer
}
const tasks = async (kind: OrderTaskKind, choice: 'not-done' | 'done' = 'not-done') =>
  (await world.as(service).call(searchOrderTasks, { input: { kind, choice } })).body.entities

describe('a feed of the ERP that does not come', () => {
  test('is one task of customer service, with since when and how often it was tried, until it has come', async () => {
    world.catalogue.turn({ failing: true })
    await fetchRatings()
    await fetchRatings()
    const [task, ...others] = await tasks('feed-failed')
    expect(others).toEqual([])
    expect(task).toMatchObject({ feed: 'ratings', tries: 2, state: 'open', customerOrderId: null })

    const { taskId = 0, rowVersion = 0 } = task ?? {}
    const taken = await world.as(service).call(takeOrderTask, { input: { taskId, rowVersion } })
    expect(taken.body).toMatchObject({ state: 'taken', isMine: true })

    world.catalogue.turn({ failing: false })
    await fetchRatings()
    expect(await tasks('feed-failed')).toEqual([])
    expect(await tasks('feed-failed', 'done')).toMatchObject([{ taskId, doneBy: null }])
  })

  test('is none of a care place', async () => {
    world.catalogue.turn({ failing: true })
    await fetchRatings()
    const anna = await world.signIn(world.people.prescriber)
    const { body } = await world.as(anna).call(searchOrderTasks, { input: {} })
    expect(body.entities.filter(({ feed }) => feed !== null)).toEqual([])
  })
})

test('a run whose server died stands as broken off, and is a task', async () => {
  await world.owner.query(
    `insert into omsorg.erp_run (feed, begun_at, outcome, begun_by) values ('agreements', now() - interval '1 hour', 'under-way', $1)`,
    [world.people.administrator.id],
  )
  const running = { id: 'a', attempt: 1, lastAttempt: false, signal: new AbortController().signal }
  await watchFeeds({ database: work, clock: () => Temporal.Now.instant() }).carryOut({}, running)
  const { feeds } = (await world.as(admin).call(readErpFeeds, {})).body
  const found = feeds.find(({ feed }) => feed === 'agreements')
  expect(found).toMatchObject({ tries: 1, runs: [{ outcome: 'broken-off' }] })
  expect(await tasks('feed-failed')).toMatchObject([{ feed: 'agreements', tries: 1 }])
})

test('one that is under way says nothing yet', async () => {
  await world.owner.query(
    `insert into omsorg.erp_run (feed, begun_at, outcome, begun_by) values ('agreements', now(), 'under-way', $1)`,
    [world.people.administrator.id],
  )
  const running = { id: 'a', attempt: 1, lastAttempt: false, signal: new AbortController().signal }
  await watchFeeds({ database: work, clock: () => Temporal.Now.instant() }).carryOut({}, running)
  expect(await tasks('feed-failed')).toEqual([])
})

describe('what no attempt is left for', () => {
  test('is a task of the message, where it is about no order that is known', async () => {
    await world.owner.query(
      `insert into omsorg.erp_message (message_id, body) values ('lost-1', '{}') on conflict do nothing`,
    )
    const failed = taskOfFailedJob({ database: work, clock: systemNow })
    await failed({ name: 'orders/erp-message', payload: { messageId: 'lost-1' } })
    await failed({ name: 'orders/erp-message', payload: { messageId: 'lost-1' } })
    expect(await tasks('failed-message')).toMatchObject([{ about: 'lost-1', customerOrderId: null }])
  })

  test('is one task for each kind of work, with how often that was, and nothing of what it was about', async () => {
    const failed = taskOfFailedJob({ database: work, clock: systemNow })
    await Promise.all(
      Array.from({ length: 4 }, () => failed({ name: 'claims/send-claim', payload: { claimId: 77, to: 'a@b.se' } })),
    )
    const found = await tasks('failed-work')
    expect(found).toMatchObject([{ about: 'claims/send-claim', tries: 4 }])
    expect(JSON.stringify(found)).not.toContain('a@b.se')
  })
})
