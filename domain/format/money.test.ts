import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { amountText, moneyText } from './money.ts'

const minor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
/** A decimal string reaches Intl unrounded. */
const decimal = (amount: number) => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

test.each(locales)('money and amounts in %s are written as the locale has them, in every currency', (locale) => {
  for (const currency of ['SEK', 'EUR', 'NOK', 'DKK'] as const) {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
    const round = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 })
    fc.assert(
      fc.property(minor, fc.integer({ min: -1_000_000, max: 1_000_000 }), (amount, whole) => {
        expect(moneyText(amount, currency, locale)).toBe(money.format(decimal(amount)))
        expect(moneyText(whole * 100, currency, locale, { isRound: true })).toBe(round.format(whole))
      }),
    )
  }
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(minor, (amount) => {
      expect(amountText(amount, locale)).toBe(amounts.format(decimal(amount)))
    }),
  )
})
