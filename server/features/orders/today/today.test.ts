import { listOrdersOnTheWay } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newPatient, prescribe } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const onTheWay = (actor: SignedIn) => world.as(actor).call(listOrdersOnTheWay, {})
const waiting = (actor: SignedIn) => world.as(actor).call(listWaiting, {})

/** An order for somebody new, so that nothing of another test stands in its way. */
async function freshOrder(quantity = 14) {
  const patient = await newPatient(world)
  const [row] = (await prescribe(world, patient)).rows
  if (!row) throw new Error('a prescription has no rows')
  const order = withdrawalOf({ ...world.care.ordinary, ...patient, row }, { quantity, row })
  return { patient, ...(await placeOrder(world, nurse, order)) }
}

/** A placed order with one open task for the care place. */
async function orderWithTask(kind: string, since: string): Promise<number> {
  const { customerOrderId, orderIds } = await freshOrder()
  await world.owner.query(
    `insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, since)
     select o.id, $2, o.market, o.client_id, o.care_place_id, $3, $4 from omsorg.customer_order o where o.id = $1`,
    [customerOrderId, orderIds[0], kind, since],
  )
  return customerOrderId
}

describe('what is on its way to a care place', () => {
  test('is each part that is neither delivered nor refused, with its person, its packages and its day', async () => {
    const placed = await freshOrder(14)
    const of = async () =>
      (await onTheWay(nurse)).body.entities.filter((each) => each.customerOrderId === placed.customerOrderId)
    expect(await of()).toMatchObject([{ careRecipientId: placed.patient.id, totalPackages: 14, erpOrderStatus: 1 }])
    await world.owner.query('update omsorg.order_part set erp_status = 6 where customer_order_id = $1', [
      placed.customerOrderId,
    ])
    expect(await of()).toEqual([])
  })

  test('is sorted by the promised day, without a day last', async () => {
    await freshOrder()
    await freshOrder()
    const days = (await onTheWay(nurse)).body.entities.map(({ deliveryDate }) => deliveryDate ?? '9999')
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted())
  })

  test('names no person to whoever may not see persons, and none of another place', async () => {
    const purchaser = await world.signIn(world.people.purchaser)
    const stranger = await world.signIn(world.people.stranger)
    for (const actor of [purchaser, stranger]) {
      const { status, body } = await onTheWay(actor)
      expect(status).toBe(200)
      expect(body.entities.filter(({ careRecipientId }) => careRecipientId !== null)).toEqual([])
    }
  })

  test('leaves one row in the access log for each person that it shows', async () => {
    const count = async () =>
      Number((await world.owner.query<{ count: string }>('select count(*) from omsorg.access_log')).rows[0]?.count ?? 0)
    const before = await count()
    const { entities } = (await onTheWay(nurse)).body
    const persons = new Set(entities.flatMap(({ careRecipientId }) => careRecipientId ?? []))
    expect(persons.size).toBeGreaterThan(0)
    expect((await count()) - before).toBe(persons.size)
  })
})

describe('what waits for an answer', () => {
  test('is open tasks with orders first, then renewals that are asked for, each the oldest first', async () => {
    const younger = await orderWithTask('stuck', '2026-11-18T08:00:00Z')
    const older = await orderWithTask('refused', '2026-11-17T08:00:00Z')
    const prescription = await prescribe(world, await newPatient(world))
    await world.owner.query(
      "insert into omsorg.renew_request (prescription_id, requested_by, requested_at) values ($1, $2, '2026-11-01T08:00:00Z')",
      [prescription.id, world.people.nurse.id],
    )
    const { entities } = (await waiting(nurse)).body
    const orders = entities.flatMap(({ customerOrderId }) => customerOrderId ?? [])
    expect(orders.indexOf(older)).toBeLessThan(orders.indexOf(younger))
    expect(entities.find(({ customerOrderId }) => customerOrderId === older)).toMatchObject({ kind: 'refused' })
    expect(entities.at(-1)).toMatchObject({ kind: 'renewal', prescriptionId: prescription.id, customerOrderId: null })
  })

  test('is done when the task is', async () => {
    const order = await orderWithTask('stuck', '2026-11-10T08:00:00Z')
    const holds = async () => (await waiting(nurse)).body.entities.some((each) => each.customerOrderId === order)
    expect(await holds()).toBe(true)
    await world.owner.query(
      "update omsorg.order_task set state = 'done', done_at = now() where customer_order_id = $1",
      [order],
    )
    expect(await holds()).toBe(false)
  })

  test('is nothing of a person to whoever may not see persons', async () => {
    await orderWithTask('refused', '2026-11-09T08:00:00Z')
    const purchaser = await world.signIn(world.people.purchaser)
    expect((await waiting(purchaser)).body.entities.filter((each) => each.careRecipientId !== null)).toEqual([])
  })
})
