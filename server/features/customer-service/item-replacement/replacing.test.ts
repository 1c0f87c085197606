import { readReplacementInformation } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmation, headersAtHome, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { drawFrom, furtherProduct, runningFor, type Running } from '../../../testing/prescribing.ts'
import { eventsOf, newPatient, prescribe, storedRows } from '../../../testing/prescriptions.ts'
import { replaced, rowNow, supplyIsAsRebuilt } from '../../../testing/customer-service/replacements.ts'
import { selectItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  erik = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

type Made = Awaited<ReturnType<typeof furtherProduct>>

let old: Made
let following: Made
beforeEach(async () => {
  old = await furtherProduct(world, 'A', { itemsPerPackage: 28 })
  following = await furtherProduct(world, 'A', { itemsPerPackage: 30 })
})
const withOld = (): Promise<Running> =>
  runningFor(world, {
    rows: [
      {
        product: old,
        consumption: { amount: '4', period: consumptionPeriod.day },
        withdrawals: 4,
        packagesPerWithdrawal: 14,
      },
    ],
  })

describe('an item that is replaced everywhere (rules 3.12)', () => {
  test('is converted by pieces where ten packages were drawn, and the draw given back counts in new packages', async () => {
    const running = await withOld()
    const { customerOrderId } = await drawFrom(world, anna, running, 10)
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({
      status: 'finished',
      rowsTotal: 1,
      rowsDone: 1,
      leftOver: [],
    })
    expect(await rowNow(world, running.row.id)).toMatchObject({
      item_number: following.itemNumber,
      items_per_package: 30,
      packages_per_withdrawal: 14,
      package_adjustment: -3,
      withdrawals: 4,
      consumption: '4',
      row_version: 2,
    })
    await supplyIsAsRebuilt(world)
    expect(await leftOf(running)).toMatchObject({ withdrawalsRemaining: 3, remainingPackages: 43 })

    const undone = { input: { customerOrderId, reason: 'Fel artikel' }, headers: headersAtHome(world, anna) }
    expect((await world.as(anna).call(cancelOrder, undone)).status).toBe(200)
    await expect
      .poll(() => leftOf(running), { timeout: 10_000, interval: 50 })
      .toMatchObject({ withdrawalsRemaining: 4, remainingPackages: 53 })
    await supplyIsAsRebuilt(world)
  })

  test('runs out when the pieces at home do, whatever item they were', async () => {
    const running = await withOld()
    await drawFrom(world, anna, running, 10)
    const before = { kept: await runsOutOf(running), told: (await leftOf(running))?.supply.runsOutOn }
    expect(before.kept).toBe(before.told)
    expect(before.kept).not.toBeNull()
    await replaced(world, erik, { from: old, to: following })
    expect({ kept: await runsOutOf(running), told: (await leftOf(running))?.supply.runsOutOn }).toEqual(before)
  })

  test('the history says who has replaced it, and the prescription is another for whoever has it open', async () => {
    const running = await withOld()
    await replaced(world, erik, { from: old, to: following })
    expect(await eventsOf(world, running.id)).toContain('row-replaced')
    const { rows } = await world.owner.query(
      `select e.by_user, e.detail ->> 'from' as "from", e.detail ->> 'to' as "to", p.updated_by, p.row_version
       from omsorg.prescription_event e join omsorg.prescription p on p.id = e.prescription_id
       where e.prescription_id = $1 and e.event = 'row-replaced'`,
      [running.id],
    )
    const { id } = world.people.customerService
    expect(rows).toEqual([
      { by_user: id, from: old.itemNumber, to: following.itemNumber, updated_by: id, row_version: 2 },
    ])
  })

  test('a prescription that holds the new item already has it once, with the packages of both', async () => {
    const patient = await newPatient(world)
    const row = {
      consumption: { amount: '4', period: consumptionPeriod.day },
      withdrawals: 4,
      packagesPerWithdrawal: 14,
    }
    const prescription = await prescribe(world, patient, {
      rows: [
        { product: old, ...row },
        { product: following, ...row },
      ],
    })
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({ rowsDone: 1, rowsMerged: 1 })
    const [gone, kept] = await storedRows(world, prescription.id)
    expect(gone).toMatchObject({ item_number: old.itemNumber, status: rowStatus.closed })
    expect(kept).toMatchObject({ item_number: following.itemNumber, status: rowStatus.active })
    expect(await rowNow(world, kept?.id ?? 0)).toMatchObject({ packages_per_withdrawal: 14, package_adjustment: 53 })
    await supplyIsAsRebuilt(world)
  })

  test('selected products follow, and those of the store with their packages', async () => {
    const { cartItemId } = await selectItem(world, { product: old, person: await newPatient(world) })
    const placed = await world.owner.query<{ id: number }>(
      `insert into omsorg.cart_item (client_id, care_place_id, therapy_area, product_id, item_number, packages, created_by)
       select $1, $2, therapy_area, id, item_number, 14, $3 from omsorg.product where id = $4 returning id`,
      [world.home.client.id, world.home.place.id, world.people.purchaser.id, old.id],
    )
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({ cartItemsDone: 2 })
    const { rows } = await world.owner.query(
      `select item_number, trim_scale(consumption)::text as consumption, status, packages, created_by
       from omsorg.cart_item where replaces_id = any($1) order by packages nulls first`,
      [[cartItemId, placed.rows[0]?.id]],
    )
    const by = { item_number: following.itemNumber, status: 1, created_by: world.people.customerService.id }
    expect(rows).toEqual([
      { ...by, consumption: '4', packages: null },
      { ...by, consumption: null, packages: 14 },
    ])
  })

  test('a saved preliminary order follows, and a placed order stays what it was', async () => {
    const input = {
      carePlaceId: world.home.place.id,
      type: 'group' as const,
      name: 'Förrådet',
      lines: [{ itemNumber: old.itemNumber, quantity: 30 }],
    }
    const kept = await world.as(anna).call(upsertPreliminaryOrder, { input, headers: headersAtHome(world, anna) })
    const running = await withOld()
    const { customerOrderId } = await drawFrom(world, anna, running, 10)
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({ preliminaryOrdersDone: 1 })
    const lines = await world.owner.query(
      'select item_number, quantity from omsorg.preliminary_order_line where preliminary_order_id = $1',
      [kept.body.preliminaryOrderId],
    )
    expect(lines.rows).toEqual([{ item_number: following.itemNumber, quantity: 28 }])
    const { rows } = await world.owner.query(
      'select item_number, quantity, items_per_package from omsorg.order_line where customer_order_id = $1',
      [customerOrderId],
    )
    expect(rows).toEqual([{ item_number: old.itemNumber, quantity: 10, items_per_package: 28 }])
  })

  test('an order that was begun before is not placed with what nobody has shown, and opens with as many pieces', async () => {
    const running = await withOld()
    const person = { ...world.care.ordinary, ...running.patient }
    const saved = await saveOrder(world, anna, withdrawalOf(person, { quantity: 14, row: running.row }))
    const shorter = await furtherProduct(world, 'A', { itemsPerPackage: 14 })
    await replaced(world, erik, { from: old, to: shorter })
    const answer = await confirmation(world, anna, saved)
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('CONFLICT_STALE')])
    const opened = await world.as(anna).call(preOrderWithdrawal, {
      params: { careRecipientId: String(running.patient.id) },
      query: {},
      headers: headersAtHome(world, anna),
    })
    expect(opened.body.draft?.lines).toMatchObject([{ itemNumber: shorter.itemNumber, quantity: 28 }])
  })

  test('what is closed, finished or of another client of another owner stays', async () => {
    const ended = await withOld()
    await world.owner.query('update omsorg.prescription set status = 3 where id = $1', [ended.id])
    const foreign = await withOld()
    const seen = await replaced(world, erik, { from: old, to: following, pdo: await ownerOf('neighbour') })
    expect(seen).toMatchObject({ status: 'finished', rowsDone: 0, clientName: world.neighbour.client.name })
    await replaced(world, erik, { from: old, to: following })
    expect(await rowNow(world, ended.row.id)).toMatchObject({ item_number: old.itemNumber })
    expect(await rowNow(world, foreign.row.id)).toMatchObject({ item_number: following.itemNumber })
  })

  test('a prescription that waits for its start begins with the new item', async () => {
    const waiting = await withOld()
    await world.owner.query(
      `update omsorg.prescription set status = 1, confirmed_at = now(), start_date = current_date + 30,
         end_date = current_date + 300 where id = $1`,
      [waiting.id],
    )
    await world.owner.query('update omsorg.prescription_row set status = 1 where prescription_id = $1', [waiting.id])
    expect(await replaced(world, erik, { from: old, to: following })).toMatchObject({ rowsDone: 1 })
    expect(await rowNow(world, waiting.row.id)).toMatchObject({ item_number: following.itemNumber, status: 1 })
  })
})

