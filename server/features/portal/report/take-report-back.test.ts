import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { sayItCame } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { takeReportBack } from '@omsorg/contract/portal/report/take-report-back.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedParcel } from '../../../testing/portal/examples.ts'
import { holderAtHome, openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  signe = await holderAtHome(world)
})
afterAll(() => world.close())

type Parcel = Awaited<ReturnType<typeof arrivedParcel>>
async function told(fault: 'missing' | 'did-not-come') {
  const parcel = await arrivedParcel(world)
  const { body } = await world.as(signe).call(reportDelivery, { input: { ...parcel, fault, packages: 1 } })
  return { parcel, reportId: body.reportId }
}
const takeBack = (reportId: number, actor = signe) =>
  world.as(actor).call(takeReportBack, { input: { careRecipientId: world.care.ordinary.id, reportId } })
const part = async ({ customerOrderId }: Parcel) =>
  (await world.as(signe).call(readPortalOrder, { params: { customerOrderId } })).body.parts[0]
const ended = async (taskId: number) =>
  (await world.as(nurse).call(searchOrderTasks, { input: { choice: 'done', pageSize: 100 } })).body.entities.find(
    (task) => task.taskId === taskId,
  )

test('what was told is taken back once of many, can be told again, and its task says who took it back and when', async () => {
  const { parcel, reportId } = await told('missing')
  expect((await part(parcel))?.reports[0]?.can.takeBack).toEqual({ allowed: true, reason: null })
  const answers = await Promise.all([takeBack(reportId), takeBack(reportId), takeBack(reportId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await part(parcel))?.reports).toEqual([])
  expect(await ended(reportId)).toMatchObject({
    outcome: 'taken-back',
    doneBy: { holder: 'self' },
    doneAt: expect.any(String),
  })
  const again = await world.as(signe).call(reportDelivery, { input: { ...parcel, fault: 'missing', packages: 1 } })
  expect(again.status).toBe(200)
})

test('of what is taken back and taken on at once one of the two holds, and the other hears so', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { reportId } = await told('missing')
    const take = () => world.as(service).call(takeOrderTask, { input: { taskId: reportId, rowVersion: 1 } })
    const both =
      round % 2
        ? await Promise.all([takeBack(reportId), take()])
        : (await Promise.all([take(), takeBack(reportId)])).toReversed()
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const [taken] = both
    expect((await ended(reportId))?.outcome ?? null).toBe(taken?.status === 200 ? 'taken-back' : null)
  }
})

test('what another holder told, staff work on or have seen to is not taken back', async () => {
  const { parcel, reportId } = await told('missing')
  await world.owner.query("update omsorg.care_recipient set trustee_name = 'Karin Nordgård' where id = $1", [
    world.care.ordinary.id,
  ])
  const trustee = await openHolder(
    world,
    await portalAccountOf(world, {
      careRecipientId: world.care.ordinary.id,
      holder: 'trustee',
      name: 'Karin Nordgård',
    }),
    world.care.ordinary.id,
  )
  expect((await takeBack(reportId, trustee)).errors).toEqual({ 'told-by-another': 'COM001001' })
  await world.as(service).call(takeOrderTask, { input: { taskId: reportId, rowVersion: 1 } })
  expect((await takeBack(reportId)).errors).toEqual({ 'taken-on': 'COM001001' })
  expect((await part(parcel))?.reports[0]?.can.takeBack).toEqual({ allowed: false, reason: 'taken-on' })
  await world.as(service).call(endOrderTask, { input: { taskId: reportId, rowVersion: 2, note: 'Skickat på nytt' } })
  expect((await takeBack(reportId)).errors).toEqual({ 'seen-to': 'COM001001' })
  expect((await takeBack(reportId + 1_000)).errors).toEqual({ reportId: 'ORS002003' })
})

test('a parcel that did not come and is said to have come ends its task, with who and when', async () => {
  const { parcel, reportId } = await told('did-not-come')
  const { careRecipientId, customerOrderId, orderId } = parcel
  const say = () => world.as(signe).call(sayItCame, { input: { careRecipientId, customerOrderId, orderId } })
  const answers = await Promise.all([say(), say()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await ended(reportId)).toMatchObject({ outcome: 'came', doneBy: { holder: 'self' } })
  expect(await part(parcel)).toMatchObject({ reports: [], received: { by: { isSelf: true } } })
})

test('that it came is said by staff too with the end of the task, of no other fault', async () => {
  const { parcel, reportId } = await told('did-not-come')
  const end = (taskId: number) =>
    world.as(nurse).call(endOrderTask, { input: { taskId, rowVersion: 1, note: 'Ringde', outcome: 'came' } })
  const [first, second] = await Promise.all([end(reportId), end(reportId)])
  expect([first.status, second.status].toSorted()).toEqual([200, expect.any(Number)])
  expect(await ended(reportId)).toMatchObject({
    outcome: 'came',
    doneBy: { name: nurse.claims.given_name + ' ' + nurse.claims.family_name },
  })
  expect(await part(parcel)).toMatchObject({ reports: [], received: { by: { unit: world.home.place.name } } })
  const other = await told('missing')
  expect((await end(other.reportId)).errors).toEqual({ outcome: 'COM001001' })
})
