import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { receiveErpMessage } from '@omsorg/contract/orders/erp/receive-erp-message.ts'
import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { releaseOrderTask } from '@omsorg/contract/orders/task/release-order-task.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedBy } from '../../../testing/examples/orders.ts'
import { placedFor, placeOrder, resetSwitches, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
})
afterEach(() => resetSwitches(world.erp))
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

async function refusedOrder() {
  world.erp.turn({ refuse: 'Kunden är spärrad' })
  const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  await expect.poll(world.jobsLeft, within).toBe(0)
  const { body } = await world.as(anna).call(listTasksOfOrder, { params: { customerOrderId } })
  const [task] = body.tasks
  if (!task) throw new Error('the refusal left no task')
  return { customerOrderId, task }
}

describe('an order that the ERP refuses', () => {
  test('stands as a task on the order, in the list of its care place and in that of customer service', async () => {
    const { customerOrderId, task } = await refusedOrder()
    expect(task).toMatchObject({ kind: 'refused', state: 'open', reason: 'Kunden är spärrad', isMine: false })
    for (const actor of [anna, service]) {
      const { body } = await world.as(actor).call(searchOrderTasks, { input: {} })
      const found = body.entities.find((each) => each.customerOrderId === customerOrderId)
      expect(found).toMatchObject({ kind: 'refused', carePlaceId: world.home.place.id, erpOrderStatus: 7 })
    }
  })

  test('of residents names whose parcel it is, to whoever may see persons', async () => {
    world.erp.turn({ refuse: 'Kunden är spärrad' })
    const { ordinary } = world.care
    const { customerOrderId } = await placedFor(world, anna, [ordinary], 1)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const taskOf = async (actor: SignedIn) =>
      (await world.as(actor).call(searchOrderTasks, { input: {} })).body.entities.find(
        (each) => each.customerOrderId === customerOrderId,
      )
    for (const actor of [anna, service]) {
      expect(await taskOf(actor)).toMatchObject({
        careRecipientId: ordinary.id,
        careRecipientName: `${ordinary.firstName} ${ordinary.lastName}`,
        order: { orderType: 'individual', isExpress: false, isPreorder: false, source: 'Guide' },
      })
    }
    expect(await taskOf(await world.signIn(world.people.purchaser))).toBeUndefined()
  })

  test('is no work of another care place, which finds neither order nor task', async () => {
    const { customerOrderId, task } = await refusedOrder()
    const stranger = await world.signIn(world.people.stranger)
    const read = await world.as(stranger).call(listTasksOfOrder, { params: { customerOrderId } })
    const input = { taskId: task.taskId, rowVersion: task.rowVersion, note: 'Klar' }
    const ended = await world.as(stranger).call(endOrderTask, { input })
    expect([read.status, ended.status, ended.errors]).toEqual([404, 400, { 'task-not-found': 'ORS002003' }])
  })
})

describe('customer service', () => {
  test('takes a task once, however many press at once, and gives it back', async () => {
    const { task } = await refusedOrder()
    const take = () =>
      world.as(service).call(takeOrderTask, { input: { taskId: task.taskId, rowVersion: task.rowVersion } })
    const answers = await Promise.all([take(), take(), take()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const taken = answers.find(({ status }) => status === 200)
    expect(taken?.body).toMatchObject({ state: 'taken', isMine: true })

    const mine = await world.as(service).call(searchOrderTasks, { input: { choice: 'mine' } })
    expect(mine.body.entities.map(({ taskId }) => taskId)).toEqual([task.taskId])
    const rowVersion = taken?.body.rowVersion ?? 0
    const released = await world.as(service).call(releaseOrderTask, { input: { taskId: task.taskId, rowVersion } })
    expect(released.body).toMatchObject({ state: 'open', takenBy: null, takenAt: null })
  })

  test('has what a colleague took refused to the care place, with the name of the colleague', async () => {
    const { task } = await refusedOrder()
    const taken = await world
      .as(service)
      .call(takeOrderTask, { input: { taskId: task.taskId, rowVersion: task.rowVersion } })
    const input = { taskId: task.taskId, rowVersion: taken.body.rowVersion, note: 'Beställt på annat sätt' }
    const answer = await world.as(anna).call(endOrderTask, { input })
    expect([answer.status, answer.errors]).toEqual([400, { 'taken-by-another': 'COM001001' }])
  })

  test('ends a task by hand with a note, which stays with the order', async () => {
    const { customerOrderId, task } = await refusedOrder()
    const input = { taskId: task.taskId, rowVersion: task.rowVersion, note: 'Ringde avdelningen' }
    const done = await world.as(service).call(endOrderTask, { input })
    expect(done.body).toMatchObject({ state: 'done', note: 'Ringde avdelningen' })
    const again = await world.as(service).call(endOrderTask, { input: { ...input, rowVersion: done.body.rowVersion } })
    expect(again.errors).toEqual({ 'task-is-done': 'COM001001' })
    const { body } = await world.as(anna).call(listTasksOfOrder, { params: { customerOrderId } })
    expect(body.tasks[0]).toMatchObject({ state: 'done', note: 'Ringde avdelningen' })
  })
})

describe('a message that does not fit', () => {
  test('about an order that nobody knows is one task of customer service, and nothing of the care place', async () => {
    const message = (messageId: string) => ({
      messageId,
      orderId: 2_000_000_001,
      status: 5 as const,
      occurredOn: '2026-11-20T08:00:00Z',
    })
    for (const input of [message('unknown-1'), message('unknown-2')]) {
      await world.as(null).call(receiveErpMessage, { input, headers: signedBy(world, input) })
    }
    await expect.poll(world.jobsLeft, within).toBe(0)
    const unknown = async (actor: SignedIn) => {
      const { body } = await world.as(actor).call(searchOrderTasks, { input: {} })
      return body.entities.filter(({ orderId }) => orderId === 2_000_000_001)
    }
    expect(await unknown(service)).toMatchObject([{ kind: 'unknown-order', customerOrderId: null, clientId: null }])
    expect(await unknown(anna)).toEqual([])
  })
})

describe('a task that the order ends by itself', () => {
  test('stands while an asked cancelling has no answer, and is gone with the answer', async () => {
    world.erp.turn({ cancelLater: true })
    const { customerOrderId } = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await expect.poll(world.jobsLeft, within).toBe(0)
    await world.as(anna).call(cancelOrder, { input: { customerOrderId, reason: '' } })
    await expect.poll(world.jobsLeft, within).toBe(0)
    await world.owner.query(
      `update omsorg.order_part set cancel_asked_at = now() - interval '30 hours', erp_status_at = now() - interval '30 hours'
       where customer_order_id = $1`,
      [customerOrderId],
    )
    await world.owner.query(`select graphile_worker.add_job('orders/watch-waiting')`)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const kinds = async () => {
      const { body } = await world.as(anna).call(listTasksOfOrder, { params: { customerOrderId } })
      return body.tasks.map(({ kind, state }) => `${kind} ${state}`)
    }
    expect(await kinds()).toEqual(['cancel-unanswered open'])
    await world.erp.step()
    await expect.poll(kinds, within).toEqual(['cancel-unanswered done'])
  })
})
