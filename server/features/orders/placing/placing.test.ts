import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let bo: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  bo = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

const confirm = (actor: SignedIn, customerOrderId: number, rowVersion: number, more: object = {}) =>
  world.as(actor).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true, ...more } })

const remaining = async () => {
  const { body } = await world
    .as(anna)
    .call(preOrderWithdrawal, { params: { careRecipientId: world.care.ordinary.id }, query: {} })
  return body.lines.find(({ prescriptionRowId }) => prescriptionRowId === world.care.ordinary.row.id)
    ?.withdrawalsRemaining
}

/** What was shown of the parts of an order: their statuses, and what happened to them. */
async function seen(customerOrderId: number) {
  const { body } = await world.as(anna).call(readOrderHistory, { query: { customerOrderId } })
  return body.orders.map((part) => ({
    status: part.erpOrderStatus,
    timeline: part.timeline.map(({ kind, erpStatus }) => `${kind} ${erpStatus}`),
  }))
}

describe('a withdrawal', () => {
  test('that is placed reaches the ERP once, and is seen to move until it is invoiced (O-4-18, O-7-70, O-4-57)', async () => {
    const before = await remaining()
    const order = await placeOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 14 }))
    expect(await remaining()).toBe((before ?? 0) - 1)
    await expect.poll(() => seen(order.customerOrderId), within).toMatchObject([{ status: 2 }])

    for (const status of [3, 5, 6]) {
      await world.erp.step()
      await expect.poll(() => seen(order.customerOrderId), within).toMatchObject([{ status }])
    }
    expect(await seen(order.customerOrderId)).toEqual([
      { status: 6, timeline: ['placed 1', 'status 2', 'status 3', 'skipped 4', 'status 5', 'status 6'] },
    ])
    const received = world.erp.orders().filter((each) => each.order.customerOrderId === order.customerOrderId)
    expect(received).toMatchObject([
      { timesReceived: 1, order: { lines: [{ quantity: 14 }], delivery: { party: 'person' } } },
    ])
    const { body } = await world.as(anna).call(readOrderHistory, { query: { customerOrderId: order.customerOrderId } })
    expect(body.orders.map(({ erpOrderId }) => erpOrderId)).toEqual([expect.stringMatching(/./)])
  })

  test('for a protected person goes to the care place, and the ERP learns neither name nor address', async () => {
    const order = await placeOrder(world, anna, withdrawalOf(world.care.protected, { quantity: 14 }))
    await expect
      .poll(() => world.erp.orders().some((each) => each.order.customerOrderId === order.customerOrderId), within)
      .toBe(true)
    const sent = JSON.stringify(world.erp.orders().find((each) => each.order.customerOrderId === order.customerOrderId))
    expect(sent).toContain('"party":"care-place"')
    for (const secret of ['Hemlig', 'Gömd', 'Storgatan', '194001018021', '701740605'])
      expect(sent).not.toContain(secret)
  })

  test('is saved with the phone number however it was written', async () => {
    const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const draft = await saveOrder(world, bo, {
      ...withdrawal,
      receiver: { ...withdrawal.receiver, contactPhone: '070-174 06 18' },
    })
    const { rows } = await world.owner.query('select contact_phone from omsorg.customer_order where id = $1', [
      draft.customerOrderId,
    ])
    expect(rows).toEqual([{ contact_phone: '+46701740618' }])
  })

  test('has a label of one line, which breaks and tabs do not split (O-3-64, O-5-20)', async () => {
    const labelled = (goodsLabel: string) => {
      const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
      return { ...withdrawal, receiver: { ...withdrawal.receiver, goodsLabel } }
    }
    const long = 'x'.repeat(33)
    const draft = await saveOrder(world, bo, labelled(`A\r\n\u2028\t1${long}\n`))
    const { rows } = await world.owner.query('select goods_label from omsorg.customer_order where id = $1', [
      draft.customerOrderId,
    ])
    expect(rows).toEqual([{ goods_label: `A 1${long}` }])
    const refused = await world.as(bo).call(saveWithdrawal, { input: labelled(`A\n12${long}`) })
    expect([refused.status, refused.errors]).toEqual([400, { 'receiver.goodsLabel': 'COM001001' }])
  })

  test('goes to a name and an address of one line each, however they were typed (O-5-20)', async () => {
    const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const { receiver } = withdrawal
    const broken = {
      ...receiver,
      name: 'Sigrid\nÅkerström',
      address: {
        ...receiver.address!,
        careOf: 'Karin\r\nLind',
        street: 'Storgatan\u20281',
        city: 'Nya\tFjällviken',
        entryCode: null,
      },
    }
    const draft = await saveOrder(world, bo, { ...withdrawal, receiver: broken })
    const { rows } = await world.owner.query(
      `select receiver_name, receiver_care_of, receiver_street, receiver_city
       from omsorg.customer_order where id = $1`,
      [draft.customerOrderId],
    )
    expect(rows).toEqual([
      {
        receiver_name: 'Sigrid Åkerström',
        receiver_care_of: 'Karin Lind',
        receiver_street: 'Storgatan 1',
        receiver_city: 'Nya Fjällviken',
      },
    ])
    const coded = { ...broken, address: { ...broken.address, entryCode: '12\n34' } }
    const refused = await world.as(bo).call(saveWithdrawal, { input: { ...withdrawal, receiver: coded } })
    expect([refused.status, refused.errors]).toEqual([400, { 'receiver.address.entryCode': 'COM001001' }])
  })

  test('of more than is allowed is not saved (O-5-49, O-3-24)', async () => {
    const answer = await world
      .as(anna)
      .call(saveWithdrawal, { input: withdrawalOf(world.care.ordinary, { quantity: 15 }) })
    expect([answer.status, answer.errors]).toEqual([400, { 'lines[0].quantity': 'COM001001' }])
  })

  test('of an area in which somebody may not order is not saved', async () => {
    const olle = await world.signIn(world.people.ordererOfOneArea)
    const { ordinary } = world.care
    const answer = await world
      .as(olle)
      .call(saveWithdrawal, { input: withdrawalOf(ordinary, { quantity: 1, row: ordinary.catheterRow }) })
    expect([answer.status, answer.errors]).toEqual([400, { 'lines[0].prescriptionRowId': 'COM001002' }])
    expect((await saveOrder(world, olle, withdrawalOf(ordinary, { quantity: 1 }))).state).toBe(1)
  })

  test.each([
    ['inactive', 'recipient-inactive', 'GBS000704'],
    ['deceased', 'recipient-deceased', 'GBS000710'],
  ] as const)('for a person who is %s is not saved (O-8-14)', async (who, name, code) => {
    const input = { ...withdrawalOf(world.care.ordinary, { quantity: 1 }), careRecipientId: world.care[who].id }
    const answer = await world.as(anna).call(saveWithdrawal, { input })
    expect([answer.status, answer.errors]).toEqual([400, { [name]: code }])
  })
})

