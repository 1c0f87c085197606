import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  // More than these tests draw.
  await world.owner.query('update omsorg.prescription_row set withdrawals = 50 where id = $1', [
    world.care.ordinary.row.id,
  ])
})
afterEach(async () => {
  await jobsBegin('at once')
  await protectSigne(null)
  await settings({ express_order_allowed: false, contact_phone_required: false, delivery_method_codes: ['HOME'] })
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

/** An order to Signe's home, with everything in it that must not leave once her identity is protected. */
function toHerHome(quantity = 1) {
  const withdrawal = withdrawalOf(world.care.ordinary, { quantity })
  const home = withdrawal.receiver.address
  if (!home) throw new Error('Signe has an address')
  return {
    ...withdrawal,
    receiver: {
      ...withdrawal.receiver,
      address: { ...home, addressId: null, street: 'Hemliga gatan 1', careOf: 'Hos Karin', entryCode: '1234' },
      contactPhone: '+46701740605',
      notifyBy: 'sms' as const,
      notifyPhone: '+46701740606',
      packageLocation: { kind: 'other' as const, text: 'Hos grannen Karin' },
      goodsLabel: 'Signe',
    },
  }
}

/** Nothing of this may be told of a protected person. */
const secrets = ['Hemliga', 'Karin', '1234', '701740605', '701740606', 'Signe', 'Åkerström']

const protectSigne = (kind: string | null) =>
  world.owner.query(
    `update omsorg.care_recipient set protected_kind = $2, protected_source = $3, protected_since = $4 where id = $1`,
    [world.care.ordinary.id, kind, kind && 'register', kind && '2026-01-01'],
  )

async function settings(columns: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [column, value] of Object.entries(columns)) {
    await world.owner.query(`update omsorg.order_setting set ${column} = $1`, [value])
  }
}

async function setItem(item: { item_status: string; delayed_until: string | null }, stock: string): Promise<void> {
  const { id } = world.home.products.pad
  await world.owner.query('update omsorg.product set item_status = $2, delayed_until = $3 where id = $1', [
    id,
    item.item_status,
    item.delayed_until,
  ])
  await world.owner.query('update omsorg.product_stock set status = $2 where product_id = $1', [id, stock])
}

async function confirm({ customerOrderId, rowVersion }: { customerOrderId: number; rowVersion: number }) {
  return world.as(anna).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
}

async function jobsBegin(when: 'at once' | 'later'): Promise<void> {
  await world.owner.query('drop trigger if exists later on graphile_worker._private_jobs')
  if (when === 'at once') return
  await world.owner.query(
    `create or replace function public.in_an_hour() returns trigger language plpgsql as
       $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
     create trigger later before insert on graphile_worker._private_jobs
       for each row execute function public.in_an_hour()`,
  )
}

async function waitingJobsBegin(): Promise<void> {
  await jobsBegin('at once')
  await world.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
}

const received = (customerOrderId: number) =>
  world.erp.orders().find(({ order }) => order.customerOrderId === customerOrderId)

describe('of a person who is protected', () => {
  test('after her order was saved, it is not placed to her home: whoever places it is told, and may save it again', async () => {
    const draft = await saveOrder(world, anna, toHerHome())
    await protectSigne('SE_sekretess')
    const refused = await confirm(draft)
    expect([refused.status, refused.errors]).toEqual([400, { 'recipient-protected': 'ORS002005' }])
    for (const secret of secrets) expect(refused.text).not.toContain(secret)

    const receiver = { ...toHerHome().receiver, name: null, address: null, goodsLabel: null }
    const again = await saveOrder(world, anna, { ...toHerHome(), receiver })
    expect((await confirm(again)).status).toBe(200)
    await expect.poll(() => received(again.customerOrderId), within).toBeDefined()
    expectCarePlace(again.customerOrderId)
  })

  test('after her order was placed, the ERP gets the care place and nothing of her', async () => {
    await jobsBegin('later')
    const order = await placeOrder(world, anna, toHerHome())
    await protectSigne('SE_skyddad_folkbokforing')
    await waitingJobsBegin()
    await expect.poll(() => received(order.customerOrderId), within).toBeDefined()
    expectCarePlace(order.customerOrderId)
  })

  test('where her place has no address either, the order stays here', async () => {
    await jobsBegin('later')
    const order = await placeOrder(world, anna, toHerHome())
    await protectSigne('SE_sekretess')
    await world.owner.query('update omsorg.order_setting set delivery_street = null where care_place_id = $1', [
      world.home.place.id,
    ])
    await waitingJobsBegin()
    const failed = async () =>
      (await world.owner.query('select attempts, last_error from graphile_worker._private_jobs')).rows[0]
    await expect.poll(failed, within).toMatchObject({ attempts: 1, last_error: expect.stringContaining('no address') })
    expect(received(order.customerOrderId)).toBeUndefined()
    await world.owner.query(`update omsorg.order_setting set delivery_street = 'Torget 1' where care_place_id = $1`, [
      world.home.place.id,
    ])
    await waitingJobsBegin()
    await expect.poll(() => received(order.customerOrderId), within).toBeDefined()
  })

  test('in the very moment in which her order is placed, nothing of her leaves, whoever comes first', async () => {
    await jobsBegin('later')
    const draft = await saveOrder(world, anna, toHerHome())
    const [placed] = await Promise.all([confirm(draft), protectSigne('SE_sekretess')])
    expect([200, 400]).toContain(placed.status)
    await waitingJobsBegin()
    await expect.poll(world.jobsLeft, within).toBe(0)
    if (placed.status === 200) expectCarePlace(draft.customerOrderId)
    else expect(received(draft.customerOrderId)).toBeUndefined()
  })

  function expectCarePlace(customerOrderId: number): void {
    const sent = received(customerOrderId)?.order
    expect(sent?.delivery).toMatchObject({ party: 'care-place', street: 'Torget 1', name: world.home.place.name })
    for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret)
  }
})

