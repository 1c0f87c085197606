import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawalOf } from './testing/orders.ts'
import { openWorld, type SignedIn, type World } from './testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const home = { street: 'Kungsgatan 1', zip: '87140', city: 'Härnösand', countryCode: 'SE', isDefault: true }

let taken = 0
const somebody = () => ({
  firstName: 'Nils',
  lastName: 'Ny',
  ssn: `Tillfälligt ${(taken += 1)}`,
  temporarySsn: true,
  birthDate: '1950-02-03',
  gender: 'male' as const,
  deliveryAddresses: [home],
  invoiceAddress: home,
})

/** What is wrong with a person who is registered with this, and with the receiver of an order. */
async function judged(change: { city?: string | null; phone?: string; street?: string | null }) {
  const { phone, ...address } = change
  const person = await world.as(nurse).call(createCareRecipient, {
    input: {
      ...somebody(),
      ...(phone ? { phone } : {}),
      deliveryAddresses: [{ ...home, ...address } as typeof home],
    },
  })
  const order = withdrawalOf(world.care.ordinary, { quantity: 1 })
  const receiver = await world.as(nurse).call(saveWithdrawal, {
    input: {
      ...order,
      receiver: {
        ...order.receiver,
        contactPhone: phone ?? order.receiver.contactPhone,
        address: { ...order.receiver.address!, addressId: null, ...(address as { city?: string }) },
      },
    },
  })
  return [person.errors, receiver.errors]
}

describe('a person who is registered and the receiver of an order are judged alike', () => {
  test.each([{ city: 'Lund' }, { city: 'St. Anna' }, { city: "Saint-L'Ô" }, { phone: '070-174 06 05' }])(
    '%j is taken',
    async (change) => expect(await judged(change)).toEqual([{}, {}]),
  )
  test.each([['Lund 2'], ['22222'], ['Lund@']])('the city %j is wrong (O-5-07)', async (city) =>
    expect(await judged({ city })).toEqual([
      { 'deliveryAddresses[0].city': 'COM001001' },
      { 'receiver.address.city': 'COM001001' },
    ]),
  )
  test.each([['(070) 174 06 05'], ['12345'], ['070-CALL']])('the phone %j is wrong (O-5-05)', async (phone) =>
    expect(await judged({ phone })).toEqual([{ phone: 'COM001001' }, { 'receiver.contactPhone': 'COM001001' }]),
  )
  test.each([{ city: '' }, { city: '   ' }, { city: null }])('%j is missing', async (change) =>
    expect(await judged(change)).toEqual([
      { 'deliveryAddresses[0].city': 'COM001003' },
      { 'receiver.address.city': 'COM001003' },
    ]),
  )
})

describe('the name of a person', () => {
  const named = async (name: string | null, part: 'firstName' | 'lastName' = 'firstName') =>
    (
      await world.as(nurse).call(createCareRecipient, {
        input: { ...somebody(), [part]: name as string },
      })
    ).errors
  test.each(['Öyvind', 'Anna-Lena', "O'Brien", 'J. P.', 'von der Ærø'])('%s is taken', async (name) =>
    expect(await named(name)).toEqual({}),
  )
  test.each(['Anna 2', '<b>'])('%s is wrong', async (name) =>
    expect(await named(name)).toEqual({ firstName: 'COM001001' }),
  )
  test.each(['', '  ', null])('%j is missing, as the first name and as the last (O-3-02)', async (name) => {
    expect(await named(name)).toEqual({ firstName: 'COM001003' })
    expect(await named(name, 'lastName')).toEqual({ lastName: 'COM001003' })
  })
  test('has 100 characters and not 101 (O-3-02)', async () => {
    expect([await named('ö'.repeat(100)), await named('ö'.repeat(101))]).toEqual([{}, { firstName: 'COM001001' }])
  })
})
