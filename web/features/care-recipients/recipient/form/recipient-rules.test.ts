import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../../../platform/forms/field-errors.ts'
import type { FormRules } from './form-rules.ts'
import { mostGuardians, type RecipientFields } from './recipient-fields.ts'
import { recipientErrors } from './recipient-rules.ts'
import { toCreate } from './recipient-to-save.ts'
import { address, filled, guardian, rules, trustee, words } from './testing.ts'

const { t, format } = words
const { validation } = t
const says = t.recipientForm.errors
const { refused } = t.recipientForm.number

function errors(changed: Partial<RecipientFields>, other: Partial<FormRules> = {}): Record<string, string> {
  const context = { rules: { ...rules, ...other }, t, format }
  const found = recipientErrors({ ...filled, ...changed }, context).toReversed()
  return Object.fromEntries(found.map(({ at, text }) => [at, text]))
}

test('a person with number, name and address has nothing wrong', () => {
  expect(errors({})).toEqual({})
  expect(problemsIn(createCareRecipient.bounds, toCreate(filled))).toEqual([])
})

describe('the identity number', () => {
  test.each([
    ['', validation.required],
    ['19391010-8021', refused['wrong-check-digit']],
    ['19391310-8020', refused['impossible-date']],
    ['1939', refused['not-a-number']],
  ])('%s is told as %s', (ssn, text) => {
    expect(errors({ ssn })).toEqual({ ssn: text })
  })

  test('a temporary one is any text, with the birth date beside it', () => {
    expect(errors({ numberKind: 'temporary', ssn: 'RESERV 17' })).toEqual({})
    expect(errors({ numberKind: 'temporary', ssn: ' ' })).toEqual({ ssn: validation.required })
    expect(errors({ numberKind: 'temporary', ssn: 'RESERV 17', birthDate: '' })).toEqual({
      birthDate: validation.required,
    })
  })

  test('a reserve number is not taken where temporary numbers are not used', () => {
    const reserve = { ssn: '19950101SF12' }
    expect(errors(reserve)).toEqual({})
    expect(errors(reserve, { temporaryNumberAllowed: false })).toEqual({ ssn: says.temporaryNumber })
  })

  test('one that is fixed is not judged again', () => {
    expect(errors({ ssn: '19391010-8021' }, { numberFixed: true })).toEqual({})
  })
})

test.each([
  ['2026-11-21', validation.dateNotAfter({ date: format.date('2026-11-20') })],
  ['10 oktober', validation.date],
  ['', validation.required],
])('the birth date %s is told as %s', (birthDate, text) => {
  expect(errors({ birthDate })).toEqual({ birthDate: text })
})

test('children may be registered, unless the care place takes adults only', () => {
  const child = { ssn: '201005142391', birthDate: '2010-05-14' }
  expect(errors(child)).toEqual({})
  expect(errors(child, { adultsOnly: true })).toEqual({ birthDate: says.recipientMinor })
})

describe('addresses', () => {
  test('a box takes no parcels, but an invoice', () => {
    const box = { ...address, street: 'Box 12' }
    expect(errors({ addresses: [box] })).toEqual({ 'addresses.0.street': t.orders.receiver.noBox })
    expect(errors({ invoiceTo: 'own', invoice: box })).toEqual({})
  })

  test('each error stands at its field', () => {
    expect(errors({ addresses: [address, { ...address, zip: '1234', city: 'Umeå' }] })).toEqual({
      'addresses.1.zip': says.zip,
    })
  })

  test('the postal code is that of the country of the address', () => {
    expect(errors({ addresses: [{ ...address, countryCode: 'DK' }] })).toEqual({ 'addresses.0.zip': says.zip })
    expect(errors({ addresses: [{ ...address, countryCode: 'DK', zip: '2100' }] })).toEqual({})
  })

  test('the invoice address is asked for where the settings ask for it', () => {
    expect(errors({ invoiceTo: 'none' })).toEqual({ invoiceTo: says.chooseOne })
    expect(errors({ invoiceTo: 'none' }, { invoiceAddressRequired: false })).toEqual({})
  })

  test('of a protected person nothing is asked about where she is', () => {
    const hidden = { protectedIdentity: true, protectionKind: 'SE_sekretess' as const, addresses: [], phone: '' }
    expect(errors(hidden, { phoneRequired: true })).toEqual({})
    expect(errors({ ...hidden, protectionKind: '' })).toEqual({ protectionKind: says.chooseOne })
  })
})

describe('a phone number', () => {
  test('is one that can be called, or one that is registered already', () => {
    expect(errors({ phone: '070-174 06' })).toEqual({ phone: validation.phone })
    expect(errors({ phone: '070-174 06' }, { storedPhones: ['+467017406'] })).toEqual({})
    expect(errors({ guardians: [{ ...guardian(''), phone: '12345' }] })).toEqual({
      'guardians.0.phone': validation.phone,
    })
  })

  test('is asked for where the settings ask for it', () => {
    expect(errors({ phone: '' })).toEqual({})
    expect(errors({ phone: '' }, { phoneRequired: true })).toEqual({ phone: validation.required })
  })
})

describe('who speaks for the person', () => {
  const minor = '201005142391'
  const adult = '19510801-2088'

  test('is of age', () => {
    expect(errors({ guardians: [guardian(minor)], trustees: [trustee(adult)] })).toEqual({
      'guardians.0.ssn': says.guardianMinor,
    })
    expect(errors({ trustees: [trustee(minor)] })).toEqual({ 'trustees.0.ssn': says.trusteeMinor })
  })

  test('is not the same guardian twice, while a guardian may be the trustee too (O-5-27)', () => {
    expect(errors({ guardians: [guardian(adult), guardian('195108012088')] })).toEqual({
      'guardians.1.ssn': says.sameGuardian,
    })
    expect(errors({ guardians: [guardian(adult)], trustees: [trustee(adult)] })).toEqual({})
  })

  test('are two guardians at most, for whom the form has room and no more (O-9-06)', () => {
    expect(mostGuardians).toBe(2)
    const guardians = Array.from({ length: mostGuardians + 1 }, () => guardian(''))
    const found = problemsIn(createCareRecipient.bounds, toCreate({ ...filled, guardians }))
    expect(found).toEqual([{ at: 'guardians', problem: 'too-many', bound: mostGuardians }])
  })

  test('need not have a number', () => {
    expect(errors({ guardians: [guardian('')], trustees: [trustee('')] })).toEqual({})
  })
})

test('of a person who is registered as protected only what can be seen is judged', () => {
  const nothing = { firstName: '', lastName: '', birthDate: '', gender: '' as const, addresses: [] }
  expect(errors(nothing, { isHidden: true })).toEqual({})
  expect(errors(nothing, { isHidden: true, referenceNumberRequired: true })).toEqual({
    referenceNumber: validation.required,
  })
})
