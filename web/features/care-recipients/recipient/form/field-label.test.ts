import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'
import { faultsOf } from './recipient-check.ts'
import { address, filled, guardian, rules, trustee } from './testing.ts'

const t = textsOf('en')

test.each([
  ['firstName', 'First name'],
  ['addresses.1.zip', 'Address 2, Postal code'],
  ['invoice.city', 'Invoice address, City'],
  ['guardians.0.ssn', 'Guardian 1, Identity number'],
  ['trustees.0.name', 'Trustee, Name'],
])('the field %s is called %s', (path, label) => {
  expect(fieldLabel(path, t)).toBe(label)
})

test('every field that can be wrong has a name', () => {
  const nothing = { ...address, street: '', zip: '', city: '', entryCode: '-' }
  const faults = faultsOf(
    {
      ...filled,
      ssn: '',
      firstName: '',
      lastName: '',
      birthDate: '',
      gender: '',
      phone: 'x',
      deliveryPhone: 'x',
      email: 'x',
      addresses: [nothing],
      invoiceTo: 'own',
      invoice: nothing,
      guardians: [{ ...guardian('1'), firstName: '', lastName: '', phone: 'x', email: 'x' }],
      trustees: [{ ...trustee('1'), name: '' }],
    },
    { ...rules, referenceNumberRequired: true },
  )
  expect(faults.length).toBeGreaterThan(20)
  for (const { at } of faults) expect(fieldLabel(at, t)).toMatch(/^\S.*\S$/)
  for (const { at } of faults) expect(fieldLabel(at, t)).not.toMatch(/, $/)
})
