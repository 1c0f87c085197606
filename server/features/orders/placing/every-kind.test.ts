import { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { preOrderHomeDelivery } from '@omsorg/contract/orders/home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  confirmation,
  groupOf,
  homeDeliveryOf,
  nursingHomeOf,
  place,
  resetSwitches,
  selectedFor,
  withdrawalOf,
} from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let ali: SignedIn
let wipes: Awaited<ReturnType<typeof selectedFor>>
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  ali = await world.signIn(world.people.purchaser)
  wipes = await selectedFor(world, world.care.ordinary)
  // More than these tests draw.
  await world.owner.query('update omsorg.prescription_row set withdrawals = 50 where id = $1', [
    world.care.ordinary.row.id,
  ])
})
afterAll(() => world.close())
beforeEach(() => settings({ express_order_allowed: true }))
afterEach(async () => {
  resetSwitches(world.erp)
  await world.owner.query('update omsorg.care_recipient set status = $2 where id = $1', [
    world.care.ordinary.id,
    recipientStatus.active,
  ])
  await settings(startingSettings)
})

const within = { timeout: 10_000, interval: 20 }
const startingSettings = {
  order_types: [1, 2, 3, 4],
  order_period_interval_days: 28,
  uses_client_settings: false,
  express_order_allowed: false,
}

async function settings(columns: Record<string, unknown>): Promise<void> {
  for (const [column, value] of Object.entries(columns)) {
    const where = column === 'uses_client_settings' ? 'where care_place_id is not null' : ''
    await world.owner.query(`update omsorg.order_setting set ${column} = $1 ${where}`, [value])
  }
}

interface More {
  readonly isExpress?: boolean
  readonly deliveryDate?: string
}

const withMore = <Input extends { readonly receiver: object }>(
  input: Input,
  { deliveryDate, ...more }: More,
): Input => ({
  ...input,
  ...more,
  receiver: { ...input.receiver, ...(deliveryDate === undefined ? {} : { deliveryDate }) },
})

/** The four kinds with their calls: each orders one package of something in stock, and draws so many of a prescription. */
const kinds = [
  {
    kind: 'withdrawal',
    type: 'home-delivery-from-prescription',
    draws: 1,
    line: 'lines[0]',
    actor: () => anna,
    propose: () =>
      world.as(anna).call(preOrderWithdrawal, { params: { careRecipientId: world.care.ordinary.id }, query: {} }),
    save: (more: More = {}) =>
      world
        .as(anna)
        .call(saveWithdrawal, { input: withMore(withdrawalOf(world.care.ordinary, { quantity: 1 }), more) }),
  },
  {
    kind: 'home delivery',
    type: 'home-delivery',
    draws: 0,
    line: 'lines[0]',
    actor: () => anna,
    propose: () =>
      world.as(anna).call(preOrderHomeDelivery, { params: { careRecipientId: world.care.ordinary.id }, query: {} }),
    save: (more: More = {}) =>
      world
        .as(anna)
        .call(saveHomeDelivery, { input: withMore(homeDeliveryOf(world.care.ordinary, wipes.itemNumber, 1), more) }),
  },
  {
    kind: 'group',
    type: 'group',
    draws: 0,
    line: 'lines[0]',
    actor: () => ali,
    propose: () => world.as(ali).call(preOrderGroup, { params: { carePlaceId: world.home.place.id }, query: {} }),
    save: (more: More = {}) => world.as(ali).call(saveGroup, { input: withMore(groupOf(world, 1), more) }),
  },
  {
    kind: 'nursing home',
    type: 'individual',
    draws: 1,
    line: 'residents[0].lines[0]',
    actor: () => anna,
    propose: () => world.as(anna).call(preOrderNursingHome, { query: {} }),
    save: (more: More = {}) =>
      world.as(anna).call(saveNursingHome, { input: withMore(nursingHomeOf([world.care.ordinary], 1), more) }),
  },
]

const sentOf = (customerOrderId: number) =>
  world.erp
    .orders()
    .filter(({ order }) => order.customerOrderId === customerOrderId)
    .map(({ order }) => order)

