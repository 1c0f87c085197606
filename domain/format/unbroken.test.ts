import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test('a number stays with its unit', () => {
  expect(unbroken('Glidra Nelaton 40 cm, 12 Ch')).toBe('Glidra Nelaton 40\u00a0cm, 12\u00a0Ch')
  expect(unbroken('Mossling Skum 10 × 10 cm')).toBe('Mossling Skum 10\u00a0×\u00a010\u00a0cm')
  expect(unbroken('Björka Protein 200 ml, vanilj')).toBe('Björka Protein 200\u00a0ml, vanilj')
})

test('words that only begin like a unit stand as they are', () => {
  expect(unbroken('Norrdun 2 Chic')).toBe('Norrdun 2 Chic')
  expect(unbroken('Nivå 3 Grön')).toBe('Nivå 3 Grön')
})
