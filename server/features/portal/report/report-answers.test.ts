import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMoved } from '@omsorg/contract/portal/moved/read-moved.ts'
import { tellOfMove } from '@omsorg/contract/portal/moved/tell-of-move.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { seeReportAnswers } from '@omsorg/contract/portal/report/see-report-answers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedParcel } from '../../../testing/portal/examples.ts'
import { openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let signe: SignedIn
let karin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  const { id } = world.care.ordinary
  signe = await openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
  await world.owner.query("update omsorg.care_recipient set trustee_name = 'Karin Nordgård' where id = $1", [id])
  const account = await portalAccountOf(world, { careRecipientId: id, holder: 'trustee', name: 'Karin Nordgård' })
  karin = await openHolder(world, account, id)
})
afterAll(() => world.close())

type Parcel = Awaited<ReturnType<typeof arrivedParcel>>
async function told(fault: 'missing' | 'did-not-come' = 'missing') {
  const parcel = await arrivedParcel(world)
  const { body } = await world.as(signe).call(reportDelivery, { input: { ...parcel, fault, packages: 1 } })
  return { parcel, reportId: body.reportId }
}
const read = async ({ customerOrderId }: Parcel, who = signe) =>
  (await world.as(who).call(readPortalOrder, { params: { customerOrderId } })).body.parts[0]?.reports[0]
const unread = async (who = signe) => {
  const { id: careRecipientId } = world.care.ordinary
  const { body } = await world.as(who).call(readHome, { params: { careRecipientId } })
  return body.toldAnswers.map(({ customerOrderId }) => customerOrderId)
}
const see = (reportId: number, who = signe) =>
  world.as(who).call(seeReportAnswers, {
    input: { careRecipientId: world.care.ordinary.id, reportIds: [reportId] },
  })
const end = (taskId: number, more: object = {}, rowVersion = 1) =>
  world.as(nurse).call(endOrderTask, {
    input: {
      taskId,
      rowVersion,
      note: 'Ringde lagret, de hade slut',
      answer: 'Ett nytt paket kommer på tisdag.',
      ...more,
    },
  })

test('whoever told something reads that it waits, that somebody looks at it, and what was answered, and nothing of the note', async () => {
  const { parcel, reportId } = await told()
  expect(await read(parcel)).toMatchObject({ state: 'waiting', answer: null, answeredOn: null, isNew: false })
  await world.as(service).call(takeOrderTask, { input: { taskId: reportId, rowVersion: 1 } })
  expect(await read(parcel)).toMatchObject({ state: 'taken-on', isNew: false })
  const { input } = {
    input: { taskId: reportId, rowVersion: 2, note: 'Bara för oss', answer: 'Det kommer på tisdag.' },
  }
  expect((await world.as(service).call(endOrderTask, { input })).body.told?.answer).toBe('Det kommer på tisdag.')
  const answered = await world.as(signe).call(readPortalOrder, { params: { customerOrderId: parcel.customerOrderId } })
  expect(answered.body.parts[0]?.reports[0]).toMatchObject({
    state: 'seen-to',
    answer: 'Det kommer på tisdag.',
    answeredOn: expect.any(String),
    isNew: true,
  })
  expect(answered.text).not.toContain('Bara för oss')
})

test('an answer is new on the start page of whoever told it until she has read it, and to nobody else', async () => {
  const { parcel, reportId } = await told()
  expect(await unread()).not.toContain(parcel.customerOrderId)
  await end(reportId)
  expect(await unread()).toContain(parcel.customerOrderId)
  expect(await unread(karin)).not.toContain(parcel.customerOrderId)
  expect(await read(parcel, karin)).toMatchObject({ answer: 'Ett nytt paket kommer på tisdag.', isNew: false })
  expect((await see(reportId, karin)).body.seen).toBe(0)
  expect((await see(reportId)).body.seen).toBe(1)
  expect((await see(reportId)).body.seen).toBe(0)
  expect(await unread()).not.toContain(parcel.customerOrderId)
  expect(await read(parcel)).toMatchObject({ answer: 'Ett nytt paket kommer på tisdag.', isNew: false })
})

test('what was ended without a word is new all the same, and staff see what was answered', async () => {
  const silent = await told()
  await end(silent.reportId, { answer: '' })
  expect(await read(silent.parcel)).toMatchObject({ state: 'seen-to', answer: null, isNew: true })
  const spoken = await told()
  await end(spoken.reportId)
  const { customerOrderId } = spoken.parcel
  const { body } = await world.as(nurse).call(listTasksOfOrder, { params: { customerOrderId } })
  expect(body.tasks.find(({ taskId }) => taskId === spoken.reportId)?.told?.answer).toBe(
    'Ett nytt paket kommer på tisdag.',
  )
})

test('an answer to a parcel that has come stands with it; where it only came, nothing is new', async () => {
  const spoken = await told('did-not-come')
  await end(spoken.reportId, { outcome: 'came' })
  expect(await read(spoken.parcel)).toMatchObject({ answer: 'Ett nytt paket kommer på tisdag.', isNew: true })
  const silent = await told('did-not-come')
  await end(silent.reportId, { outcome: 'came', answer: '' })
  expect(await read(silent.parcel)).toBeUndefined()
  expect(await unread()).not.toContain(silent.parcel.customerOrderId)
})

test('of a move the answer is new as well, until a newer one is told', async () => {
  const move = (street: string) =>
    world.as(signe).call(tellOfMove, {
      input: { careRecipientId: world.care.ordinary.id, street, zip: '871 40', city: 'Härnösand' },
    })
  const { body } = await move('Nya gatan 2')
  await end(body.reportId, { answer: 'Vi ringer dig om det.' })
  const params = { careRecipientId: world.care.ordinary.id }
  const answered = await world.as(signe).call(readMoved, { params })
  expect(answered.body.move).toMatchObject({ state: 'seen-to', reason: 'Vi ringer dig om det.', isNew: true })
  expect(await unread()).toContain(null)
  await move('Nya gatan 3')
  expect(await unread()).not.toContain(null)
})

test('of a task that no holder has told there is nobody to answer', async () => {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.order_task (customer_order_id, market, client_id, care_place_id, kind)
     select o.id, o.market, o.client_id, o.care_place_id, 'stuck' from omsorg.customer_order o where o.id = $1 returning id`,
    [world.care.ordinary.order.id],
  )
  const answer = await end(rows[0]?.id ?? 0)
  expect([answer.status, answer.body]).toMatchObject([400, { refusal: 'nobody-to-answer' }])
  const { body } = await world.as(nurse).call(searchOrderTasks, { input: { pageSize: 100 } })
  expect(body.entities.find(({ taskId }) => taskId === rows[0]?.id)?.state).toBe('open')
})
