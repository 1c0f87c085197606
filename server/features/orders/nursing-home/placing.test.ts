import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { confirmation, nursingHomeOf, place, placedFor, saveForResidents } from '../../../testing/orders.ts'
import { newResident, protect, type Resident } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

/** Two who live here, each with a row to draw from: so the tests do not draw from each other's. */
let vera: Resident
let hidden: Resident
beforeEach(async () => {
  vera = await newResident(world, '204')
  hidden = await newResident(world, '207', 'SE_sekretess')
})

const within = { timeout: 10_000, interval: 20 }

async function atErp(customerOrderId: number) {
  await expect.poll(world.jobsLeft, within).toBe(0)
  return world.erp
    .orders()
    .map(({ order }) => order)
    .filter((order) => order.customerOrderId === customerOrderId)
    .toSorted((one, other) => one.orderId - other.orderId)
}

const drawnFrom = async ({ row }: Resident) => {
  const { rows } = await world.owner.query<{ packages: number }>(
    `select coalesce(sum(l.quantity), 0)::int as packages from omsorg.order_line l
     join omsorg.customer_order o on o.id = l.customer_order_id
     where l.prescription_row_id = $1 and o.state = 2 and not l.set_aside and not l.given_back`,
    [row.id],
  )
  return rows[0]?.packages
}

const undoIsOpen = (seconds: number) =>
  world.owner.query('update omsorg.order_setting set undo_seconds = $1', [seconds])

