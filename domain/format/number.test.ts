import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { numberText, percentText } from './number.ts'

test.each(locales)('a number in %s is written as the locale has it, a small one too', (locale) => {
  const byLocale = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  for (const value of [0, 1, 7, 42, 999, 1000, 1234.5, 0.25, -1, -0.5, 1_000_000])
    expect(numberText(value, locale)).toBe(byLocale.format(value))
})

test.each(locales)('so is a percentage in %s', (locale) => {
  const byLocale = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  for (const percent of [0, 6, 12, 25, 25.5, 100, 1500, -5]) {
    expect(percentText(percent, locale)).toBe(byLocale.format(percent / 100))
  }
})
