import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const propose = (actor: SignedIn, careRecipientId: number, recreateCustomerOrderId?: number) =>
  world.as(actor).call(preOrderWithdrawal, { params: { careRecipientId }, query: { recreateCustomerOrderId } })

describe('the withdrawal that is proposed', () => {
  test('begins with the quantity of the last withdrawal, else with what was prescribed (O-2-52, O-7-58)', async () => {
    const { ordinary } = world.care
    const { body } = await propose(nurse, ordinary.id)
    const quantities = new Map(body.lines.map((line) => [line.prescriptionRowId, line.quantity]))
    expect(quantities.get(ordinary.row.id)).toBe(14)
    expect(quantities.get(ordinary.catheterRow.id)).toBe(2)
    expect(body.receiver).toMatchObject({ address: { addressId: ordinary.addressId, street: 'Storgatan 1' } })
    expect(body.totals.subtotal).toBe((14 + 5 + 2) * 8_400)
  })

  test('names a way of delivery in the words of the reader, and each that has none in English', async () => {
    await world.owner.query(
      `insert into omsorg.delivery_method_text (delivery_method_id, language, name, description)
       select id, 'sv', 'Hemleverans', '' from omsorg.delivery_method where market = 10 and code = 'HOME'`,
    )
    const namesFor = async (language: string) => {
      const { body } = await world.as(nurse).call(preOrderWithdrawal, {
        params: { careRecipientId: world.care.ordinary.id },
        query: {},
        headers: { 'accept-language': language },
      })
      return body.deliveryMethods.map(({ name }) => name)
    }
    expect(await namesFor('sv-SE')).toEqual(['Hemleverans'])
    for (const language of ['nb-NO', 'da-DK', 'fi-FI']) expect(await namesFor(language)).toEqual(['Home delivery'])
  })

  test('shows the draft to whoever saved it and to nobody else', async () => {
    const { ordinary } = world.care
    const draft = await saveOrder(world, nurse, withdrawalOf(ordinary, { quantity: 7 }))
    const own = await propose(nurse, ordinary.id)
    expect(own.body.draft).toMatchObject({ customerOrderId: draft.customerOrderId, lines: [{ quantity: 7 }] })
    const colleague = await world.signIn(world.people.colleague)
    expect((await propose(colleague, ordinary.id)).body.draft).toBeNull()
  })

  test('takes the quantities of an order that is made again, up to what is allowed (O-2-53, O-7-58)', async () => {
    const { ordinary } = world.care
    const order = await placeOrder(world, nurse, withdrawalOf(ordinary, { quantity: 3 }))
    const { body } = await propose(nurse, ordinary.id, order.customerOrderId)
    expect(body.recreatedFrom).toBe(order.customerOrderId)
    const quantities = body.lines.map((line) => [line.prescriptionRowId, line.quantity])
    expect(new Map(quantities as [number, number][])).toEqual(
      new Map([
        [ordinary.row.id, 3],
        [ordinary.secondRow.id, 0],
        [ordinary.catheterRow.id, 0],
      ]),
    )
  })

  test('knows whether it goes to the same receiver as the last order, and when the contact data were confirmed', async () => {
    const { ordinary } = world.care
    await world.owner.query("update omsorg.care_recipient set phone = '+46701740605' where id = $1", [ordinary.id])
    const first = await propose(nurse, ordinary.id)
    const { deliveryMethodName: _name, deliveryPointName: _point, ...receiver } = first.body.receiver
    const withdrawal = withdrawalOf(ordinary, { quantity: 1, row: ordinary.secondRow })
    const { today } = first.body
    const after = async (changed: Partial<typeof withdrawal.receiver>, contactConfirmedOn: string | null) => {
      const to = { ...receiver, deliveryMethodCode: 'HOME', ...changed }
      await placeOrder(world, nurse, { ...withdrawal, receiver: to, contactConfirmedOn })
      return (await propose(nurse, ordinary.id)).body.receiverBefore
    }
    expect(await after({}, today)).toEqual({ isSame: true, contactConfirmedOn: today })
    expect(await after({ name: 'The neighbour' }, today)).toEqual({ isSame: false, contactConfirmedOn: today })
    expect(await after({ contactPhone: '+46701740609' }, today)).toEqual({ isSame: false, contactConfirmedOn: null })
    expect(await after({}, null)).toEqual({ isSame: true, contactConfirmedOn: null })
    // Nobody confirms on a day that has not come.
    expect(await after({}, '2999-01-01')).toEqual({ isSame: true, contactConfirmedOn: today })
  })

  test('goes to the care place for a protected person, of whom nothing is told', async () => {
    const { body, text } = await propose(nurse, world.care.protected.id)
    expect(body.receiver).toMatchObject({ name: null, address: null, contactPhone: null, notifyEmail: null })
    expect(body.addresses).toEqual([])
    expect(text).not.toMatch(/Hemlig|Gömd|19400101|Storgatan/)
  })

  test('is refused by the name of what stands in the way, and not found out of reach', async () => {
    expect((await propose(nurse, world.care.deceased.id)).errors).toEqual({ 'recipient-deceased': 'GBS000710' })
    expect((await propose(nurse, world.care.ofNeighbour.id)).status).toBe(404)
  })
})
