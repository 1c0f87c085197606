import { expect, test } from 'vitest'
import { emptyAddress } from '../recipient/form/recipient-fields.ts'
import { filledBy, takenBack } from './register-filling.ts'
import { address, filled } from '../recipient/form/testing.ts'

const empty = [emptyAddress('SE', true)]
const registered = {
  firstName: 'Astrid',
  lastName: 'Norrbäck',
  birthDate: '1939-10-10',
  gender: 'female',
  address: { careOf: null, street: 'Granvägen 1', zip: '54321', city: 'Fjällviken', countryCode: 'SE' },
  addressSince: null,
  hasLeftTheCountry: false,
} as const
const found = { result: 'found', person: registered, deceasedOn: null, protectionKind: null } as const

test('who is found is filled in, with the address first', () => {
  const before = { ...filled, gender: '' as const, addresses: [{ ...address, entryCode: '1234' }, address] }
  const after = filledBy(found, before, empty)
  expect(after).toMatchObject({ firstName: 'Astrid', lastName: 'Norrbäck', birthDate: '1939-10-10', gender: 'female' })
  expect(after.addresses?.[0]).toMatchObject({ street: 'Granvägen 1', zip: '543\u00a021', entryCode: '1234' })
  expect(after.addresses?.[1]).toBe(before.addresses[1])
})

test('a gender that was chosen is not written over', () => {
  expect(filledBy(found, { ...filled, gender: 'other' }, empty)).not.toHaveProperty('gender')
})

test('of a protected person no name comes, and the address that was typed goes', () => {
  const answer = { result: 'protected', person: null, deceasedOn: null, protectionKind: 'SE_sekretess' } as const
  const after = filledBy(answer, filled, empty)
  expect(after).toEqual({
    protectedIdentity: true,
    protectionKind: 'SE_sekretess',
    addresses: empty,
    phone: '',
    deliveryPhone: '',
    email: '',
  })
})

test('what was looked up for another number is taken back, what somebody has written stays', () => {
  const before = { ...filled, ...filledBy(found, filled, empty), lastName: 'Ryd' }
  const after = takenBack(found, before)
  expect(after).toMatchObject({ firstName: '', addresses: [{ street: '', zip: '', city: '' }] })
  expect(after).not.toHaveProperty('lastName')
  expect(takenBack(found, { ...before, addresses: [address] })).not.toHaveProperty('addresses')
})

test.each(['deceased', 'unknown'] as const)('who is %s is not filled in', (result) => {
  expect(filledBy({ ...found, result }, filled, empty)).toEqual({})
})
