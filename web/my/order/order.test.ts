import { describe, expect, test } from 'vitest'
import {
  type FilledIn,
  filledInFrom,
  flavorsOff,
  hasLess,
  inputOf,
  type Proposal,
  type ProposedLine,
} from './filled-in.ts'
import { lastsUntil } from './lasts-until.ts'

const line = (more: Partial<ProposedLine> = {}): ProposedLine => ({
  prescriptionRowId: 1,
  product: {
    itemNumber: '100',
    name: 'Pad',
    shape: 'pad',
    therapyArea: 'Incontinence',
    itemsPerPackage: 28,
    unit: 'piece',
  },
  quantity: 14,
  allowed: 14,
  flavors: [],
  dailyUse: 4,
  runsOutOn: '2026-11-27',
  isLast: false,
  block: null,
  orderFrom: '2026-11-20',
  ...more,
})

const destination: NonNullable<Proposal['destination']> = {
  name: 'Ebba',
  address: { addressId: 5, careOf: null, street: 'Väg 1', zip: '81255', city: 'Åsbacka' },
  deliveryMethodCode: 'HOME',
  deliveryPointId: null,
  deliveryPointName: null,
  notifyBy: 'sms',
  notifyPhone: null,
  notifyEmail: null,
}

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  careRecipientId: 12,
  can: { order: { allowed: true, reason: null } },
  throughPlaceReason: null,
  lines: [line()],
  destination,
  deliveryMethods: [
    { code: 'PICK', name: 'Pick up', description: null, needsDeliveryPoint: true },
    { code: 'HOME', name: 'Home', description: null, needsDeliveryPoint: false },
  ],
  addresses: [],
  deliveryPointsAllowed: true,
  notifyBy: ['sms', 'email'],
  patientFee: null,
  delivery: null,
  undoSeconds: 60,
  draft: null,
  carePlace: { name: 'Norr', phone: null },
  today: '2026-11-20',
  ...more,
})

const reached = { phone: '+46701740631', email: 'ebba@vik.example' }

describe('an order is filled in', () => {
  test('with what is proposed, and where it went last time', () => {
    expect(filledInFrom(proposal())).toMatchObject({
      packages: { 1: 14 },
      methodCode: 'HOME',
      addressId: 5,
      notifyBy: 'sms',
    })
  })

  test('with what was begun, and never with more than may be had by now', () => {
    const draft = {
      customerOrderId: 9,
      rowVersion: 3,
      savedOn: '2026-11-19T09:00:00Z',
      lines: [{ prescriptionRowId: 1, itemNumber: '100', quantity: 10, flavors: [] }],
      destination,
    }
    expect(filledInFrom(proposal({ draft })).packages).toEqual({ 1: 10 })
    expect(filledInFrom(proposal({ draft, lines: [line({ allowed: 4 })] })).packages).toEqual({ 1: 4 })
    expect(inputOf(proposal({ draft }), filledInFrom(proposal({ draft })), reached, null)).toMatchObject({
      customerOrderId: 9,
      rowVersion: 3,
    })
  })

  test('with what was begun on the device, as far as it can be had by now; what is new is left to be chosen', () => {
    const begun: FilledIn = { ...filledInFrom(proposal()), packages: { 1: 10 }, addressId: 77, notifyBy: 'email' }
    const lines = [line({ allowed: 4 }), line({ prescriptionRowId: 2 })]
    const now = proposal({ lines })
    expect(filledInFrom(now, begun)).toMatchObject({ packages: { 1: 4, 2: 0 }, addressId: 5 })
    expect([hasLess(now, begun), hasLess(proposal(), begun)]).toEqual([true, false])
    const gone = proposal({ lines: [line({ prescriptionRowId: 2 })] })
    expect([filledInFrom(gone, begun).packages, hasLess(gone, begun)]).toEqual([{ 2: 0 }, true])
  })

  test('without what cannot be ordered today', () => {
    const blocked = line({ prescriptionRowId: 2, block: 'too-early', allowed: 0 })
    expect(filledInFrom(proposal({ lines: [line(), blocked] })).packages).toEqual({ 1: 14 })
  })
})

describe('what is sent', () => {
  test('leaves out what stands at 0, and names the phone or the mail that is told by', () => {
    const two = proposal({ lines: [line(), line({ prescriptionRowId: 2 })] })
    const filledIn: FilledIn = { ...filledInFrom(two), packages: { 1: 0, 2: 3 } }
    const sent = inputOf(two, filledIn, reached, null)
    expect(sent.lines).toMatchObject([{ prescriptionRowId: 2, quantity: 3 }])
    expect(sent.destination).toMatchObject({ notifyBy: 'sms', notifyPhone: reached.phone, notifyEmail: null })
    expect(inputOf(two, { ...filledIn, notifyBy: 'email' }, reached, null).destination).toMatchObject({
      notifyPhone: null,
      notifyEmail: reached.email,
    })
  })

  test('names a place to pick up only where the way of delivery has one', () => {
    const point = { id: 'p1', name: 'Shop' }
    const filledIn = { ...filledInFrom(proposal()), point }
    expect(inputOf(proposal(), filledIn, reached, null).destination?.deliveryPointId).toBeNull()
    expect(inputOf(proposal(), { ...filledIn, methodCode: 'PICK' }, reached, null).destination?.deliveryPointId).toBe(
      'p1',
    )
  })
})

test('flavours that do not add up are found, unless nothing is taken of the product', () => {
  const flavors = ['a', 'b'].map((itemNumber) => ({
    itemNumber,
    name: itemNumber,
    packages: 7,
    lastPackages: 0,
    orderable: true,
  }))
  const withFlavors = proposal({ lines: [line({ flavors })] })
  const filledIn = filledInFrom(withFlavors)
  expect(flavorsOff(withFlavors, filledIn)).toEqual([])
  expect(flavorsOff(withFlavors, { ...filledIn, packages: { 1: 12 } })).toEqual([1])
  expect(flavorsOff(withFlavors, { ...filledIn, packages: { 1: 0 } })).toEqual([])
})

describe('packages last', () => {
  test('from the day on which runs out what there is', () => {
    expect(lastsUntil(line(), 14, '2026-11-20')).toBe('2027-03-05')
  })
  test('from today where nothing is left', () => {
    expect(lastsUntil(line({ runsOutOn: '2026-11-01' }), 1, '2026-11-20')).toBe('2026-11-27')
    expect(lastsUntil(line({ runsOutOn: null }), 1, '2026-11-20')).toBe('2026-11-27')
  })
  test('nobody knows how long where the use is unknown', () => {
    expect(lastsUntil(line({ dailyUse: null }), 14, '2026-11-20')).toBeNull()
  })
})
