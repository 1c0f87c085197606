import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedParcel } from '../../../testing/portal/examples.ts'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let signe: SignedIn
let parcel: Awaited<ReturnType<typeof arrivedParcel>>
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  signe = await holderAtHome(world)
  parcel = await arrivedParcel(world)
})
afterAll(() => world.close())

const missing = { fault: 'missing', packages: 1, text: 'Ett paket för lite' } as const
const report = (more: object = {}) =>
  world.as(signe).call(reportDelivery, { input: { ...parcel, ...missing, ...more } })
const read = async () =>
  (await world.as(signe).call(readPortalOrder, { params: { customerOrderId: parcel.customerOrderId } })).body.parts[0]
const tasksOf = async (actor: SignedIn) =>
  (await world.as(actor).call(searchOrderTasks, { input: {} })).body.entities.filter(
    ({ kind, customerOrderId }) => kind === 'reported' && customerOrderId === parcel.customerOrderId,
  )

test('what is missing is told once of many who tell it at once, and is a task of the place and of customer service', async () => {
  const answers = await Promise.all([report(), report(), report(), report()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await report()).detail).toMatchObject({ by: { isSelf: true, relation: 'self' }, on: expect.any(String) })
  for (const actor of [nurse, service]) {
    expect(await tasksOf(actor)).toMatchObject([
      {
        careRecipientId: parcel.careRecipientId,
        orderId: parcel.orderId,
        told: { holder: 'self', fault: 'missing', packages: 1, words: missing.text, itemName: expect.any(String) },
        reason: '',
      },
    ])
  }
  const { body } = await world.as(nurse).call(listWaiting, {})
  expect(body.entities).toContainEqual(
    expect.objectContaining({ kind: 'reported', customerOrderId: parcel.customerOrderId }),
  )
})

test('another fault of the same parcel is another task, and the holder reads who looks into what', async () => {
  expect((await report({ fault: 'did-not-come' })).status).toBe(200)
  const part = await read()
  expect(part?.askWhetherItCame).toBe(false)
  expect(part?.reports.map(({ fault, packages, isSeenTo }) => [fault, packages, isSeenTo])).toEqual([
    ['did-not-come', null, false],
    ['missing', 1, false],
  ])
})

test('what staff have seen to can be told again, and their note is not told', async () => {
  const { body } = await world.as(nurse).call(listTasksOfOrder, { params: { customerOrderId: parcel.customerOrderId } })
  for (const { taskId, rowVersion } of body.tasks) {
    const ended = await world.as(nurse).call(endOrderTask, { input: { taskId, rowVersion, note: 'Ringde dottern' } })
    expect(ended.status).toBe(200)
  }
  const answer = await world.as(signe).call(readPortalOrder, { params: { customerOrderId: parcel.customerOrderId } })
  expect(answer.text).not.toContain('Ringde dottern')
  expect(answer.body.parts[0]?.reports.every(({ isSeenTo }) => isSeenTo)).toBe(true)
  expect(answer.body.parts[0]?.askWhetherItCame).toBe(true)
  expect((await report()).status).toBe(200)
})

test('more than was ordered, a line of another parcel and one of somebody else are none', async () => {
  expect((await report({ packages: 2 })).errors).toEqual({ packages: 'COM001001' })
  expect((await report({ packages: 0 })).errors).toEqual({ packages: 'COM001003' })
  expect((await report({ orderLineId: null })).errors).toEqual({ orderLineId: 'COM001003' })
  expect((await report({ orderLineId: 1 })).errors).toEqual({ orderLineId: 'COM001001' })
  expect((await report({ orderId: parcel.orderId + 1 })).errors).toEqual({ orderId: 'ORS002003' })
  expect((await report({ careRecipientId: world.care.atSisterPlace.id })).errors).toEqual({
    careRecipientId: 'CRS003003',
  })
})

test('of a parcel that has not set out nothing is told', async () => {
  await world.owner.query(
    'update omsorg.order_part set erp_status = 1, delivery_date = current_date + 3 where id = $1',
    [parcel.orderId],
  )
  expect((await report({ fault: 'did-not-come' })).errors).toEqual({ fault: 'COM001001' })
  expect((await read())?.faults).toEqual([])
})
