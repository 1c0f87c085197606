import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn

beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const read = (actor: SignedIn, id: number) => world.as(actor).call(readCareRecipient, { params: { id } })

describe('the head of a care recipient', () => {
  test('says who, where, and that three items may be ordered', async () => {
    const { body } = await read(nurse, world.care.ordinary.id)
    expect(body).toMatchObject({
      firstName: 'Signe',
      ssn: '19391010-8020',
      where: { kind: 'home', street: 'Storgatan 1' },
      can: { order: { allowed: true, reason: null } },
      orderableItems: 3,
      urgent: { suggestion: { word: 'time-to-order', action: 'order' } },
    })
  })

  test('says why nothing can be ordered for who died, is inactive, or by whom', async () => {
    const orderOf = async (actor: SignedIn, id: number) => (await read(actor, id)).body.can.order
    expect(await orderOf(nurse, world.care.deceased.id)).toEqual({ allowed: false, reason: 'recipient-deceased' })
    expect(await orderOf(nurse, world.care.inactive.id)).toEqual({ allowed: false, reason: 'recipient-inactive' })
    const reader = await world.signIn(world.people.nurse)
    expect(await orderOf(reader, world.care.ordinary.id)).toEqual({ allowed: false, reason: 'ordering-right-missing' })
  })

  test('tells of a protected person the protection and nothing that identifies', async () => {
    const { body, text } = await read(nurse, world.care.protected.id)
    expect(body).toMatchObject({ protected: true, protectionKind: 'SE_sekretess', age: null, deliveryAddress: null })
    expect(text).not.toMatch(/Hemlig|Gömd|19400101|1939-10-10|Storgatan/)
  })

  test('says to whoever may not read prescriptions whether there is one, area by area (O-4-02)', async () => {
    const { body } = await read(await world.signIn(world.people.nurse), world.care.ordinary.id)
    const areas = body.settings.areas.map(({ therapyArea, prescription }) => [therapyArea, prescription])
    expect(Object.fromEntries(areas)).toEqual({ Incontinence: 'active', Catheter: 'active' })
    const never = (await read(nurse, world.care.inactive.id)).body.settings.areas
    expect(never[0]?.prescription).toBe('not-created')
  })

  test('answers the same for a person out of reach as for one who does not exist (O-7-162)', async () => {
    const foreign = await read(nurse, world.care.ofNeighbour.id)
    const missing = await read(nurse, 2_000_000)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect((await read(nurse, world.care.atSisterPlace.id)).status).toBe(404)
  })
})
