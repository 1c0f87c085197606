import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { newPatient, prescribe } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let ofOneArea: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  ofOneArea = await world.signIn(world.people.ordererOfOneArea)
})
afterAll(() => world.close())

async function proposalFor(actor: SignedIn) {
  const { body } = await world
    .as(actor)
    .call(preOrderWithdrawal, { params: { careRecipientId: world.care.ordinary.id }, query: {} })
  return body
}

/** Who is where, and what can be done about it. */
const standing = async (actor: SignedIn) => {
  const { lines } = await proposalFor(actor)
  return lines.map((line) => [line.prescriptionRowId, line.setAside, line.unavailabilityCode, line.wayOn])
}

describe('a line that cannot go', () => {
  test('because its area is not that of the orderer is not shown at all, and the rest is saved and placed (O-6-11)', async () => {
    const { ordinary } = world.care
    expect((await standing(anna)).map(([row]) => row)).toContain(ordinary.catheterRow.id)
    expect(await standing(ofOneArea)).toEqual([
      [ordinary.row.id, false, null, null],
      [ordinary.secondRow.id, false, null, null],
    ])
    const { lines, totals, nothingToOrder } = await proposalFor(ofOneArea)
    expect([totals.lines, nothingToOrder]).toEqual([2, false])

    const saved = await world.as(ofOneArea).call(saveWithdrawal, {
      input: {
        ...withdrawalOf(ordinary, { quantity: 1 }),
        lines: lines.map((line) => ({
          prescriptionRowId: line.prescriptionRowId ?? 0,
          itemNumber: line.itemNumber,
          quantity: 1,
        })),
      },
    })
    expect(saved.status).toBe(200)
    const { customerOrderId, rowVersion } = saved.body
    const placed = await world
      .as(ofOneArea)
      .call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
    expect([placed.status, placed.body.totals.lines]).toEqual([200, 2])
  })

  test('counts for nothing: whether the parcel is split is told by what goes', async () => {
    const { secondRow, catheterRow } = world.care.ordinary
    const stopped = [secondRow, catheterRow].map(({ product }) => product.itemNumber)
    const sell = (active: boolean) =>
      world.owner.query('update omsorg.product set active = $1 where item_number = any ($2)', [active, stopped])
    const holds = (lines: number) =>
      world.owner.query('update omsorg.order_setting set max_lines_per_order = $1', [lines])
    await holds(1)
    expect((await proposalFor(anna)).warnings).toContain('will-be-split')
    await sell(false)
    const { lines, warnings } = await proposalFor(anna)
    expect(lines.filter(({ setAside }) => !setAside)).toHaveLength(1)
    expect(warnings).not.toContain('will-be-split')
    await sell(true)
    await holds(40)
  })

  test('is refused when it is sent all the same', async () => {
    const { ordinary } = world.care
    const answer = await world
      .as(ofOneArea)
      .call(saveWithdrawal, { input: withdrawalOf(ordinary, { quantity: 1, row: ordinary.catheterRow }) })
    expect([answer.status, answer.errors]).toEqual([400, { 'lines[0].prescriptionRowId': 'COM001002' }])
  })

  test('warns of nothing once it is set aside: what else there is goes without a word', async () => {
    const patient = await newPatient(world)
    const { rows } = await prescribe(world, patient)
    const [first, second] = rows
    if (!first || !second) throw new Error('the prescription of the tests has two rows')
    const { lines, ...order } = withdrawalOf({ ...world.care.ordinary, ...patient }, { quantity: 14, row: first })
    const fewer = { prescriptionRowId: second.id, itemNumber: second.product.itemNumber, quantity: 1 }
    const save = (setAside: boolean) =>
      world.as(anna).call(saveWithdrawal, {
        input: { ...order, lines: [...lines, { ...fewer, setAside }] },
      })
    const place = async (setAside: boolean) => {
      const { customerOrderId, rowVersion } = (await save(setAside)).body
      return world.as(anna).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: false } })
    }
    expect((await place(false)).errors).toEqual({ acceptWarnings: 'COM001001' })
    const placed = await place(true)
    expect([placed.status, placed.body.totals.lines]).toEqual([200, 1])
  })

  test('because no withdrawals remain is set aside with an addition for who may give one, and the renewal near the end', async () => {
    const { ordinary } = world.care
    for (let left = 3; left > 0; left -= 1) {
      await placeOrder(world, anna, withdrawalOf(ordinary, { quantity: 14, row: ordinary.catheterRow }))
    }
    const line = (await standing(anna)).find(([row]) => row === ordinary.catheterRow.id)
    // The only row of its prescription, which is finished with it and takes no addition any more.
    expect(line).toEqual([ordinary.catheterRow.id, true, 2, 'renew'])

    for (let left = 3; left > 0; left -= 1) await placeOrder(world, anna, withdrawalOf(ordinary, { quantity: 14 }))
    expect((await standing(anna)).find(([row]) => row === ordinary.row.id)).toEqual([
      ordinary.row.id,
      true,
      2,
      'addition',
    ])
    expect((await standing(ofOneArea)).find(([row]) => row === ordinary.row.id)?.at(-1)).toBeNull()
  })

  test('leaves nothing to order when every other one stands set aside too', async () => {
    await world.owner.query(`update omsorg.product set active = false where item_number = $1`, [
      world.care.ordinary.secondRow.product.itemNumber,
    ])
    const { lines, nothingToOrder, totals } = await proposalFor(anna)
    expect(lines.map(({ setAside }) => setAside)).toEqual([true, true, true])
    expect(lines.map(({ wayOn }) => wayOn)).toEqual(['addition', 'replace', 'renew'])
    expect([nothingToOrder, totals.total]).toEqual([true, 0])
  })
})
