import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { releaseOrderTask } from '@omsorg/contract/orders/task/release-order-task.ts'
import { retryOrderTask } from '@omsorg/contract/orders/task/retry-order-task.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, resetSwitches, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let service: SignedIn
let abroad: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  abroad = await world.signIn(world.people.customerServiceAbroad)
})
afterEach(async () => {
  resetSwitches(world.erp)
  await world.owner.query('truncate omsorg.order_task, omsorg.order_task_event, omsorg.order_task_photo')
  await world.owner.query('delete from graphile_worker._private_jobs')
})
afterAll(() => world.close())

const within = { timeout: 15_000, interval: 20 }

/** The next attempt of a kind of job is due now, and it is the last. */
async function lastAttemptNow(name: string): Promise<void> {
  await world.owner.query(
    `update graphile_worker._private_jobs j set run_at = now(), max_attempts = attempts + 1
     from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 and j.locked_at is null and j.attempts < j.max_attempts`,
    [name],
  )
  // Whoever adds a job wakes the worker, which else looks every two seconds.
  await world.owner.query(`select graphile_worker.add_job('orders/watch-waiting')`)
}

async function open(actor: SignedIn = service) {
  return (await world.as(actor).call(searchOrderTasks, { input: {} })).body.entities
}
const done = async () => (await world.as(service).call(searchOrderTasks, { input: { choice: 'done' } })).body.entities

async function notHandedOver() {
  world.erp.turn({ failures: 10_000 })
  const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  await expect
    .poll(async () => {
      await lastAttemptNow('orders/hand-over')
      return (await open()).length
    }, within)
    .toBe(1)
  const [task] = await open()
  if (!task) throw new Error('the hand-over left no task')
  return { customerOrderId, task }
}

/** Work of a kind that nobody here knows, which failed for good. */
async function failedWork(): Promise<void> {
  await world.owner.query(`select graphile_worker.add_job('portal/unheard-of', run_at => now() + interval '1 day')`)
  await world.owner.query(
    `update graphile_worker._private_jobs j set attempts = 25, flags = '{"told": true}'
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'portal/unheard-of'`,
  )
  await world.owner.query(
    `insert into omsorg.order_task (market, kind, reason, detail) values (null, 'failed-work', 'portal/unheard-of', '{"tries": 1}')`,
  )
}

describe('an order that could not be handed over', () => {
  test('is handed over once, however many press at once, and its task ends by itself with its history', async () => {
    const { task } = await notHandedOver()
    expect(task).toMatchObject({ kind: 'failed-job', runAgain: { allowed: true, reason: null }, events: [] })
    const { taskId, rowVersion } = task
    const sent = world.erp.orders().length
    world.erp.turn({ failures: 0 })
    const retry = () => world.as(service).call(retryOrderTask, { input: { taskId, rowVersion } })
    const answers = await Promise.all([retry(), retry(), retry()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const answered = answers.find(({ status }) => status === 200)
    expect(answered?.body.events).toMatchObject([{ event: 'run-again', by: { onBehalfOf: null } }])

    await expect.poll(async () => (await open()).length, within).toBe(0)
    expect(world.erp.orders()).toHaveLength(sent + 1)
    const [ended] = await done()
    expect(ended).toMatchObject({ taskId, doneBy: null, runAgain: null, events: [{ event: 'run-again' }] })
  })

  test('that fails again says so, and may be tried once more', async () => {
    const { task } = await notHandedOver()
    const { taskId, rowVersion } = task
    const running = await world.as(service).call(retryOrderTask, { input: { taskId, rowVersion } })
    const { body: twice } = await world
      .as(service)
      .call(retryOrderTask, { input: { taskId, rowVersion: running.body.rowVersion } })
    expect(twice).toMatchObject({ refusal: 'under-way' })
    const events = async () => (await open()).flatMap((each) => each.events.map(({ event }) => event))
    await expect
      .poll(async () => {
        await lastAttemptNow('orders/hand-over')
        return events()
      }, within)
      .toEqual(['run-again', 'failed-again'])
    expect((await open())[0]).toMatchObject({ taskId, runAgain: { allowed: true, reason: null } })
  })

  test('is seen and handed over from no other market, and never taken back as if nobody had begun', async () => {
    const { task } = await notHandedOver()
    const { taskId, rowVersion } = task
    expect(await open(abroad)).toEqual([])
    const refused = await world.as(abroad).call(retryOrderTask, { input: { taskId, rowVersion } })
    expect([refused.status, refused.errors]).toEqual([400, { 'task-not-found': 'ORS002003' }])

    await world.as(service).call(retryOrderTask, { input: { taskId, rowVersion } })
    const { rows } = await world.owner.query<{ removed: boolean }>(
      `select omsorg.remove_job(j.key) as removed from graphile_worker._private_jobs j where j.key like 'hand-over-%'`,
    )
    expect(rows).toEqual([{ removed: false }])
  })

  test('shows the care place that it stands still, and leaves trying to customer service', async () => {
    const { customerOrderId } = await notHandedOver()
    const { body } = await world.as(anna).call(listTasksOfOrder, { params: { customerOrderId } })
    expect(body.tasks).toMatchObject([{ kind: 'failed-job', runAgain: null }])
  })
})

describe('work that is about nobody', () => {
  test('is one task with one owner in every market', async () => {
    await failedWork()
    const [here] = await open()
    const [there] = await open(abroad)
    expect([here, there]).toMatchObject([{ kind: 'failed-work' }, { taskId: here?.taskId }])
    const { taskId = 0, rowVersion = 0 } = here ?? {}
    const taken = await world.as(service).call(takeOrderTask, { input: { taskId, rowVersion } })
    expect((await open(abroad))[0]).toMatchObject({ state: 'taken', isMine: false, runAgain: { allowed: false } })
    const input = { taskId, rowVersion: taken.body.rowVersion }
    const refused = await world.as(abroad).call(retryOrderTask, { input })
    expect([refused.status, refused.errors]).toEqual([400, { 'taken-by-another': 'COM001001' }])

    const released = await world.as(abroad).call(releaseOrderTask, { input })
    expect(released.body.events.map(({ event }) => event)).toEqual(['taken', 'released'])
    expect(await open(anna)).toEqual([])
  })

  test('is refused where nothing of it is left', async () => {
    await failedWork()
    await world.owner.query('delete from graphile_worker._private_jobs')
    const [task] = await open()
    expect(task?.runAgain).toBeNull()
    const { taskId = 0, rowVersion = 0 } = task ?? {}
    const refused = await world.as(service).call(retryOrderTask, { input: { taskId, rowVersion } })
    expect([refused.status, refused.errors]).toEqual([400, { 'nothing-to-run': 'COM001001' }])
  })
})
