import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const search = (actor: SignedIn, careRecipientId: number) =>
  world.as(actor).call(searchPrescriptions, { input: { careRecipientId } })

async function rowOf(actor: SignedIn, careRecipientId: number, rowId: number) {
  const { body } = await search(actor, careRecipientId)
  return body.entities.flatMap((each) => each.rows).find((row) => row.prescriptionRowId === rowId)
}

describe('the prescriptions of a care recipient', () => {
  test('show what is left of each row and what may be done with it', async () => {
    const { ordinary } = world.care
    expect(await rowOf(nurse, ordinary.id, ordinary.row.id)).toMatchObject({
      withdrawalsRemaining: 4,
      allowedPackages: 14,
      lastOrderDate: null,
      can: { order: { allowed: true, reason: null } },
      suggestion: { word: 'time-to-order', action: 'order' },
      supply: { deliveries: [], runsOutOn: null },
    })
  })

  test('show every order of an item as a delivery that lasts until its pieces are used (O-1-09, O-3-23, O-3-25, O-3-34)', async () => {
    const { ordinary } = world.care
    const before = await rowOf(nurse, ordinary.id, ordinary.catheterRow.id)
    expect(before?.supply.deliveries).toMatchObject([{ packages: 2, pieces: 60, dailyUse: 1 }])
    expect(before).toMatchObject({ withdrawalsRemaining: 3, lastOrderedBy: { name: 'Anna Ek', onBehalfOf: null } })

    const { customerOrderId } = await placeOrder(world, nurse, withdrawalOf(ordinary, { quantity: 14 }))
    const after = await rowOf(nurse, ordinary.id, ordinary.row.id)
    expect(after).toMatchObject({
      withdrawalsRemaining: 3,
      remainingPackages: 42,
      lastOrderDate: todayOf(world).toString(),
      lastOrderedBy: { name: 'Anna Ek', onBehalfOf: null },
      suggestion: { word: 'recently-ordered' },
    })
    expect(after?.supply.deliveries).toMatchObject([{ packages: 14, pieces: 392, dailyUse: 4 }])

    expect((await world.as(nurse).call(cancelOrder, { input: { customerOrderId } })).status).toBe(200)
    await expect
      .poll(() => rowOf(nurse, ordinary.id, ordinary.row.id), { timeout: 10_000, interval: 20 })
      .toMatchObject({ withdrawalsRemaining: 4, remainingPackages: 56 })
  })

  test('are those of one area and of some statuses where these are asked for (O-7-20)', async () => {
    const { id } = world.care.ordinary
    const found = async (more: Omit<CallOf<typeof searchPrescriptions>['input'], 'careRecipientId'>) => {
      const { body } = await world.as(nurse).call(searchPrescriptions, { input: { careRecipientId: id, ...more } })
      return body.entities
    }
    const all = await found({})
    const [first] = all
    if (!first) throw new Error('nothing is prescribed')
    const ofArea = all.filter(({ therapyArea }) => therapyArea === first.therapyArea)
    expect(await found({ therapyArea: first.therapyArea })).toEqual(ofArea)
    expect(await found({ therapyArea: 'Nutrition' })).toEqual([])
    expect(await found({ statuses: ['active'] })).toEqual(all.filter(({ status }) => status === 'active'))
    expect(await found({ statuses: ['closed'] })).toEqual([])
  })

  test('say that the person is the reason where the head of the page says why', async () => {
    const reader = await world.signIn(world.people.nurse)
    const { ordinary } = world.care
    const row = await rowOf(reader, ordinary.id, ordinary.row.id)
    expect(row?.can.order).toEqual({ allowed: false, reason: 'person' })
  })

  test('are not found for a person of another place or client', async () => {
    const foreign = await search(nurse, world.care.ofNeighbour.id)
    expect(foreign.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect((await search(nurse, world.care.atSisterPlace.id)).errors).toEqual(foreign.errors)
  })
})
