import { receiveErpMessage } from '@omsorg/contract/orders/erp/receive-erp-message.ts'
import { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { preOrderHomeDelivery } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { removeClient } from '@omsorg/contract/organisation/client/remove-client.ts'
import { restoreClient } from '@omsorg/contract/organisation/client/restore-client.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedBy } from '../../../testing/examples/orders.ts'
import {
  confirmation,
  groupOf,
  headersAtHome,
  homeDeliveryOf,
  nursingHomeOf,
  place,
  saveForHome,
  saveForResidents,
  saveForStore,
  saveOrder,
  selectedFor,
  withdrawalOf,
} from '../../../testing/orders.ts'
import { runningFor, wantedFor, type Running } from '../../../testing/prescribing.ts'
import { newPatient, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const within = { timeout: 10_000, interval: 20 }

let world: World
let admin: SignedIn
let service: SignedIn
/** Somebody who is ordered for, and what was begun for her while the client was there. */
let run: Running
let begun: Awaited<ReturnType<typeof beginAll>>
let delivered: Awaited<ReturnType<typeof place>>
let cancelled: Awaited<ReturnType<typeof place>>
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  run = await runningFor(world)
  delivered = await placed()
  cancelled = await placed()
  begun = await beginAll()
  expect((await world.as(admin).call(removeClient, { params: { clientId: world.home.client.id } })).status).toBe(200)
})
afterAll(() => world.close())

const headers = () => headersAtHome(world, service)
const her = () => ({ ...world.care.ordinary, ...run.patient, row: run.row })
const withdrawal = () => withdrawalOf(her(), { quantity: 1 })
const goods = async () => homeDeliveryOf(her(), (await selectedFor(world, her())).itemNumber, 1)
const placed = async () => place(world, service, await saveOrder(world, service, withdrawal()))

async function beginAll() {
  return {
    withdrawal: await saveOrder(world, service, withdrawal()),
    'home delivery': await saveForHome(world, service, await goods()),
    group: await saveForStore(world, service, groupOf(world, 1)),
    'nursing home': await saveForResidents(world, service, nursingHomeOf([her()], 1)),
  }
}

interface Said {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
}
const said = ({ status, errors }: Said) => [status, Object.values(errors)]
const isRefused = (...codes: string[]) => [400, [expect.stringMatching(codes.join('|'))]]

const ofHer = () => ({ params: { careRecipientId: her().id }, query: {}, headers: headers() })
const kinds = {
  withdrawal: {
    propose: () => world.as(service).call(preOrderWithdrawal, ofHer()),
    save: () => world.as(service).call(saveWithdrawal, { input: withdrawal(), headers: headers() }),
  },
  'home delivery': {
    propose: () => world.as(service).call(preOrderHomeDelivery, ofHer()),
    save: async () => world.as(service).call(saveHomeDelivery, { input: await goods(), headers: headers() }),
  },
  group: {
    propose: () =>
      world
        .as(service)
        .call(preOrderGroup, { params: { carePlaceId: world.home.place.id }, query: {}, headers: headers() }),
    save: () => world.as(service).call(saveGroup, { input: groupOf(world, 1), headers: headers() }),
  },
  'nursing home': {
    propose: () => world.as(service).call(preOrderNursingHome, { query: {}, headers: headers() }),
    save: () => world.as(service).call(saveNursingHome, { input: nursingHomeOf([her()], 1), headers: headers() }),
  },
}

const ordersOf = async () =>
  (
    await world.owner.query<{ orders: number; prescriptions: number; additions: number }>(
      `select (select count(*)::int from omsorg.customer_order where state = 2) as orders,
              (select count(*)::int from omsorg.prescription) as prescriptions,
              (select count(*)::int from omsorg.prescription_row_addition) as additions`,
    )
  ).rows[0]

