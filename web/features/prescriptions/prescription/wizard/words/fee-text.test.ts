import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { expect, test } from 'vitest'
import { currencyWord } from './fee-text.ts'

test.each([
  ['sv-SE', 10, 'kr'],
  ['en-US', 10, 'SEK'],
  ['fi-FI', 30, '€'],
  ['da-DK', 80, 'kr.'],
] as const)('the currency beside an amount in %s, market %i, is %s', (locale, market, word) => {
  expect(currencyWord(formatsFor({ locale, market }))).toBe(word)
})
