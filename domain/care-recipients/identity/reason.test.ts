import { expect, test } from 'vitest'
import { isReason } from './reason.ts'

test.each([
  'Patienten ringer och frågar',
  'Nyfikenhet',
  'Ringer om order 302511',
  'Soittaa tilauksesta',
  'spør om bestilling',
  'Ærende hos øjenlægen',
])('%j is a reason', (text) => expect(isReason(text)).toBe(true))

test.each([
  '',
  '        ',
  'a',
  'aaaaaaaaaaaa',
  'abababababab',
  'xyz xyz xyz',
  '. . . . . . . .',
  '12345678',
  'ring',
  '  vård    ',
])('%j is none', (text) => expect(isReason(text)).toBe(false))

test('a text of a megabyte is judged like a short one', () => {
  expect(isReason('-'.repeat(1_000_000))).toBe(false)
  expect(isReason('abc'.repeat(300_000))).toBe(false)
})