describe('at the places of a removed client customer service', () => {
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'orders nothing: a %s is not proposed, not saved, and not placed where it was saved before (A-7.5-23)',
    async (kind) => {
      const before = await ordersOf()
      const { propose, save } = kinds[kind]
      expect(said(await propose())).toEqual(isRefused('GBS000709'))
      expect(said(await save())).toEqual(isRefused('GBS000709'))
      expect(said(await confirmation(world, service, begun[kind]))).toEqual(isRefused('GBS000709'))
      expect(await ordersOf()).toEqual(before)
    },
  )

  test('prescribes nothing: neither anew nor in place of what runs, nor more of it', async () => {
    const before = await ordersOf()
    const sent = { headers: headers() }
    const today = todayOf(world).toString()
    const prescriptionId = run.id
    const patient = await newPatient(world)
    const as = world.as(service)
    const addition = { prescriptionRowId: run.row.id, extraPackages: 5, startDate: today, endDate: today }
    const rows = { prescriptionRowIds: [run.row.id] }
    const answers = [
      await as.call(createPrescription, { input: wantedFor(world, patient), ...sent }),
      await as.call(renewPrescription, { input: { prescriptionId }, ...sent }),
      await as.call(batchRenewRows, { input: rows, ...sent }),
      await as.call(createAddition, { input: addition, ...sent }),
    ]
    expect(answers.map(said)).toEqual(answers.map(() => isRefused('IPS001001')))
    const { body } = await as.call(proposeRenewal, { input: { prescriptionId }, ...sent })
    expect([body.fromToday.can.reason, body.afterOldEnd.can.reason]).toEqual([
      'prescribing-not-allowed',
      'prescribing-not-allowed',
    ])
    expect(await ordersOf()).toEqual(before)
  })

  test('reads what was ordered and prescribed before', async () => {
    const as = world.as(service)
    const input = { careRecipientId: her().id }
    const { customerOrderId } = delivered
    const overview = await as.call(readOrderOverview, { query: { customerOrderId }, headers: headers() })
    expect([overview.status, overview.body.customerOrderId]).toEqual([200, customerOrderId])
    const orders = await as.call(searchOrdersByCareRecipient, { input, headers: headers() })
    expect(orders.body.entities.map((each) => each.customerOrderId)).toContain(customerOrderId)
    const prescriptions = await as.call(searchPrescriptions, { input, headers: headers() })
    expect(prescriptions.body.entities.map((each) => each.prescriptionId)).toContain(run.id)
  })

  test('cancels what was placed before', async () => {
    await expect.poll(world.jobsLeft, within).toBe(0)
    const { customerOrderId } = cancelled
    const input = { customerOrderId, reason: 'Beställd två gånger' }
    const { status, body } = await world.as(service).call(cancelOrder, { input, headers: headers() })
    expect([status, body.cancelAsked?.at]).toEqual([200, expect.any(String)])
  })
})

test('an order that was placed before goes on: it is handed over, and what the ERP tells of it is taken (decision 0076)', async () => {
  await expect.poll(world.jobsLeft, within).toBe(0)
  const [orderId = 0] = delivered.orderIds
  const input = { messageId: 'on-its-way', orderId, status: 5 as const, occurredOn: world.clock.now().toString() }
  await world.as(null).call(receiveErpMessage, { input, headers: signedBy(world, input) })
  await expect.poll(world.jobsLeft, within).toBe(0)
  expect(world.erp.orders().some(({ order }) => order.customerOrderId === delivered.customerOrderId)).toBe(true)
  const query = { customerOrderId: delivered.customerOrderId }
  const { body } = await world.as(service).call(readOrderOverview, { query, headers: headers() })
  expect(body.orders[0]?.erpOrderStatus).toBe(5)
})

test('a client that is restored orders as before, also what was begun', async () => {
  const clientId = world.home.client.id
  expect((await world.as(admin).call(restoreClient, { params: { clientId } })).status).toBe(200)
  expect((await kinds.withdrawal.propose()).status).toBe(200)
  expect((await confirmation(world, service, begun.withdrawal)).status).toBe(200)
  expect((await confirmation(world, service, begun.group)).status).toBe(200)
  expect(
    (await world.as(service).call(proposeRenewal, { input: { prescriptionId: run.id }, headers: headers() })).status,
  ).toBe(200)
})
