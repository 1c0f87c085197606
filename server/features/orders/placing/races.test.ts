import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { granted } from '../../../testing/care.ts'
import { crowdOf } from '../../../testing/crowd.ts'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let crowd: SignedIn[]
beforeAll(async () => {
  world = await openWorld()
  crowd = await crowdOf(world, 50)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

/** Packages drawn from a row by placed orders that were not given back. */
async function drawn(rowId: number): Promise<number[]> {
  const { rows } = await world.owner.query<{ quantity: number }>(
    `select l.quantity from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
     where l.prescription_row_id = $1 and o.state = 2 and not l.given_back`,
    [rowId],
  )
  return rows.map(({ quantity }) => quantity)
}

test('fifty who withdraw from one row at once draw what is granted and not a package more (O-5-49)', async () => {
  const { ordinary } = world.care
  const drafts = await Promise.all(
    crowd.map((each) => saveOrder(world, each, withdrawalOf(ordinary, { quantity: 14 }))),
  )
  const answers = await Promise.all(
    crowd.map((each, index) => {
      const { customerOrderId = 0, rowVersion = 0 } = drafts[index] ?? {}
      return world.as(each).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(granted.withdrawals)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(50 - granted.withdrawals)
  expect(await drawn(ordinary.row.id)).toEqual([14, 14, 14, 14])
  const { rows } = await world.owner.query('select status from omsorg.prescription_row where id = $1', [
    ordinary.row.id,
  ])
  expect(rows).toEqual([{ status: 3 }])

  await expect.poll(world.jobsLeft, within).toBe(0)
  expect(world.erp.orders()).toHaveLength(granted.withdrawals)
  expect(world.erp.orders().every(({ timesReceived }) => timesReceived === 1)).toBe(true)
})

test('one order that is confirmed fifty times at once is placed once', async () => {
  const [actor] = crowd as [SignedIn]
  const { protected: person } = world.care
  const { customerOrderId, rowVersion } = await saveOrder(world, actor, withdrawalOf(person, { quantity: 1 }))
  const input = { customerOrderId, rowVersion, acceptWarnings: true }
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.as(actor).call(confirmOrder, { input })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    new Set(answers.filter(({ status }) => status !== 200).flatMap(({ errors }) => Object.values(errors))),
  ).toEqual(new Set(['ORS002001']))
  expect(await drawn(person.row.id)).toEqual([1])
})

test('a first save sent fifty times at once leaves one draft', async () => {
  const [, actor] = crowd as [SignedIn, SignedIn]
  const input = withdrawalOf(world.care.protected, { quantity: 1, row: world.care.protected.secondRow })
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.as(actor).call(saveWithdrawal, { input })))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const { rows } = await world.owner.query(
    `select o.id, count(l.id)::int as lines from omsorg.customer_order o join omsorg.order_line l on l.customer_order_id = o.id
     where o.created_by = $1 and o.care_recipient_id = $2 and o.state = 1 group by o.id`,
    [Number(actor.claims.sub), input.careRecipientId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.lines).toBe(1)
})

test('of the same key sent fifty times at once, one is carried out and all who are answered get its answer', async () => {
  const [, , actor] = crowd as [SignedIn, SignedIn, SignedIn]
  const { customerOrderId, rowVersion } = await saveOrder(
    world,
    actor,
    withdrawalOf(world.care.protected, { quantity: 1 }),
  )
  const input = { customerOrderId, rowVersion, acceptWarnings: true }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.as(actor).call(confirmOrder, { input, idempotencyKey: 'fifty-at-once' })),
  )
  const agreed = answers.filter(({ status }) => status === 200)
  expect(new Set(agreed.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - agreed.length)
  expect(await drawn(world.care.protected.row.id)).toEqual([1, 1])
})

test('an order that is placed and cancelled at once is either there in full or not at all', async () => {
  const { protected: person } = world.care
  for (const actor of crowd.slice(10, 30)) {
    const { customerOrderId, rowVersion } = await saveOrder(
      world,
      actor,
      withdrawalOf(person, { quantity: 1, row: person.catheterRow }),
    )
    const [confirmed, cancelled] = await Promise.all([
      world.as(actor).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } }),
      world.as(actor).call(cancelOrder, { input: { customerOrderId } }),
    ])
    const late = await world.as(actor).call(cancelOrder, { input: { customerOrderId } })
    expect(confirmed.status).toBe(200)
    expect([200, 400]).toContain(cancelled.status)
    expect(late.status === 200 || cancelled.status === 200).toBe(true)
  }
  await expect.poll(world.jobsLeft, within).toBe(0)

  // What was taken back before its hand-over never reaches the ERP; what was asked for later was decided there.
  const { rows } = await world.owner.query<{ id: string; erp_status: number; asked: boolean; given_back: boolean }>(
    `select p.id, p.erp_status, p.cancel_asked_at is not null as asked, p.given_back_at is not null as given_back
     from omsorg.order_part p join omsorg.customer_order o on o.id = p.customer_order_id
     join omsorg.order_line l on l.order_part_id = p.id
     where l.prescription_row_id = $1 and o.state = 2 and o.created_by <> $2`,
    [person.catheterRow.id, world.people.prescriber.id],
  )
  expect(rows).toHaveLength(20)
  for (const part of rows) {
    const known = world.erp.orders().find(({ order }) => order.orderId === Number(part.id))
    expect({ ...part, known: known?.status ?? null }).toEqual({
      ...part,
      erp_status: 7,
      given_back: true,
      known: part.asked ? 7 : null,
    })
  }
})
