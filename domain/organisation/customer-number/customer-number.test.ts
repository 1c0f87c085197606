import { expect, test } from 'vitest'
import { checkNumbers, comparedWith, newInErp } from './customer-number.ts'

const facts = {
  number: '702300',
  name: 'Älvbacka',
  careOf: '',
  address: 'Box 12',
  city: 'Vik',
  zip: '87140',
  statusCode: '',
}
const number = (written: string, isPrimary = false) => ({ number: written, isPrimary })

test.each([
  [[], [], true],
  [[number('1', true), number('2')], [], true],
  [[number('1', true)], ['1'], true],
  [[number('1', true), number('1')], [], 'number-twice'],
  [[number('1'), number('2')], [], 'one-primary'],
  [[number('1', true), number('2', true)], [], 'one-primary'],
  [[number('1', true)], ['2'], 'number-of-area'],
] as const)('%o, of which areas have chosen %o: %s', (numbers, chosen, judged) => {
  const outcome = checkNumbers(numbers, chosen)
  expect(outcome.ok ? true : outcome.refusal).toBe(judged)
})

test('a number is the same in the ERP, has other facts there, or is there no more', () => {
  expect(comparedWith(facts, [{ ...facts, name: 'Älvbacka ' }])).toBe('equal')
  expect(comparedWith(facts, [{ ...facts, city: 'Sund' }])).toBe('changed')
  expect(comparedWith(facts, [{ ...facts, number: '1' }])).toBe('deleted')
})

test('what the ERP has and nobody uses is new', () =>
  expect(newInErp([facts, { ...facts, number: '1' }], ['702300'])).toEqual([{ ...facts, number: '1' }]))
