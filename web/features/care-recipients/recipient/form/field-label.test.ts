import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { expect, test } from 'vitest'
import { problemsIn } from '../../../../platform/forms/field-errors.ts'
import { fieldLabel } from './field-label.ts'
import type { RecipientFields } from './recipient-fields.ts'
import { recipientErrors } from './recipient-rules.ts'
import { fieldAt, toCreate } from './recipient-to-save.ts'
import { address, filled, guardian, rules, trustee, words } from './testing.ts'

const { t } = words

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
  const blank: RecipientFields = {
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
    referenceNumber: 'x'.repeat(51),
    room: 'x'.repeat(31),
  }
  const paths = [
    ...problemsIn(createCareRecipient.bounds, toCreate(blank)).map(({ at }) => fieldAt(at, blank)),
    ...recipientErrors(blank, { rules, ...words }).map(({ at }) => at),
  ]
  expect(new Set(paths).size).toBeGreaterThan(20)
  for (const path of paths) expect(fieldLabel(path, t)).toMatch(/^\S.*[^\s,]$/)
})
