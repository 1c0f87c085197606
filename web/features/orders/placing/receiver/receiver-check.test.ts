import { expect, test } from 'vitest'
import { contentToSave } from '../content.ts'
import { filledByProposal } from '../start.ts'
import { arrivalOf, fieldAt, problemsOfReceiver } from './receiver-check.ts'
import { contactOf, fieldsOf, type ReceiverFields, receiverOf } from './receiver-fields.ts'
import { asStored, astrid, ofRows, proposal } from '../testing.ts'

const of = proposal()
const filled = fieldsOf(of.receiver, of, asStored)
const problems = (changed: Partial<ReceiverFields>) =>
  problemsOfReceiver({ ...filled, ...changed }, of, '2026-11-24').map(({ at, problem }) => `${at}: ${problem}`)
const mayBeSaved = (changed: Partial<ReceiverFields>) => {
  const state = filledByProposal(of, asStored)
  return contentToSave(ofRows, of, { ...state, receiver: { ...state.receiver, ...changed } }) !== null
}

test('what is proposed has no problems and comes back as it was', () => {
  expect(problems({})).toEqual([])
  expect(receiverOf(filled, { toCarePlace: false })).toMatchObject({
    name: 'Astrid Norrbäck',
    address: { addressId: 3, street: 'Storgatan 12', entryCode: '12*A' },
    notifyBy: null,
    goodsLabel: null,
  })
})

test.each<[string, Partial<ReceiverFields>, string[]]>([
  ['no name', { name: ' ' }, ['name: receiver-name-missing']],
  ['a box address', { street: 'Box 12' }, ['street: box-address']],
  ['an entry code with a dash', { entryCode: '12-34' }, ['entryCode: entry-code-invalid']],
  ['letters in the phone', { contactPhone: 'call me' }, ['contactPhone: phone-invalid']],
  ['an SMS without a number', { notifyBy: 'sms' }, ['notifyPhone: notification-address-missing']],
  [
    'a way that is switched off',
    { notifyBy: 'phone', notifyPhone: '0701740605' },
    ['notifyBy: notification-not-allowed'],
  ],
  ['a label of 37 characters', { goodsLabel: 'x'.repeat(37) }, ['goodsLabel: goods-label-too-long']],
  ['a day before the earliest', { deliveryDate: '2026-11-23' }, ['deliveryDate: delivery-date-too-early']],
  ['a Saturday', { deliveryDate: '2026-11-28' }, ['deliveryDate: delivery-date-not-a-working-day']],
  ['a holiday', { deliveryDate: '2026-12-25' }, ['deliveryDate: delivery-date-not-a-working-day']],
  ['a day in two years', { deliveryDate: '2028-11-20' }, ['deliveryDate: delivery-date-too-late']],
  ['a day in words', { deliveryDate: 'tomorrow' }, ['deliveryDate: delivery-date-unreadable']],
  [
    'a day before the earliest without hyphens',
    { deliveryDate: '20261123' },
    ['deliveryDate: delivery-date-too-early'],
  ],
  ['a method that is not there', { deliveryMethodCode: '' }, ['deliveryMethodCode: delivery-method-missing']],
])('%s is found at its field', (_, changed, expected) => {
  expect(problems(changed)).toEqual(expected)
  expect(mayBeSaved(changed)).toBe(false)
})

test.each([
  ['the day that is wished', '2026-11-27', '2026-11-27'],
  ['the earliest where none is wished', '', '2026-11-24'],
  ['the earliest for a day before it', '2026-11-23', '2026-11-24'],
  ['the earliest for a Saturday', '2026-11-28', '2026-11-24'],
  ['the earliest for a holiday', '2026-12-25', '2026-11-24'],
  ['the earliest for a day in two years', '2028-11-20', '2026-11-24'],
  ['the earliest for a day in words', 'tomorrow', '2026-11-24'],
])('the sum says %s', (_, deliveryDate, arrival) => {
  expect(arrivalOf({ deliveryDate }, of, '2026-11-24')).toBe(arrival)
})

test.each<[string, Partial<ReceiverFields>]>([
  ['a name', { name: 'x'.repeat(101) }],
  ['a way to the door', { leaveAt: 'other', leaveMore: 'x'.repeat(101) }],
  ['an e-mail', { notifyBy: 'email', notifyEmail: 'a..b@x.se' }],
])('%s that the contract would not take is not saved', (_, changed) => {
  expect(problems(changed)).toEqual([])
  expect(mayBeSaved(changed)).toBe(false)
  expect(mayBeSaved({})).toBe(true)
})

test('a protected person gets the parcel at the care place, without name and address', () => {
  const person = { ...astrid, protected: true }
  const blank = { ...filled, name: '', street: '', zip: '', city: '' }
  expect(problemsOfReceiver(blank, { ...of, careRecipient: person }, '2026-11-24')).toEqual([])
  expect(receiverOf(filled, { toCarePlace: true })).toMatchObject({ name: null, address: null })
})

test('a path of the wire is the field that holds it', () => {
  expect(fieldAt('receiver.address.street')).toBe('street')
  expect(fieldAt('receiver.packageLocation.text')).toBe('leaveMore')
  expect(fieldAt('lines[2].quantity')).toBeNull()
})

test('only contact data in use are confirmed, each once', () => {
  const sms = { ...filled, notifyBy: 'sms', notifyPhone: filled.contactPhone, notifyEmail: 'old@example.org' } as const
  expect(contactOf(sms)).toEqual({ phone: '070-174 06 05', email: '', entryCode: '12*A' })
})
