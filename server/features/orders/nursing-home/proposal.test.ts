import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import type { PreOrderLine } from '@omsorg/contract/orders/placing/pre-order-line.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepTemplate, placedFor, residentsTemplate } from '../../../testing/orders.ts'
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

describe('the order for residents that is proposed', () => {
  test('has everybody with something to draw, by room, and whoever is protected last without name and room (O-7-60)', async () => {
    const { status, body } = await propose()
    expect(status).toBe(200)
    const ids = body.residents.map(({ careRecipient }) => careRecipient.careRecipientId)
    expect(ids).toEqual(expect.arrayContaining([vera.id, hidden.id, world.care.ordinary.id]))
    expect(ids).not.toContain(world.care.atSisterPlace.id)
    expect(ids).not.toContain(world.care.deceased.id)
    const shown = body.residents.find(({ careRecipient }) => careRecipient.careRecipientId === vera.id)
    expect(shown).toMatchObject({ room: '204', careRecipient: { lastName: 'Ny' } })
    const last = body.residents.at(-1)
    expect(last).toMatchObject({ room: null, careRecipient: { firstName: null, lastName: null, protected: true } })
    expect(body.deliveryMethods.every((method) => !method.needsDeliveryPoint)).toBe(true)
  })

  test('begins with what is due, and with nothing of what lasts', async () => {
    const { customerOrderId } = await placedFor(world, anna, [vera], 14)
    const { body } = await propose()
    const [line] = body.residents.find(({ careRecipient }) => careRecipient.careRecipientId === vera.id)?.lines ?? []
    expect(line).toMatchObject({ isDue: false, quantity: 0, suggestedQuantity: 14, setAside: false })
    const [due] = body.residents.find(({ careRecipient }) => careRecipient.careRecipientId === hidden.id)?.lines ?? []
    expect(due).toMatchObject({ isDue: true, quantity: 14 })
    expect(body.residents.find((each) => each.careRecipient.careRecipientId === vera.id)?.orderedToday).toMatchObject({
      customerOrderId,
    })
  })

  test('says of each row what an order for the person alone says of it, of the last draw too', async () => {
    await placedFor(world, anna, [vera, hidden], 2)
    await placedFor(world, anna, [vera], 3)
    const { body } = await propose()
    for (const { careRecipient, lines } of body.residents) {
      const { careRecipientId } = careRecipient
      const alone = await world.as(anna).call(preOrderWithdrawal, { params: { careRecipientId }, query: {} })
      const told = (line: PreOrderLine) => ({
        row: line.prescriptionRowId,
        last: [line.lastQuantity, line.lastOrderDate],
        left: [line.allowedQuantity, line.withdrawalsRemaining, line.unavailabilityCode],
        suggestion: line.suggestion,
        flavors: line.flavors.map(({ itemNumber, lastPackages }) => [itemNumber, lastPackages]),
      })
      expect(lines.map(told)).toEqual(alone.body.lines.map(told))
    }
    const ofVera = body.residents.find(({ careRecipient }) => careRecipient.careRecipientId === vera.id)
    expect(ofVera?.lines.map(({ lastQuantity }) => lastQuantity)).toContain(3)
  })

  test('sets aside what nobody knows the use of, until somebody fills it in', async () => {
    await world.owner.query(
      'update omsorg.prescription_row set consumption = null, consumption_period = null where id = $1',
      [vera.row.id],
    )
    const { body } = await propose()
    const lines = body.residents.find(({ careRecipient }) => careRecipient.careRecipientId === vera.id)?.lines
    expect(lines?.find((line) => line.prescriptionRowId === vera.row.id)).toMatchObject({
      quantity: 0,
      setAside: true,
      setAsideReason: 'consumption-missing',
      wayOn: 'fill-in',
    })
  })

  test('has the amounts of its template, and names what nobody here has', async () => {
    const { itemNumber } = vera.row.product
    const { preliminaryOrderId } = await keepTemplate(world, anna, {
      ...residentsTemplate(world),
      lines: [
        { careRecipientId: vera.id, itemNumber, quantity: 3 },
        { careRecipientId: vera.id, itemNumber: world.home.products.catheter.itemNumber, quantity: 1 },
      ],
    })
    const { body } = await propose({ preliminaryOrderId })
    const amounts = body.residents.flatMap(({ lines }) => lines.filter(({ quantity }) => quantity > 0))
    expect(amounts).toMatchObject([{ careRecipientId: vera.id, quantity: 3 }])
    expect(body.leftOut).toMatchObject([{ careRecipientId: vera.id, quantity: 1 }])
    expect((await propose({ preliminaryOrderId: 999_999 })).status).toBe(404)
  })

  test('has the amounts of an order that is made again, and nothing of what cannot be ordered any more (O-2-53)', async () => {
    const { customerOrderId } = await placedFor(world, anna, [vera, hidden], 2)
    await world.owner.query('update omsorg.prescription_row set withdrawals = 1 where id = $1', [hidden.row.id])
    const { body } = await propose({ recreateCustomerOrderId: customerOrderId })
    const lineOf = ({ row }: Resident) =>
      body.residents.flatMap(({ lines }) => lines).find((line) => line.prescriptionRowId === row.id)
    expect(lineOf(vera)).toMatchObject({ quantity: 2, setAside: false })
    expect(lineOf(hidden)).toMatchObject({ quantity: 0, setAside: true, unavailabilityCode: 2 })
  })
})
