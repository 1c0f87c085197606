import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { isCount, wholeText } from './whole-number.ts'

test.each(locales)('a whole number in %s is written as the locale has it', (locale) => {
  const byLocale = new Intl.NumberFormat(locale)
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeNat(), fc.nat(20_000)), (value) => {
      expect(isCount(value)).toBe(true)
      expect(wholeText(value, locale)).toBe(byLocale.format(value))
    }),
  )
})

test('what has a fraction, a sign or too many digits is written otherwise', () => {
  expect([0.5, -1, 2 ** 53, Number.NaN].map(isCount)).toEqual([false, false, false, false])
})
