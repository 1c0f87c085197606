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

test('a day breaks at none of its hyphens', () => {
  expect(unbroken('Senast 3 pkt, 2026-11-13')).toBe('Senast 3\u00a0pkt, 2026-\u206011-\u206013')
  expect(unbroken('SE-1001-22')).toBe('SE-1001-22')
})
