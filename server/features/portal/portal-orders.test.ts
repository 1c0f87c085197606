import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { readCrpOverview } from '@omsorg/contract/orders/overview/read-crp-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { setThroughPlace } from '@omsorg/contract/portal-accounts/account/set-through-place.ts'
import { cancelPortalOrder } from '@omsorg/contract/portal/order/cancel-portal-order.ts'
import { confirmPortalOrder } from '@omsorg/contract/portal/order/confirm-portal-order.ts'
import { listPortalOrders } from '@omsorg/contract/portal/order/list-portal-orders.ts'
import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { savePortalOrder } from '@omsorg/contract/portal/order/save-portal-order.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crowdOf } from '../../testing/crowd.ts'
import { placeOrder, saveOrder, withdrawalOf } from '../../testing/orders.ts'
import { openHolder, portalAccountOf } from '../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let nurse: SignedIn
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  const { id } = world.care.ordinary
  signe = await openHolder(world, await portalAccountOf(world, { careRecipientId: id }), id)
})
afterAll(() => world.close())
beforeEach(() => grant(300, 14))

const change = (statement: string, ...values: unknown[]) => world.owner.query(statement, values)
const grant = (withdrawals: number, packages: number) =>
  change(
    'update omsorg.prescription_row set withdrawals = $2, packages_per_withdrawal = $3, status = 2 where id = $1',
    world.care.ordinary.row.id,
    withdrawals,
    packages,
  )
const person = () => world.care.ordinary
const propose = (holder = signe) =>
  world.as(holder).call(proposePortalOrder, { params: { careRecipientId: person().id } })
const lines = (quantity: number, row = person().row) => [
  { prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity },
]
const save = (quantity: number, more: object = {}) =>
  world.as(signe).call(savePortalOrder, {
    input: {
      careRecipientId: person().id,
      lines: lines(quantity),
      destination: { deliveryMethodCode: 'HOME' },
      ...more,
    },
  })