describe.each(kinds)('an order of the kind $kind', ({ actor, propose, save, line, draws, type }) => {
  test('goes by express where the settings allow it, and only with what is in stock (O-2-50, O-4-26)', async () => {
    const draft = await save({ isExpress: true })
    expect([draft.status, draft.body.state]).toEqual([200, 1])
    const { customerOrderId } = await place(world, actor(), draft.body)
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(sentOf(customerOrderId)).toMatchObject([{ express: true }])
    await world.owner.query(`update omsorg.product_stock set status = 'not-in-stock'`)
    expect((await save({ isExpress: true })).errors).toEqual({ [`${line}.itemNumber`]: 'ORS002006' })
    await world.owner.query(`update omsorg.product_stock set status = 'in-stock'`)
    await settings({ express_order_allowed: false })
    expect((await save({ isExpress: true })).errors).toEqual({ isExpress: 'COM001001' })
  })

  test('is saved first: nothing is drawn or sent before it is placed, and then once (O-4-25, O-7-66, O-7-68, O-7-69)', async () => {
    const drawn = async () =>
      (
        await world.owner.query<{ packages: number }>(
          `select coalesce(sum(packages_drawn), 0)::int as packages from omsorg.row_supply`,
        )
      ).rows[0]?.packages ?? 0
    const stateOf = async (id: number) =>
      (await world.owner.query('select state from omsorg.customer_order where id = $1', [id])).rows
    const before = await drawn()
    const { status, body } = await save()
    expect(status).toBe(200)
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(await stateOf(body.customerOrderId)).toEqual([{ state: orderState.saved }])
    expect([sentOf(body.customerOrderId), await drawn()]).toEqual([[], before])

    const { customerOrderId } = await place(world, actor(), body)
    expect(customerOrderId).toBe(body.customerOrderId)
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(await stateOf(customerOrderId)).toEqual([{ state: orderState.ordered }])
    expect(sentOf(customerOrderId)).toHaveLength(1)
    expect(await drawn()).toBe(before + draws)
    const order = await world.as(actor()).call(readOrderOverview, { query: { customerOrderId } })
    expect(order.body).toMatchObject({ orderType: type, isExpress: false, isPreorder: false })
  })

  test('for a later day is a preorder and keeps its day; a day on which it cannot come is refused (O-4-26)', async () => {
    const { body } = await propose()
    // A working day, and later than need be.
    const day = body.delivery.earliestOutsideStock
    const saved = await save({ deliveryDate: day })
    const { customerOrderId } = await place(world, actor(), saved.body)
    await expect.poll(world.jobsLeft, within).toBe(0)
    expect(sentOf(customerOrderId)).toMatchObject([{ delivery: { deliveryDate: day } }])
    const { rows } = await world.owner.query('select is_preorder from omsorg.customer_order where id = $1', [
      customerOrderId,
    ])
    expect(rows).toEqual([{ is_preorder: true }])
    const today = Temporal.PlainDate.from(body.today)
    const saturday = today.add({ days: 27 - today.dayOfWeek }).toString()
    const [holiday = ''] = body.delivery.holidays.filter((each) => each > body.delivery.earliestOutsideStock)
    const inTwoYears = today.add({ years: 2 }).toString()
    const refusals = ['delivery-date-too-early', 'delivery-date-not-a-working-day', 'delivery-date-too-late']
    for (const [wished, refusal] of [
      [body.today, refusals[0]],
      [saturday, refusals[1]],
      [holiday, refusals[1]],
      [inTwoYears, refusals[2]],
    ] as const) {
      const { status, body: said, errors } = await save({ deliveryDate: wished })
      expect([status, errors]).toEqual([400, { 'receiver.deliveryDate': 'COM001001' }])
      expect(said).toMatchObject({ refusal })
    }
  })

  test('that the ERP refuses is given back whole, and the same can be ordered again', async () => {
    world.erp.turn({ refuse: 'Kunden är spärrad' })
    const supply = () =>
      world.owner.query(
        'select draws, packages_drawn, runs_out_on from omsorg.row_supply where prescription_row_id = $1',
        [world.care.ordinary.row.id],
      )
    const before = (await supply()).rows
    const { customerOrderId } = await place(world, actor(), (await save()).body)
    await expect.poll(world.jobsLeft, within).toBe(0)
    const { rows } = await world.owner.query(
      `select p.erp_status, p.given_back_at is not null as given_back, bool_and(l.given_back) as lines_given_back,
              (select count(*)::int from omsorg.order_task t where t.order_part_id = p.id) as tasks
       from omsorg.order_part p join omsorg.order_line l on l.order_part_id = p.id
       where p.customer_order_id = $1 group by p.id`,
      [customerOrderId],
    )
    expect(rows).toEqual([{ erp_status: 7, given_back: true, lines_given_back: true, tasks: 1 }])
    expect((await supply()).rows).toEqual(before)
    resetSwitches(world.erp)
    const again = await save()
    expect((await confirmation(world, actor(), again.body)).status).toBe(200)
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ order_types: [] }, 'order-type-missing', 'GBS000709'],
    [{ order_period_interval_days: null }, 'place-settings-missing', 'GBS000706'],
    [{ order_period_interval_days: null, uses_client_settings: true }, 'client-settings-missing', 'GBS000707'],
  ])(
    'is neither proposed, saved nor placed where %o: %s (O-5-43, O-8-16, O-8-17, O-8-18)',
    async (changed, refusal, code) => {
      const draft = await save()
      await settings(changed)
      for (const answer of [await propose(), await save(), await confirmation(world, actor(), draft.body)]) {
        expect([answer.status, answer.errors]).toEqual([400, { [refusal]: code }])
      }
    },
  )
})

describe.each(kinds.slice(0, 2))('an order for one person, of the kind $kind', ({ actor, propose, save }) => {
  test.each<[string, () => Promise<unknown>, string, string]>([
    ['turned inactive', () => become(recipientStatus.inactive), 'recipient-inactive', 'GBS000704'],
    ['has died', () => become(recipientStatus.deceased), 'recipient-deceased', 'GBS000710'],
    ['has no address any more', () => address('invoice'), 'recipient-without-address', 'GBS000705'],
  ])('is neither proposed, saved nor placed once she %s (O-8-14, O-8-15, O-8-18)', async (_, change, refusal, code) => {
    const draft = await save()
    await change()
    for (const answer of [await propose(), await save(), await confirmation(world, actor(), draft.body)]) {
      expect([answer.status, answer.errors]).toEqual([400, { [refusal]: code }])
    }
    await address('delivery')
  })
})

function become(status: number) {
  return world.owner.query('update omsorg.care_recipient set status = $2 where id = $1', [
    world.care.ordinary.id,
    status,
  ])
}

function address(kind: string) {
  return world.owner.query('update omsorg.address set kind = $2 where id = $1', [world.care.ordinary.addressId, kind])
}
