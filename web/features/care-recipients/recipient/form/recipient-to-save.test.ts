import { validatorOf } from '@omsorg/contract/endpoint.ts'
import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../../../platform/forms/field-errors.ts'
import { fieldsOf } from './fields-of-person.ts'
import { recipientErrors } from './recipient-rules.ts'
import { fieldAt, toCreate, toUpdate } from './recipient-to-save.ts'
import { address, filled, guardian, person, rules, words } from './testing.ts'

describe('a new person', () => {
  test('is sent as the contract takes it, with a postal code without its space', () => {
    const sent = toCreate({ ...filled, guardians: [guardian('19510801-2088')], latex: true })
    expect(validatorOf(createCareRecipient.input).safeParse(sent).success).toBe(true)
    expect(sent.deliveryAddresses?.[0]).toMatchObject({ addressId: null, zip: '12345', isDefault: true })
    expect(sent).toMatchObject({ ssn: '19391010-8020', temporarySsn: false, gender: 'female' })
  })

  test('gets invoices where the default parcels go, without the entry code', () => {
    const other = { ...address, street: 'Granvägen 1', isDefault: true, entryCode: '1234' }
    const sent = toCreate({ ...filled, addresses: [{ ...address, isDefault: false }, other] })
    expect(sent.invoiceAddress).toMatchObject({ street: 'Granvägen 1', entryCode: null })
    expect(toCreate({ ...filled, invoiceTo: 'none' }).invoiceAddress).toBeNull()
  })

  test('with a protected identity leaves no way to be found', () => {
    const sent = toCreate({
      ...filled,
      protectedIdentity: true,
      protectionKind: 'SE_sekretess',
      email: 'a@example.org',
    })
    expect(sent).toMatchObject({ phone: null, email: null, deliveryAddresses: [], invoiceAddress: null })
    expect(validatorOf(createCareRecipient.input).safeParse(sent).success).toBe(true)
  })

  test('without a number has none', () => {
    expect(toCreate({ ...filled, numberKind: 'none' }).ssn).toBeNull()
  })
})

describe('a change', () => {
  test('of nothing sends back what was read', () => {
    const sent = toUpdate(fieldsOf(person), person)
    expect(validatorOf(updateCareRecipient.input).safeParse(sent).success).toBe(true)
    expect(sent).toMatchObject({ careRecipientId: 7, rowVersion: 3, ssn: null, room: '214' })
    expect(sent.deliveryAddresses[0]).toMatchObject({ addressId: 11, zip: '12345', entryCode: '12*A#' })
    expect(sent.trustee).toMatchObject({ name: 'Lars Norrbäck', ssn: null, keepsNumber: true })
  })

  test('of nothing finds nothing wrong in what is shown', () => {
    const context = { rules: { ...rules, numberFixed: true }, ...words }
    expect(recipientErrors(fieldsOf(person), context)).toEqual([])
    expect(problemsIn(updateCareRecipient.bounds, toUpdate(fieldsOf(person), person))).toEqual([])
  })

  test('gives an invoice address to whoever was registered before one was asked for', () => {
    const sent = toUpdate(fieldsOf(person), person)
    expect(sent.invoiceAddress).toMatchObject({ street: 'Ängsvägen 4', entryCode: null })
    const settings = { careRecipient: { invoiceAddressRequired: false } } as typeof person.settings
    expect(toUpdate(fieldsOf({ ...person, settings }), person).invoiceAddress).toBeNull()
  })

  test('replaces the number of a representative only where one is written', () => {
    const fields = fieldsOf(person)
    const [trustee] = fields.trustees
    if (!trustee) throw new Error('The person has a trustee')
    const sent = toUpdate({ ...fields, trustees: [{ ...trustee, ssn: '19510801-2088' }] }, person)
    expect(sent.trustee).toMatchObject({ ssn: '19510801-2088', keepsNumber: false })
  })

  test('of a protected person says nothing of what nobody can see', () => {
    const hidden = { ...person, protected: true, firstName: null, lastName: null, ssn: null }
    const sent = toUpdate(fieldsOf({ ...hidden, birthDate: null }), hidden)
    expect(sent).toMatchObject({ firstName: null, lastName: null, guardians: [], trustee: null, deliveryAddresses: [] })
    expect(validatorOf(updateCareRecipient.input).safeParse(sent).success).toBe(true)
  })
})

test.each([
  ['deliveryAddresses[1].zip', 'addresses.1.zip'],
  ['guardians[0].ssn', 'guardians.0.ssn'],
  ['trustee.phone', 'trustees.0.phone'],
  ['phone', 'phone'],
])('the server names %s, which is the field %s', (path, field) => {
  expect(fieldAt(path, filled)).toBe(field)
})

test('what is wrong with the invoice address stands where that address is filled in', () => {
  const path = 'invoiceAddress.street'
  const addresses = [{ ...address, isDefault: false }, address]
  expect(fieldAt(path, { invoiceTo: 'own', addresses })).toBe('invoice.street')
  expect(fieldAt(path, { invoiceTo: 'delivery', addresses })).toBe('addresses.1.street')
  expect(fieldAt('invoiceAddress', { invoiceTo: 'none', addresses })).toBe('invoiceTo')
})
