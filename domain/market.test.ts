import { expect, test } from 'vitest'
import { marketCodes, marketOf } from './market.ts'

test.each([
  ['SE', 10, '(A-3-51)'],
  ['FI', 30, '(A-3-52)'],
  ['NO', 40, '(A-3-53)'],
  ['DK', 80, '(A-3-54)'],
] as const)('%s is the market %i %s', (country, code, _rule) => {
  expect(marketOf(code)).toMatchObject({ code, country })
  expect(marketCodes.filter((each) => marketOf(each).country === country)).toEqual([code])
})

test('there are four markets, and no number of another is one (A-1-04)', () => {
  expect(marketCodes.map((code) => marketOf(code).country)).toEqual(['SE', 'FI', 'NO', 'DK'])
  expect(marketCodes).toEqual([10, 30, 40, 80])
})