const confirm = (saved: { customerOrderId: number; rowVersion: number }, idempotencyKey?: string) =>
  world.as(signe).call(confirmPortalOrder, {
    input: { careRecipientId: person().id, customerOrderId: saved.customerOrderId, rowVersion: saved.rowVersion },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
async function place(quantity: number): Promise<number> {
  const { body, status, text } = await save(quantity)
  expect([status, text]).toEqual([200, expect.anything()])
  const placed = await confirm(body)
  expect([placed.status, placed.errors]).toEqual([200, {}])
  return placed.body.customerOrderId
}

describe('what can be ordered in the portal', () => {
  test('is what staff would be proposed, and no price of the client is told', async () => {
    const ofStaff = await world
      .as(nurse)
      .call(preOrderWithdrawal, { params: { careRecipientId: person().id }, query: {} })
    const { body, text, status } = await propose()
    expect([status, body.can.order]).toEqual([200, { allowed: true, reason: null }])
    const quantities = (all: readonly { prescriptionRowId: number | null; quantity: number }[]) =>
      all.map(({ prescriptionRowId, quantity }) => [prescriptionRowId, quantity])
    expect(quantities(body.lines)).toEqual(quantities(ofStaff.body.lines))
    expect(body.destination).toMatchObject({ address: { street: 'Storgatan 1' }, deliveryMethodCode: 'HOME' })
    expect(text).not.toMatch(/8400|8_400|net|subtotal|vat/i)
  })

  test('is told on the start page with how long it lasts, in one call', async () => {
    const { body, status, text } = await world.as(signe).call(readHome, { params: { careRecipientId: person().id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      relation: 'self',
      carePlace: { name: world.home.place.name },
      customerService: { phone: '08-465 004 12' },
      can: { order: { allowed: true }, renew: { allowed: true } },
    })
    expect(body.products.find(({ prescriptionRowId }) => prescriptionRowId === person().row.id)).toMatchObject({
      block: null,
      allowedNow: expect.any(Number),
      product: { itemNumber: person().row.product.itemNumber },
    })
    expect(text).not.toMatch(/8400/)
  })

  test('is nothing where client, place or nurse say so, each with its reason', async () => {
    const reason = async () => (await propose()).body.can.order.reason
    await change('update omsorg.care_recipient_setting set crp_ordering_allowed = false')
    expect(await reason()).toBe('ordering-off')
    expect((await save(1)).errors).toEqual({ 'ordering-off': 'GBS000701' })
    await change('update omsorg.care_recipient_setting set crp_ordering_allowed = true')
    const keeper = await world.signIn(world.people.keeper)
    const through = (throughPlace: boolean, reason = '') =>
      world.as(keeper).call(setThroughPlace, { input: { careRecipientId: person().id, throughPlace, reason } })
    expect((await through(true)).errors).toEqual({ reason: 'COM001003' })
    expect((await through(true, 'Din sköterska beställer åt dig.')).status).toBe(200)
    expect((await propose()).body).toMatchObject({
      can: { order: { allowed: false, reason: 'through-the-place' } },
      throughPlaceReason: 'Din sköterska beställer åt dig.',
    })
    expect((await save(1)).errors).toEqual({ 'through-the-place': 'GBS000701' })
    expect((await through(false)).status).toBe(200)
    expect(await reason()).toBe(null)
  })

  test('is never ordered for the person who was chosen before', async () => {
    const { atSisterPlace } = world.care
    const answer = await save(1, { careRecipientId: atSisterPlace.id })
    expect([answer.status, answer.errors]).toEqual([400, { careRecipientId: 'CRS003003' }])
    expect((await world.as(signe).call(readHome, { params: { careRecipientId: atSisterPlace.id } })).status).toBe(404)
  })
})

describe('an order of the portal', () => {
  test('is placed by the account, with the source CRP, and handed over like any other (O-3-63, O-7-84)', async () => {
    const customerOrderId = await place(2)
    const overview = await world.as(nurse).call(readCrpOverview, { query: { customerOrderId } })
    expect(overview.body).toMatchObject({ source: 'CRP', lines: [{ quantity: 2 }] })
    const { rows } = await change('select source, crp_holder from omsorg.customer_order where id = $1', customerOrderId)
    expect(rows).toEqual([{ source: 'crp', crp_holder: 'self' }])
    const seen = await world.as(signe).call(readPortalOrder, { params: { customerOrderId } })
    expect(seen.body).toMatchObject({
      by: { isSelf: true, relation: 'self', unit: null },
      parts: [{ step: 'ordered', lines: [{ packages: 2 }] }],
      can: { cancel: { allowed: true } },
    })
    const list = await world.as(signe).call(listPortalOrders, { params: { careRecipientId: person().id }, query: {} })
    expect(list.body.entities[0]).toMatchObject({ customerOrderId, packages: 2, step: 'ordered' })
  })

  test('is placed once by a key that is sent again, and a draft that was placed is placed no more', async () => {
    const { body } = await save(1)
    const key = `portal-${crypto.randomUUID()}`
    const answers = await Promise.all([confirm(body, key), confirm(body, key)])
    const again = await confirm(body, key)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect([again.status, again.body.customerOrderId]).toEqual([200, body.customerOrderId])
    expect((await confirm(body)).errors).toEqual({ 'order-already-placed': 'ORS002001' })
    const { rows } = await change(
      'select count(*)::int as lines from omsorg.order_line where customer_order_id = $1',
      body.customerOrderId,
    )
    expect(rows).toEqual([{ lines: 1 }])
  })

  test('is kept until it is sent, for its holder alone: staff see no draft of hers', async () => {
    const { body } = await save(3)
    expect((await propose()).body.draft).toMatchObject({
      customerOrderId: body.customerOrderId,
      lines: [{ quantity: 3 }],
    })
    const overview = await world.as(nurse).call(readOrderOverview, { query: { customerOrderId: body.customerOrderId } })
    expect(overview.status).toBe(404)
    const stolen = await world.as(nurse).call(confirmOrder, {
      input: { customerOrderId: body.customerOrderId, rowVersion: body.rowVersion, acceptWarnings: true },
    })
    expect(stolen.errors).toEqual({ customerOrderId: 'ORS002003' })
  })

  test('is taken back within the time to undo, with what it has drawn', async () => {
    await change('update omsorg.order_setting set undo_seconds = 60')
    const customerOrderId = await place(1)
    const cancelled = await world
      .as(signe)
      .call(cancelPortalOrder, { input: { careRecipientId: person().id, customerOrderId } })
    expect(cancelled.body).toMatchObject({ outcome: 'cancelled' })
    const { rows } = await change(
      'select distinct given_back from omsorg.order_line where customer_order_id = $1',
      customerOrderId,
    )
    expect(rows).toEqual([{ given_back: true }])
    expect((await world.as(signe).call(readPortalOrder, { params: { customerOrderId } })).body).toMatchObject({
      parts: [{ step: 'cancelled' }],
      can: { cancel: { allowed: false, reason: 'cancelled' } },
    })
  })

  test('of staff is told by the unit that placed it, and is theirs to take back', async () => {
    const { customerOrderId } = await placeOrder(world, nurse, withdrawalOf(person(), { quantity: 1 }))
    const { body, text } = await world.as(signe).call(readPortalOrder, { params: { customerOrderId } })
    expect(body).toMatchObject({
      by: { isSelf: false, relation: null, unit: world.home.place.name },
      can: { cancel: { allowed: false, reason: 'ordered-by-staff' } },
    })
    expect(text).not.toContain(nurse.claims.family_name)
    const answer = await world
      .as(signe)
      .call(cancelPortalOrder, { input: { careRecipientId: person().id, customerOrderId } })
    expect(answer.errors).toEqual({ customerOrderId: 'ORS002002' })
  })

  test('of somebody else is none', async () => {
    const { ofNeighbour, atSisterPlace } = world.care
    for (const { order } of [ofNeighbour, atSisterPlace]) {
      const answer = await world.as(signe).call(readPortalOrder, { params: { customerOrderId: order.id } })
      expect(answer.status).toBe(404)
    }
  })

  test('of a protected person goes to the care place, and tells no address', async () => {
    const { protected: hidden } = world.care
    const holder = await openHolder(world, await portalAccountOf(world, { careRecipientId: hidden.id }), hidden.id)
    const { body, text } = await world.as(holder).call(proposePortalOrder, { params: { careRecipientId: hidden.id } })
    expect([body.destination?.address, body.addresses]).toEqual([null, []])
    const saved = await world.as(holder).call(savePortalOrder, {
      input: {
        careRecipientId: hidden.id,
        lines: lines(1, hidden.row),
        destination: { deliveryMethodCode: 'HOME' },
      },
    })
    expect([saved.status, saved.body.destination.address]).toEqual([200, null])
    expect(text + saved.text).not.toContain('Storgatan')
  })
})

test('of fifty, the nurse and her patient mixed, one gets the last package; the other is told who did and when', async () => {
  const { ordinary } = world.care
  await change('delete from omsorg.customer_order where care_recipient_id = $1 and state = 2 and type = 4', ordinary.id)
  await grant(1, 1)
  const crowd = await crowdOf(world, 25)
  const drafts = await Promise.all(crowd.map((each) => saveOrder(world, each, withdrawalOf(ordinary, { quantity: 1 }))))
  const own = (await save(1)).body
  const tries = crowd.flatMap((each, index) => {
    const { customerOrderId = 0, rowVersion = 0 } = drafts[index] ?? {}
    const input = { customerOrderId, rowVersion, acceptWarnings: true }
    return [() => world.as(each).call(confirmOrder, { input }), () => confirm(own)]
  })
  const answers = await Promise.all(tries.map((each) => each()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await change(
    `select sum(l.quantity)::int as drawn from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
     where l.prescription_row_id = $1 and o.state = 2 and not l.given_back`,
    ordinary.row.id,
  )
  expect(rows).toEqual([{ drawn: 1 }])
  const byStaff = answers.findIndex(({ status }) => status === 200) % 2 === 0
  const late = await save(1)
  expect(late.status).toBe(400)
  if (byStaff) {
    const lost = await confirm(own)
    expect(lost.detail).toMatchObject({
      allowed: 0,
      taken: { by: { isSelf: false, unit: world.home.place.name }, packages: 1 },
    })
  }
})
