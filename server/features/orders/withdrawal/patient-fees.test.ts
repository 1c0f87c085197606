import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  const { ordinary } = world.care
  await world.owner.query(
    `insert into omsorg.patient_fee_setting
       (client_id, therapy_area, valid_from, enabled, method, type, one_time_fee_allowed)
     values ($1, 'Incontinence', '2020-01-01', true, 'per-month', 'fixed', true),
            ($1, 'Catheter', '2020-01-01', true, 'per-withdrawal', 'fixed', true)`,
    [world.home.client.id],
  )
  // Of catheters Signe has no figure of her own.
  await world.owner.query(
    `insert into omsorg.patient_fee (care_recipient_id, therapy_area, valid_from, amount)
     values ($1, 'Incontinence', '2020-01-01', 1000)`,
    [ordinary.id],
  )
  await world.owner.query('update omsorg.prescription_row set withdrawals = 5 where id = any ($1)', [
    [ordinary.row.id, ordinary.secondRow.id],
  ])
})
afterAll(() => world.close())

const within = { timeout: 10_000, interval: 20 }

const order = (more: object = {}) => ({ ...withdrawalOf(world.care.ordinary, { quantity: 1 }), ...more })

/** Months of the next withdrawal of the incontinence products. */
async function nextMonths(): Promise<number | undefined> {
  const { body } = await world
    .as(anna)
    .call(preOrderWithdrawal, { params: { careRecipientId: world.care.ordinary.id }, query: {} })
  return body.totalsInputs.patientFees.find(({ therapyArea }) => therapyArea === 'Incontinence')?.months
}

const linesOfBoth = () => {
  const { row, catheterRow } = world.care.ordinary
  return [row, catheterRow].map((each) => ({
    prescriptionRowId: each.id,
    itemNumber: each.product.itemNumber,
    quantity: 1,
  }))
}

describe('the fee of the months', () => {
  test('goes on with the number that a cancelled order gives back: 3, (2), 3, and then 2 again (O-3-33)', async () => {
    const first = await placeOrder(world, anna, order())
    const second = await placeOrder(world, anna, order())
    const third = await placeOrder(world, anna, order())
    expect([first, second, third].map(({ totals }) => totals.patientFee)).toEqual([3_000, 2_000, 3_000])
    expect(await nextMonths()).toBe(2)

    await expect.poll(world.jobsLeft, within).toBe(0)
    await world.as(anna).call(cancelOrder, { input: { customerOrderId: second.customerOrderId, reason: 'Fel' } })
    const refused = async () =>
      (await world.as(anna).call(readOrderOverview, { query: { customerOrderId: second.customerOrderId } })).body
        .orders[0]?.erpOrderStatus
    await expect.poll(refused, within).toBe(7)

    expect(await nextMonths()).toBe(2)
    const again = await placeOrder(world, anna, order())
    const fourth = await placeOrder(world, anna, order())
    expect([again, fourth].map(({ totals }) => totals.patientFee)).toEqual([2_000, 2_000])
    const { rows } = await world.owner.query<{ withdrawal_number: number }>(
      `select distinct l.withdrawal_number from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
       where l.prescription_row_id = $1 and o.state = 2 and not l.given_back order by 1`,
      [world.care.ordinary.row.id],
    )
    expect(rows.map((row) => row.withdrawal_number)).toEqual([1, 2, 3, 4])
  })
})

describe('a fee that is typed for one order', () => {
  test('is charged once, in place of the fees of all its areas, and kept with the order (O-3-66)', async () => {
    const saved = await saveOrder(world, anna, order({ lines: linesOfBoth().slice(1), oneTimePatientFee: 2_000 }))
    expect(saved.totals).toMatchObject({
      patientFee: 2_000,
      patientFeeByArea: [{ therapyArea: 'Catheter', amount: 2_000 }],
    })
    const { customerOrderId, rowVersion } = saved
    const placed = await world
      .as(anna)
      .call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
    expect(placed.body.totals.patientFee).toBe(2_000)
    const { rows } = await world.owner.query(
      'select one_time_patient_fee, patient_fee from omsorg.customer_order where id = $1',
      [customerOrderId],
    )
    expect(rows).toEqual([{ one_time_patient_fee: 2000, patient_fee: 2000 }])
  })

  test('is refused above what the lines cost, and where no area of the order allows one', async () => {
    const call = (oneTimePatientFee: number) =>
      world.as(anna).call(saveWithdrawal, { input: order({ lines: linesOfBoth().slice(1), oneTimePatientFee }) })
    expect((await call(8_400)).status).toBe(200)
    const high = await call(8_401)
    expect([high.status, high.errors]).toEqual([400, { oneTimePatientFee: 'ORS002007' }])
    await world.owner.query(
      `update omsorg.patient_fee_setting set one_time_fee_allowed = false where therapy_area = 'Catheter'`,
    )
    const closed = await call(100)
    expect([closed.status, closed.errors]).toEqual([400, { oneTimePatientFee: 'IPS001005' }])
  })

  test('is judged again when the order is placed', async () => {
    await world.owner.query(`update omsorg.patient_fee_setting set one_time_fee_allowed = true`)
    const draft = await saveOrder(world, anna, order({ lines: linesOfBoth().slice(1), oneTimePatientFee: 100 }))
    await world.owner.query(`update omsorg.patient_fee_setting set one_time_fee_allowed = false`)
    const { customerOrderId, rowVersion } = draft
    const answer = await world
      .as(anna)
      .call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
    expect([answer.status, answer.errors]).toEqual([400, { oneTimePatientFee: 'IPS001005' }])
  })
})

describe('a fee that has changed since the order was saved', () => {
  const pays = (amount: number) =>
    world.owner.query(`update omsorg.patient_fee set amount = $1 where therapy_area = 'Incontinence'`, [amount])

  test('is asked about before the order is placed, though the order costs the same', async () => {
    await world.owner.query(`update omsorg.patient_fee_setting set method = 'per-withdrawal'`)
    const { customerOrderId, rowVersion, totals } = await saveOrder(world, anna, order())
    await pays(1_500)
    const confirm = (more: object = {}) =>
      world.as(anna).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true, ...more } })
    const asked = await confirm()
    expect([asked.status, asked.errors]).toEqual([409, { 'price-changed': 'ORS002004' }])
    expect(asked.detail).toMatchObject({ totals: { total: totals.total, patientFee: 1_500 } })
    expect((await confirm({ acceptPrices: true })).body.totals.patientFee).toBe(1_500)
    await pays(1_000)
  })
})
