import { expect, test } from 'vitest'
import { contactOf, mustBeConfirmed } from './contact-to-confirm.ts'
import { address, filled } from '../form/testing.ts'

test('phones, e-mail and entry codes are confirmed, each once (O-5-60)', () => {
  const contact = contactOf({
    ...filled,
    deliveryPhone: filled.phone,
    addresses: [{ ...address, entryCode: '1234' }, address],
  })
  expect(contact).toEqual({ phone: '070-174 06 05', email: '', entryCode: '1234' })
  expect(mustBeConfirmed(contact, null)).toBe(true)
})

test('what was confirmed before is not asked again, what is new is', () => {
  const before = contactOf(filled)
  expect(mustBeConfirmed(before, before)).toBe(false)
  expect(mustBeConfirmed(contactOf({ ...filled, phone: '070-174 06 18' }), before)).toBe(true)
})

test('taking something away needs no word', () => {
  expect(mustBeConfirmed(contactOf({ ...filled, phone: '' }), contactOf(filled))).toBe(false)
})

test('of a protected person there is nothing to confirm', () => {
  expect(mustBeConfirmed(contactOf({ ...filled, protectedIdentity: true }), null)).toBe(false)
})
