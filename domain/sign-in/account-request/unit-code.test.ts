import { expect, test } from 'vitest'
import { idEndingOf, unitCode } from './unit-code.ts'

const id = '6f1d0b1a-1111-4222-8333-0123456789ab'

test('the code of a care unit leads back to the end of its id', () => {
  expect(unitCode(id)).toBe('BCDF-GHJK-LMNP')
  expect(idEndingOf(unitCode(id))).toBe('0123456789ab')
})

test('a code is read with small letters, spaces and without dashes', () => {
  expect(idEndingOf(' bcdf ghjk-lmnp ')).toBe('0123456789ab')
})

test.each(['', 'BCDF', 'BCDF-GHJK-LMNPB', 'BCDF-GHJK-LMNA', "BCDF-GHJK-LM';"])('%j is no code', (typed) => {
  expect(idEndingOf(typed)).toBeNull()
})
