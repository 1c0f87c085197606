import { expect, test } from 'vitest'
import { afterNumber } from './number-reading.ts'
import { rules } from '../recipient/form/testing.ts'

const blank = { ssn: '', birthDate: '', gender: '' } as const
const woman = '193910108020'
const man = '194501103297'

test('a number tells the birth date and the sex (O-3-04)', () => {
  expect(afterNumber(blank, woman, rules)).toEqual({ birthDate: '1939-10-10', gender: 'female' })
})

test('what the former number told goes with it', () => {
  const before = { ssn: woman, birthDate: '1939-10-10', gender: 'female' } as const
  expect(afterNumber(before, man, rules)).toEqual({ birthDate: '1945-01-10', gender: 'male' })
  expect(afterNumber(before, '1939', rules)).toEqual({ birthDate: '', gender: '' })
})

test('a gender that somebody has chosen stays', () => {
  const before = { ssn: woman, birthDate: '1939-10-10', gender: 'other' } as const
  expect(afterNumber(before, man, rules)).toEqual({ birthDate: '1945-01-10' })
})

test('a birth date that somebody has written stays while the number tells none', () => {
  expect(afterNumber({ ...blank, birthDate: '1950-01-01' }, '1950', rules)).toEqual({ gender: '' })
})
