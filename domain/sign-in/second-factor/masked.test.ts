import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './masked.ts'

test.each([
  ['maja.lindqvist@fjallviken.example', 'm…t@fjallviken.example'],
  ['m@fjallviken.example', 'm…@fjallviken.example'],
])('the address %s is known again, and not read', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked)
})

test('of a number its last two digits are told', () => {
  expect(maskedPhone('+46 70-174 06 31')).toBe('31')
})