describe('a saved order is judged again when it is placed', () => {
  test('by what the place asks of its receiver', async () => {
    const withdrawal = withdrawalOf(world.care.ordinary, { quantity: 1 })
    const receiver = { ...withdrawal.receiver, contactPhone: null }
    const draft = await saveOrder(world, anna, { ...withdrawal, receiver })
    await settings({ contact_phone_required: true })
    const answer = await confirm(draft)
    expect([answer.status, answer.errors]).toEqual([400, { 'receiver.contactPhone': 'COM001003' }])
  })

  test('by the ways of delivery that there are', async () => {
    const draft = await saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    await settings({ delivery_method_codes: ['NONE'] })
    const answer = await confirm(draft)
    expect([answer.status, answer.errors]).toEqual([400, { 'receiver.deliveryMethodCode': 'ORS001003' }])
  })

  test('by its express: allowed still, and every line that is sent in stock', async () => {
    await settings({ express_order_allowed: true })
    const express = { ...withdrawalOf(world.care.ordinary, { quantity: 1 }), isExpress: true }
    const draft = await saveOrder(world, anna, express)
    await setItem({ item_status: 'sellable', delayed_until: null }, 'not-in-stock')
    const slow = await confirm(draft)
    expect([slow.status, slow.errors]).toEqual([400, { 'lines[0].itemNumber': 'ORS002006' }])
    expect(slow.detail).toMatchObject({ prescriptionRowId: world.care.ordinary.row.id })
    await setItem({ item_status: 'sellable', delayed_until: null }, 'in-stock')
    await settings({ express_order_allowed: false })
    const off = await confirm(draft)
    expect([off.status, off.errors]).toEqual([400, { isExpress: 'COM001001' }])
    await settings({ express_order_allowed: true })
    expect((await confirm(draft)).status).toBe(200)
  })
})

describe('an express order', () => {
  const express = () => ({ ...withdrawalOf(world.care.ordinary, { quantity: 1 }), isExpress: true })

  test.each([
    ['not in stock', 'sellable', 'not-in-stock'],
    ['delayed', 'delayed', 'in-stock'],
  ])('is not saved with a line that is %s, unless that is set aside', async (_, item_status, stock) => {
    await settings({ express_order_allowed: true })
    await setItem({ item_status, delayed_until: null }, stock)
    const answer = await world.as(anna).call(saveWithdrawal, { input: express() })
    expect([answer.status, answer.errors]).toEqual([400, { 'lines[0].itemNumber': 'ORS002006' }])

    const [slow] = express().lines
    const { secondRow } = world.care.ordinary
    const other = { prescriptionRowId: secondRow.id, itemNumber: secondRow.product.itemNumber, quantity: 1 }
    const lines = [...(slow ? [{ ...slow, setAside: true }] : []), other]
    const rest = await world.as(anna).call(saveWithdrawal, { input: { ...express(), lines } })
    expect(rest.status).toBe(200)
    await setItem({ item_status: 'sellable', delayed_until: null }, 'in-stock')
  })
})

test('a delayed item has the day of its own in the order', async () => {
  await setItem({ item_status: 'delayed', delayed_until: '2099-12-16' }, 'in-stock')
  const { orders } = await saveOrder(world, anna, withdrawalOf(world.care.ordinary, { quantity: 1 }))
  expect(orders[0]?.lines[0]?.deliveryDate).toBe('2099-12-16')
  await setItem({ item_status: 'sellable', delayed_until: null }, 'in-stock')
})
