import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nursingHomeOf, saveForResidents } from '../../../testing/orders.ts'
import { newResident, type Resident } from '../../../testing/prescriptions.ts'
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

const propose = (query = {}) => world.as(anna).call(preOrderNursingHome, { query })

describe('who may order for residents', () => {
  test('nobody orders for somebody who is elsewhere', async () => {
    const save = (actor: SignedIn) => world.as(actor).call(saveNursingHome, { input: nursingHomeOf([vera], 1) })
    for (const who of [world.people.sisterNurse, world.people.stranger]) {
      const answer = await save(await world.signIn(who))
      expect(answer.errors).toEqual({ 'residents[0].careRecipientId': 'CRS003003' })
    }
    const foreign = await world.as(anna).call(saveNursingHome, { input: nursingHomeOf([world.care.atSisterPlace], 1) })
    expect(foreign.errors).toEqual({ 'residents[0].careRecipientId': 'CRS003003' })
    expect((await save(await world.signIn(world.people.purchaser))).status).toBe(403)
  })

  test('a row is drawn from for her whose it is, and in an area in which one may order', async () => {
    const crossed = nursingHomeOf([{ ...hidden, row: vera.row }], 1)
    expect((await world.as(anna).call(saveNursingHome, { input: crossed })).errors).toEqual({
      'residents[0].lines[0].prescriptionRowId': 'IPS001011',
    })
    const ofOneArea = await world.signIn(world.people.ordererOfOneArea)
    const catheter = nursingHomeOf([{ ...world.care.ordinary, row: world.care.ordinary.catheterRow }], 1)
    expect((await world.as(ofOneArea).call(saveNursingHome, { input: catheter })).errors).toEqual({
      'residents[0].lines[0].prescriptionRowId': 'COM001002',
    })
    expect((await world.as(ofOneArea).call(saveNursingHome, { input: nursingHomeOf([vera], 1) })).status).toBe(200)
  })

  test('whoever orders in one area is shown the rows of that area alone (O-6-11)', async () => {
    const areasFor = async (actor: SignedIn) => {
      const { body } = await world.as(actor).call(preOrderNursingHome, { query: {} })
      return new Set(body.residents.flatMap(({ lines }) => lines.map(({ product }) => product.therapyArea)))
    }
    expect((await areasFor(anna)).has('Catheter')).toBe(true)
    expect([...(await areasFor(await world.signIn(world.people.ordererOfOneArea)))]).toEqual(['Incontinence'])
  })

  test('a place that serves one at a time serves no two, and one that serves none says so (O-8-18)', async () => {
    const allow = (many: boolean, single: boolean) =>
      world.owner.query('update omsorg.order_setting set nursing_home_allowed = $1, individual_order_allowed = $2', [
        many,
        single,
      ])
    const save = (residents: Resident[]) => world.as(anna).call(saveNursingHome, { input: nursingHomeOf(residents, 1) })
    await allow(false, true)
    expect((await save([vera])).status).toBe(200)
    expect((await save([vera, hidden])).errors).toEqual({ residents: 'GBS000708' })
    await allow(false, false)
    expect((await save([vera])).errors).toEqual({ 'nursing-home-not-allowed': 'GBS000708' })
    expect((await propose()).errors).toEqual({ 'nursing-home-not-allowed': 'GBS000708' })
    await allow(true, true)
  })

  test('a draft of one kind is no draft of another', async () => {
    const { customerOrderId, rowVersion } = await saveForResidents(world, anna, nursingHomeOf([vera], 1))
    const { receiver } = nursingHomeOf([vera], 1)
    const { id: prescriptionRowId, product } = vera.row
    const input = {
      customerOrderId,
      rowVersion,
      careRecipientId: vera.id,
      receiver,
      lines: [{ prescriptionRowId, itemNumber: product.itemNumber, quantity: 1 }],
    }
    expect((await world.as(anna).call(saveWithdrawal, { input })).errors).toEqual({ customerOrderId: 'ORS002003' })
  })
})