describe('an order for residents', () => {
  test('is a parcel for each, marked with the room, to the care place; a protected one has no mark (O-2-51, O-7-75)', async () => {
    const { customerOrderId, orderIds } = await placedFor(world, anna, [vera, hidden], 2)
    expect(orderIds).toHaveLength(2)
    const orders = await atErp(customerOrderId)
    const place = { party: 'care-place', name: expect.stringContaining('Björken'), street: 'Torget 1' }
    expect(orders.map(({ delivery }) => delivery)).toMatchObject([
      { ...place, goodsLabel: '204' },
      { ...place, goodsLabel: null },
    ])
    expect(JSON.stringify(orders)).not.toMatch(/Rut|207/)
    expect(orders.map(({ fees }) => fees.length > 0)).toEqual([orders[0]?.fees.length !== 0, false])
    const { body } = await world.as(anna).call(readOrderOverview, { query: { customerOrderId } })
    expect(body).toMatchObject({ orderType: 'individual', careRecipient: null, state: 2 })
    expect(body.orders.map(({ careRecipientId }) => careRecipientId)).toEqual([vera.id, hidden.id])
  })

  test('is placed once, and says so to who places it again', async () => {
    const saved = await saveForResidents(world, anna, nursingHomeOf([vera], 1))
    const answers = await Promise.all([confirmation(world, anna, saved), confirmation(world, anna, saved)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.errors).toEqual({ 'order-already-placed': 'ORS002001' })
    expect(await drawnFrom(vera)).toBe(1)
  })

  test('is cancelled as a whole or by its parts, and each gets back what was hers', async () => {
    await undoIsOpen(60)
    const { customerOrderId, orderIds } = await placedFor(world, anna, [vera, hidden], 2)
    const [first = 0] = orderIds
    const cancel = (input: object) => world.as(anna).call(cancelOrder, { input })
    expect((await cancel({ orderId: first })).body).toMatchObject({ erpOrderStatus: 7 })
    expect([await drawnFrom(vera), await drawnFrom(hidden)]).toEqual([0, 2])
    expect((await cancel({ customerOrderId })).status).toBe(400)
    const [, second = 0] = orderIds
    expect((await cancel({ orderId: second })).status).toBe(200)
    expect(await drawnFrom(hidden)).toBe(0)

    const both = await placedFor(world, anna, [vera, hidden], 2)
    expect((await cancel({ customerOrderId: both.customerOrderId })).status).toBe(200)
    expect([await drawnFrom(vera), await drawnFrom(hidden)]).toEqual([0, 0])
    await undoIsOpen(0)
  })

  test('of a place whose price has changed is asked about, and goes at the new one', async () => {
    const saved = await saveForResidents(world, anna, nursingHomeOf([vera], 1))
    const price = (value: number) => world.owner.query('update omsorg.product_offer set price = $1', [value])
    await price(9_900)
    const refused = await confirmation(world, anna, saved)
    expect([refused.status, refused.errors]).toEqual([409, { 'price-changed': 'ORS002004' }])
    const { customerOrderId, rowVersion } = saved
    const input = { customerOrderId, rowVersion, acceptWarnings: true, acceptPrices: true }
    expect((await world.as(anna).call(confirmOrder, { input })).body.totals.subtotal).toBe(9_900)
    await price(8_400)
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['has died', (id) => world.owner.query('update omsorg.care_recipient set status = 3 where id = $1', [id])],
    [
      'has moved',
      (id) =>
        world.owner.query('update omsorg.care_recipient_place set care_place_id = $2 where care_recipient_id = $1', [
          id,
          world.home.sister.id,
        ]),
    ],
  ])(
    'names whose line cannot go when a resident %s since, and the others are ordered without her',
    async (_, change) => {
      const saved = await saveForResidents(world, anna, nursingHomeOf([hidden, vera], 1))
      await change(vera.id)
      const refused = await confirmation(world, anna, saved)
      expect(refused.errors).toEqual({ 'residents[1].lines[0].itemNumber': 'COM001001' })
      expect(refused.body).toMatchObject({
        refusal: 'line-unavailable',
        detail: { careRecipientId: vera.id, prescriptionRowId: vera.row.id, unavailabilityCode: 15 },
      })
      const { customerOrderId, rowVersion } = saved
      const without = await saveForResidents(world, anna, {
        ...nursingHomeOf([hidden], 1),
        customerOrderId,
        rowVersion,
      })
      expect((await confirmation(world, anna, without)).status).toBe(200)
      expect([await drawnFrom(vera), await drawnFrom(hidden)]).toEqual([0, 1])
    },
  )

  test('sends no room of a resident who was protected since', async () => {
    const saved = await saveForResidents(world, anna, nursingHomeOf([vera], 1))
    await protect(world, vera, 'SE_sekretess')
    const { customerOrderId } = await place(world, anna, saved)
    expect((await atErp(customerOrderId)).map(({ delivery }) => delivery.goodsLabel)).toEqual([null])
  })

  test('draws no more than is granted, also where two hold the same residents in another order', async () => {
    const crowd = await crowdOf(world, 6)
    const drafts = await Promise.all(
      crowd.map((each, index) =>
        saveForResidents(world, each, nursingHomeOf(index % 2 === 0 ? [vera, hidden] : [hidden, vera], 14)),
      ),
    )
    const answers = await Promise.all(
      crowd.map((each, index) => confirmation(world, each, drafts[index] ?? { customerOrderId: 0, rowVersion: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 400, 400])
    expect([await drawnFrom(vera), await drawnFrom(hidden)]).toEqual([56, 56])
    const kept = 'select * from omsorg.row_supply order by prescription_row_id'
    const before = await world.owner.query(kept)
    await world.owner.query('select omsorg.rebuild_supply()')
    expect((await world.owner.query(kept)).rows).toEqual(before.rows)
  })

  test('of forty residents is forty parcels', async () => {
    const residents: Resident[] = []
    for (let room = 301; room <= 340; room += 1) residents.push(await newResident(world, String(room)))
    const { orderIds, customerOrderId } = await placedFor(world, anna, residents, 1)
    expect(orderIds).toHaveLength(40)
    const labels = (await atErp(customerOrderId)).map(({ delivery }) => delivery.goodsLabel)
    expect(labels.toSorted()).toEqual(residents.map((_, index) => String(301 + index)))
  })

  test('is marked with the room on one line (O-5-20)', async () => {
    const { customerOrderId } = await placedFor(world, anna, [await newResident(world, 'Norra\n12')], 1)
    expect((await atErp(customerOrderId)).map(({ delivery }) => delivery.goodsLabel)).toEqual(['Norra 12'])
  })

  test('says that the parcel of a resident is split where her lines are more than an order holds', async () => {
    const holds = (lines: number) =>
      world.owner.query('update omsorg.order_setting set max_lines_per_order = $1', [lines])
    await holds(1)
    const both = nursingHomeOf([vera], 1)
    const [resident] = both.residents
    const { id: prescriptionRowId, product } = vera.second
    const lines = [...(resident?.lines ?? []), { prescriptionRowId, itemNumber: product.itemNumber, quantity: 1 }]
    const saved = await saveForResidents(world, anna, { ...both, residents: [{ careRecipientId: vera.id, lines }] })
    expect(saved.warnings).toContain('will-be-split')
    expect((await saveForResidents(world, anna, nursingHomeOf([vera, hidden], 1))).warnings).toEqual([])
    await holds(40)
  })

  test('charges each resident her own fee', async () => {
    await world.owner.query(
      `insert into omsorg.patient_fee_setting (client_id, therapy_area, valid_from, enabled, method, type)
       values ($1, 'Incontinence', '2000-01-01', true, 'per-withdrawal', 'fixed')`,
      [world.home.client.id],
    )
    for (const { id } of [vera, hidden]) {
      await world.owner.query(
        `insert into omsorg.patient_fee (care_recipient_id, therapy_area, amount, valid_from) values ($1, 'Incontinence', 5000, '2000-01-01')`,
        [id],
      )
    }
    const { totals } = await placedFor(world, anna, [vera, hidden], 2)
    expect(totals).toMatchObject({
      patientFee: 10_000,
      patientFeeByArea: [{ therapyArea: 'Incontinence', amount: 10_000 }],
    })
    await world.owner.query('delete from omsorg.patient_fee_setting')
  })
})