describe('before it is published (O-7-177)', () => {
  test('one sees whom it reaches, in counts and places and without a person', async () => {
    const one = await withOld()
    await withOld()
    await drawFrom(world, anna, one, 2)
    await world.owner.query('update omsorg.prescription_row set note = $1 where id = $2', [
      `Bara ${old.name.split(' ')[0]} passar`,
      one.row.id,
    ])
    await selectItem(world, { product: old, person: one.patient })
    const query = { replaced: old.itemNumber, replacement: following.itemNumber }
    const { body, status } = await world.as(erik).call(readReplacementInformation, { query })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      carePlaces: 1,
      prescriptions: 2,
      cartItems: 1,
      preliminaryOrders: 0,
      merged: 0,
      notesNamingIt: 1,
      placedOrders: 1,
      block: null,
      example: { withdrawals: 4, packagesPerWithdrawal: 14, consumption: 4, consumptionPeriod: 'day' },
      clients: [{ clientName: world.home.client.name, prescriptions: 2, carePlaces: 1 }],
    })
  })
})

async function ownerOf(which: 'home' | 'neighbour'): Promise<string> {
  const { rows } = await world.owner.query<{ pdo: string }>(
    'select patient_data_owner_id as pdo from omsorg.client where id = $1',
    [world[which].client.id],
  )
  return rows[0]?.pdo ?? ''
}

async function leftOf({ patient, row }: Running) {
  const input = { careRecipientId: patient.id }
  const { body } = await world.as(anna).call(searchPrescriptions, { input, headers: headersAtHome(world, anna) })
  return body.entities.flatMap((each) => each.rows).find((each) => each.prescriptionRowId === row.id)
}

/** The day that the lists go by. */
async function runsOutOf({ row }: Running): Promise<string | null> {
  const { rows } = await world.owner.query<{ runs_out_on: string | null }>(
    'select runs_out_on::text from omsorg.row_supply where prescription_row_id = $1',
    [row.id],
  )
  return rows[0]?.runs_out_on ?? null
}
