import { expect, test } from 'vitest'
import { emptyMethod, inputOf, methodFieldAt } from './method-fields.ts'

const readMinor = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) * 100 : null)
const filled = { ...emptyMethod, code: ' BOAT ', fi: { name: 'Veneellä', description: '' } }

test('a language without a word is not sent, and a blank fee is none', () => {
  expect(inputOf(filled, readMinor)).toEqual({
    code: 'BOAT',
    fee: 0,
    needsDeliveryPoint: false,
    texts: [{ language: 'fi', name: 'Veneellä', description: '' }],
  })
})

test('a fee that nobody can read is not taken for none', () => {
  expect(inputOf({ ...filled, fee: 'much' }, readMinor).fee).toBeLessThan(0)
  expect(inputOf({ ...filled, fee: '49' }, readMinor).fee).toBe(4_900)
})

test('a text that was refused is marked in its language', () => {
  expect(methodFieldAt('texts[0].language', filled)).toBe('fi.name')
  expect(methodFieldAt('texts[0].description', filled)).toBe('fi.description')
  expect(methodFieldAt('texts', emptyMethod)).toBe('en.name')
  expect(methodFieldAt('code', filled)).toBe('code')
})