describe('a saved order', () => {
  test('is one for each user and person: saving again replaces it (O-7-67)', async () => {
    const first = await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 3 }))
    const second = await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 4 }))
    expect(second.customerOrderId).toBe(first.customerOrderId)
    expect(second.rowVersion).toBeGreaterThan(first.rowVersion)
    const { rows } = await world.owner.query(
      `select o.state, l.prescription_row_id, l.quantity from omsorg.customer_order o
       join omsorg.order_line l on l.customer_order_id = o.id where o.id = $1`,
      [second.customerOrderId],
    )
    expect(rows).toEqual([{ state: orderState.saved, prescription_row_id: world.care.ordinary.row.id, quantity: 4 }])
  })

  test('to an address that nobody has verified is warned of, and goes once that is accepted (O-5-70)', async () => {
    const { receiver, ...rest } = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const { address } = receiver
    if (!address) throw new Error('the order of the tests goes to an address')
    const elsewhere = { ...receiver, address: { ...address, addressId: null, zip: '99999', city: 'Ingenstans' } }
    const draft = await saveOrder(world, bo, { ...rest, receiver: elsewhere })
    expect(draft.warnings).toContain('address-not-verified')
    const { customerOrderId, rowVersion } = draft
    const unasked = await confirm(bo, customerOrderId, rowVersion, { acceptWarnings: false })
    expect(unasked.errors).toEqual({ acceptWarnings: 'COM001001' })
    expect((await confirm(bo, customerOrderId, rowVersion)).status).toBe(200)

    const abroad = { ...receiver, address: { ...address, countryCode: 'NO' } }
    const there = await saveOrder(world, bo, { ...rest, receiver: abroad })
    expect(there.warnings).toContain('address-not-verified')
  })

  test('is not placed by somebody else', async () => {
    const draft = await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 3 }))
    const answer = await confirm(anna, draft.customerOrderId, draft.rowVersion)
    expect([answer.status, answer.errors]).toEqual([400, { customerOrderId: 'ORS002003' }])
  })

  test('that was changed in another window is not placed unseen', async () => {
    const seenHere = await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 3 }))
    await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 5 }))
    const answer = await confirm(bo, seenHere.customerOrderId, seenHere.rowVersion)
    expect([answer.status, answer.errors]).toEqual([409, { stale: 'CONFLICT_STALE' }])
  })

  test('whose price has changed is placed only when the new one is accepted (O-7-70)', async () => {
    const draft = await saveOrder(world, bo, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    const setPrice = (price: number) =>
      world.owner.query('update omsorg.product_offer set price = $1 where product_id = $2', [
        price,
        world.home.products.pad.id,
      ])
    await setPrice(9_900)
    const answer = await confirm(bo, draft.customerOrderId, draft.rowVersion)
    expect([answer.status, answer.errors]).toEqual([409, { 'price-changed': 'ORS002004' }])
    expect(answer.detail).toMatchObject({ lines: [{ pricePerPackage: 9_900 }] })
    const accepted = await confirm(bo, draft.customerOrderId, draft.rowVersion, { acceptPrices: true })
    await setPrice(8_400)
    expect(accepted.body.totals.subtotal).toBe(9_900)
  })

  test('is placed once (O-4-56)', async () => {
    const draft = await saveOrder(
      world,
      bo,
      withdrawalOf(world.care.ordinary, { quantity: 1, row: world.care.ordinary.secondRow }),
    )
    expect((await confirm(bo, draft.customerOrderId, draft.rowVersion)).status).toBe(200)
    const again = await confirm(bo, draft.customerOrderId, draft.rowVersion)
    expect([again.status, Object.values(again.errors)]).toEqual([400, ['ORS002001']])
  })
})

