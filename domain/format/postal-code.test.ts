import { expect, test } from 'vitest'
import { postalCodeText, readPostalCode } from './postal-code.ts'

test('a Swedish postal code has a space after the third digit, which does not break', () => {
  expect(postalCodeText('12345', 'SE')).toBe('123\u00a045')
})

test.each([
  ['00100', 'FI'],
  ['22100', 'AX'],
  ['0150', 'NO'],
  ['2100', 'DK'],
  ['SW1A 1AA', 'GB'],
])('the postal code %s of %s is written as it is stored', (zip, country) => {
  expect(postalCodeText(zip, country)).toBe(zip)
})

test('a code without the length of its country is shown untouched', () => {
  expect(postalCodeText('1234', 'SE')).toBe('1234')
  expect(postalCodeText('', 'SE')).toBe('')
})

test.each([
  ['123 45', 'SE', '12345'],
  ['123\u00a045', 'SE', '12345'],
  ['SE-123 45', 'SE', '12345'],
  [' 00100 ', 'FI', '00100'],
  ['22100', 'AX', '22100'],
  ['0150', 'NO', '0150'],
  ['DK-2100', 'DK', '2100'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
])('%s of %s is stored as %s', (typed, country, stored) => {
  expect(readPostalCode(typed, country)).toBe(stored)
})

test.each([
  ['1234', 'SE'],
  ['12345', 'NO'],
  ['123456', 'FI'],
  ['abcde', 'SE'],
  ['', 'DK'],
  ['', 'GB'],
  ['ABCDEFGHIJK', 'GB'],
])('%s cannot be a postal code of %s', (typed, country) => {
  expect(readPostalCode(typed, country)).toBeNull()
})
