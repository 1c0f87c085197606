import { expect, test } from 'vitest'
import { isSameContact, isSameReceiver, isStillConfirmed, type ReceiverFacts } from './receiver-before.ts'

const before: ReceiverFacts = {
  name: 'Astrid Norrbäck',
  address: { careOf: null, street: 'Storgatan 12', zip: '12345', city: 'Fjällviken', entryCode: '1234' },
  contactPhone: '+46701740605',
  deliveryMethodCode: 'home',
  deliveryPointId: null,
  notifyBy: null,
  notifyPhone: '+46701740605',
  notifyEmail: null,
}

test('a receiver is the same while name, door, phone and way stay', () => {
  expect(isSameReceiver(before, { ...before })).toBe(true)
  const address = before.address && { ...before.address, street: 'Storgatan 14' }
  for (const changed of [
    { name: 'Gun' },
    { address },
    { deliveryMethodCode: 'ward' },
    { deliveryPointId: 'P-1' },
    { contactPhone: null },
  ]) {
    expect(isSameReceiver(before, { ...before, ...changed })).toBe(false)
  }
})

test('contact data are those that are used: a number that nobody is told at does not count', () => {
  expect(isSameContact(before, { ...before, notifyPhone: '+46701740606' })).toBe(true)
  expect(isSameContact(before, { ...before, notifyBy: 'sms', notifyPhone: '+46701740606' })).toBe(false)
  expect(isSameContact(before, { ...before, name: 'Gun', deliveryMethodCode: 'ward' })).toBe(true)
  expect(isSameContact(before, { ...before, address: null })).toBe(false)
})

test('what was confirmed stays so for a month', () => {
  const on = Temporal.PlainDate.from('2026-10-20')
  expect(isStillConfirmed(on, Temporal.PlainDate.from('2026-11-20'))).toBe(true)
  expect(isStillConfirmed(on, Temporal.PlainDate.from('2026-11-21'))).toBe(false)
})
