import { describe, expect, test } from 'vitest'
import { faultsOf, type FormRules } from './recipient-check.ts'
import type { RecipientFields } from './recipient-fields.ts'
import { address, filled, guardian, rules, trustee } from './testing.ts'

function faults(changed: Partial<RecipientFields>, other: Partial<FormRules> = {}): Record<string, string> {
  const found = faultsOf({ ...filled, ...changed }, { ...rules, ...other })
  return Object.fromEntries(found.map(({ at, problem }) => [at, problem]))
}

test('a person with number, name and address has nothing wrong', () => {
  expect(faults({})).toEqual({})
})

describe('the identity number', () => {
  test.each([
    ['', 'missing'],
    ['19391010-8021', 'wrong-check-digit'],
    ['19391310-8020', 'impossible-date'],
    ['1939', 'not-a-number'],
  ])('%s is told as %s', (ssn, problem) => {
    expect(faults({ ssn })).toEqual({ ssn: problem })
  })

  test('a temporary one is any text, with the birth date beside it', () => {
    expect(faults({ numberKind: 'temporary', ssn: 'RESERV 17' })).toEqual({})
    expect(faults({ numberKind: 'temporary', ssn: 'RESERV 17', birthDate: '' })).toEqual({
      birthDate: 'missing',
    })
  })

  test('a reserve number is not taken where temporary numbers are not used', () => {
    const reserve = { ssn: '19950101SF12' }
    expect(faults(reserve)).toEqual({})
    expect(faults(reserve, { temporaryNumberAllowed: false })).toEqual({ ssn: 'temporary-number' })
  })

  test('one that is fixed is not judged again', () => {
    expect(faults({ ssn: '19391010-8021' }, { numberFixed: true })).toEqual({})
  })
})

test.each([
  ['2026-11-21', 'day-ahead'],
  ['10 oktober', 'day'],
  ['', 'missing'],
])('the birth date %s is told as %s', (birthDate, problem) => {
  expect(faults({ birthDate })).toEqual({ birthDate: problem })
})

test('children may be registered, unless the care place takes adults only', () => {
  const child = { ssn: '201005142391', birthDate: '2010-05-14' }
  expect(faults(child)).toEqual({})
  expect(faults(child, { adultsOnly: true })).toEqual({ birthDate: 'recipient-minor' })
})

describe('addresses', () => {
  test('a box takes no parcels, but an invoice', () => {
    const box = { ...address, street: 'Box 12' }
    expect(faults({ addresses: [box] })).toEqual({ 'addresses.0.street': 'box-address' })
    expect(faults({ invoiceTo: 'own', invoice: box })).toEqual({})
  })

  test('each fault stands at its field', () => {
    const bad = { ...address, zip: '1234', city: 'Umeå 2', entryCode: '12-34', street: ' ' }
    expect(faults({ addresses: [address, bad] })).toEqual({
      'addresses.1.street': 'missing',
      'addresses.1.zip': 'zip',
      'addresses.1.city': 'letters-only',
      'addresses.1.entryCode': 'entry-code',
    })
  })

  test('the postal code is that of the country of the address', () => {
    expect(faults({ addresses: [{ ...address, countryCode: 'DK' }] })).toEqual({ 'addresses.0.zip': 'zip' })
    expect(faults({ addresses: [{ ...address, countryCode: 'DK', zip: '2100' }] })).toEqual({})
  })

  test('the invoice address is asked for where the settings ask for it', () => {
    expect(faults({ invoiceTo: 'none' })).toEqual({ invoiceTo: 'choose-one' })
    expect(faults({ invoiceTo: 'none' }, { invoiceAddressRequired: false })).toEqual({})
  })

  test('of a protected person nothing is asked about where she is', () => {
    const hidden = { protectedIdentity: true, protectionKind: 'SE_sekretess' as const, addresses: [], phone: '' }
    expect(faults(hidden, { phoneRequired: true })).toEqual({})
    expect(faults({ ...hidden, protectionKind: '' })).toEqual({ protectionKind: 'choose-one' })
  })
})

test('a phone number is one that can be called', () => {
  expect(faults({ phone: 'ring mig' })).toEqual({ phone: 'phone' })
  expect(faults({ phone: '' }, { phoneRequired: true })).toEqual({ phone: 'missing' })
  expect(faults({ email: 'abc' })).toEqual({ email: 'email' })
})

describe('who speaks for the person', () => {
  const minor = '201005142391'
  const adult = '19510801-2088'

  test('is of age', () => {
    expect(faults({ guardians: [guardian(minor)], trustees: [trustee(adult)] })).toEqual({
      'guardians.0.ssn': 'minor',
    })
    expect(faults({ trustees: [trustee(minor)] })).toEqual({ 'trustees.0.ssn': 'minor' })
  })

  test('is not the same guardian twice, while a guardian may be the trustee too', () => {
    expect(faults({ guardians: [guardian(adult), guardian('195108012088')] })).toEqual({
      'guardians.1.ssn': 'same-guardian',
    })
    expect(faults({ guardians: [guardian(adult)], trustees: [trustee(adult)] })).toEqual({})
  })

  test('has a name, and need not have a number', () => {
    expect(faults({ guardians: [guardian('')] })).toEqual({})
    expect(faults({ trustees: [{ ...trustee(''), name: '' }] })).toEqual({ 'trustees.0.name': 'missing' })
  })
})

test('of a person who is registered as protected only what can be seen is judged', () => {
  const nothing = { firstName: '', lastName: '', birthDate: '', gender: '' as const, addresses: [] }
  expect(faults(nothing, { isHidden: true })).toEqual({})
  expect(faults(nothing, { isHidden: true, referenceNumberRequired: true })).toEqual({ referenceNumber: 'missing' })
})