describe('a key that is sent again', () => {
  const input = () => withdrawalOf(world.care.ordinary, { quantity: 2 })

  test('with the same body gets the same answer, and nothing is done twice', async () => {
    const first = await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'the-same-key' })
    const again = await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'the-same-key' })
    expect(again.text).toBe(first.text)
  })

  test('with another body is refused', async () => {
    await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'another-body' })
    const other = await world
      .as(anna)
      .call(saveWithdrawal, { input: { ...input(), isExpress: true }, idempotencyKey: 'another-body' })
    expect([other.status, other.errors]).toEqual([422, { idempotencyKey: 'IDEMPOTENCY_MISMATCH' }])
  })

  test('by somebody else is a key of their own', async () => {
    const mine = await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'a-shared-key' })
    const theirs = await world.as(bo).call(saveWithdrawal, { input: input(), idempotencyKey: 'a-shared-key' })
    expect(theirs.status).toBe(200)
    expect(theirs.body.customerOrderId).not.toBe(mine.body.customerOrderId)
  })

  test('while the first is under way is told to wait', async () => {
    const draft = await saveOrder(world, anna, input())
    await world.owner.query('begin')
    await world.owner.query('select from omsorg.customer_order where id = $1 for update', [draft.customerOrderId])
    const first = world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'under-way' })
    await expect.poll(waiting, within).toBe(1)
    const second = await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'under-way' })
    await world.owner.query('commit')
    expect([second.status, second.errors]).toEqual([409, { idempotencyKey: 'CONFLICT_IN_FLIGHT' }])
    expect((await first).status).toBe(200)
  })

  test('is remembered for thirty days, and its refusals are not', async () => {
    const wrong = { ...input(), careRecipientId: world.care.deceased.id }
    await world.as(anna).call(saveWithdrawal, { input: wrong, idempotencyKey: 'refused-once' })
    expect((await world.as(anna).call(saveWithdrawal, { input: input(), idempotencyKey: 'refused-once' })).status).toBe(
      200,
    )

    const keys = async () =>
      (await world.owner.query(`select key from omsorg.idempotency_key where key = 'refused-once'`)).rowCount
    const age = (days: number) =>
      world.owner.query(`update omsorg.idempotency_key set created_at = now() - make_interval(days => $1, mins => 1)`, [
        days,
      ])
    await age(29)
    await world.owner.query('select omsorg.remove_expired()')
    expect(await keys()).toBe(1)
    await age(30)
    await world.owner.query('select omsorg.remove_expired()')
    expect(await keys()).toBe(0)
  })
})

async function waiting(): Promise<number> {
  const { rows } = await world.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
