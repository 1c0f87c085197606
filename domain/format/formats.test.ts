import { readMinor, readNumber } from './parse-number.ts'
import { describe, expect, test } from 'vitest'
import type { MarketCode } from '../market.ts'
import { marketCodes, marketOf } from '../market.ts'
import { formatsFor } from './formats.ts'
import type { Locale } from './locale.ts'
import { currencyWithoutMarket, moneyText } from './money.ts'

const languages = ['en-US', 'sv-SE', 'fi-FI', 'da-DK'] as const satisfies readonly Locale[]
const pairs = marketCodes.flatMap((market) => languages.map((locale) => ({ market, locale })))

/** ~ stands for a no-break space. */
const hard = (text: string) => text.replaceAll('~', '\u00a0')

describe('money takes its currency from the market and its shape from the language (O-9-18)', () => {
  const expected: Record<MarketCode, Record<(typeof languages)[number], string>> = {
    10: { 'en-US': 'SEK~1,234.50', 'sv-SE': '1~234,50~kr', 'fi-FI': '1~234,50~SEK', 'da-DK': '1.234,50~SEK' },
    30: { 'en-US': '€1,234.50', 'sv-SE': '1~234,50~€', 'fi-FI': '1~234,50~€', 'da-DK': '1.234,50~€' },
    40: { 'en-US': 'NOK~1,234.50', 'sv-SE': '1~234,50~Nkr', 'fi-FI': '1~234,50~NOK', 'da-DK': '1.234,50~NOK' },
    80: { 'en-US': 'DKK~1,234.50', 'sv-SE': '1~234,50~Dkr', 'fi-FI': '1~234,50~DKK', 'da-DK': '1.234,50~kr.' },
  }
  test.each(pairs)('market $market in $locale', ({ market, locale }) => {
    expect(formatsFor({ market, locale }).money(123_450)).toBe(hard(expected[market][locale]))
  })

  test('the Norwegian locale writes its own krone', () => {
    expect(moneyText(123_450, 'NOK', 'nb-NO')).toBe(hard('1~234,50~kr'))
  })

  test('small and negative amounts keep their minor units', () => {
    expect(moneyText(5, 'SEK', 'sv-SE')).toBe(hard('0,05~kr'))
    expect(moneyText(-123_450, 'SEK', 'sv-SE')).toBe(hard('\u22121~234,50~kr'))
    expect(moneyText(900_719_925_474_099, 'EUR', 'en-US')).toBe('€9,007,199,254,740.99')
  })

  test('half an öre is refused', () => {
    expect(() => moneyText(0.5, 'SEK', 'sv-SE')).toThrow(RangeError)
  })

  test('an amount without a market follows the table of the language (A-9-13)', () => {
    expect(languages.map(currencyWithoutMarket)).toEqual(['EUR', 'SEK', 'EUR', 'DKK'])
  })
})

describe('numbers follow the language', () => {
  const expected = {
    'en-US': '-1,234.5',
    'sv-SE': '\u22121~234,5',
    'fi-FI': '\u22121~234,5',
    'da-DK': '-1.234,5',
  }
  test.each(pairs)('market $market in $locale', ({ market, locale }) => {
    expect(formatsFor({ market, locale }).number(-1234.5)).toBe(hard(expected[locale]))
  })

  test('the Norwegian locale writes them like Norwegians', () => {
    expect(formatsFor({ market: 40, locale: 'nb-NO' }).number(-1234.5)).toBe(hard('\u22121~234,5'))
  })

  test('percent and units stand behind a no-break space', () => {
    const { percent, quantity, range, size } = formatsFor({ market: 10, locale: 'sv-SE' })
    expect(percent(25.5)).toBe(hard('25,5~%'))
    expect(quantity(1100, 'ml')).toBe(hard('1~100~ml'))
    expect(quantity(12, 'Ch')).toBe(hard('12~Ch'))
    expect(range(70, 110, 'cm')).toBe(hard('70–110~cm'))
    expect(size(12.5, 12.5, 'cm')).toBe(hard('12,5~×~12,5~cm'))
  })
})

describe('dates are YYYY-MM-DD in every market and language (A-9-11)', () => {
  test.each(pairs)('market $market in $locale', ({ market, locale }) => {
    const formats = formatsFor({ market, locale })
    expect(formats.date('2026-03-04')).toBe('2026-03-04')
    expect(formats.date(Temporal.PlainDate.from('2026-03-04'))).toBe('2026-03-04')
  })

  test('a moment is read on the clocks of the market', () => {
    const late = '2026-11-20T22:30:00Z'
    expect(marketCodes.map((market) => formatsFor({ market, locale: 'sv-SE' }).dateOf(late))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-20',
      '2026-11-20',
    ])
    expect(formatsFor({ market: 10, locale: 'sv-SE' }).dateTime(late)).toBe(hard('2026-11-20~23.30'))
    expect(formatsFor({ market: 30, locale: 'en-US' }).dateTime(late)).toBe(hard('2026-11-21~00:30'))
  })

  test('summer time moves the hour', () => {
    expect(formatsFor({ market: 80, locale: 'da-DK' }).time('2026-07-01T08:05:00Z')).toBe('10.05')
  })

  test('sentences use the weekday of the language, calendars the months of the market (A-9-10, O-9-17)', () => {
    expect(formatsFor({ market: 40, locale: 'fi-FI' }).weekday('2026-11-24')).toBe('tiistai')
    const january = marketCodes.map((market) =>
      new Date('2026-01-24').toLocaleDateString(formatsFor({ market, locale: 'en-US' }).calendarLocale, {
        month: 'long',
      }),
    )
    expect(january).toEqual(['januari', 'tammikuu', 'januar', 'januar'])
  })

  test('weeks are counted by ISO', () => {
    expect(formatsFor({ market: 10, locale: 'sv-SE' }).week('2026-11-20')).toBe(47)
    expect(formatsFor({ market: 10, locale: 'sv-SE' }).week('2027-01-01')).toBe(53)
  })

  test('a day that does not exist is refused', () => {
    expect(() => formatsFor({ market: 10, locale: 'sv-SE' }).date('2026-02-30')).toThrow(RangeError)
  })
})

describe('names are sorted by the alphabet of the market', () => {
  const names = ['Öberg', 'Aaberg', 'Åberg', 'Zetter', 'Ärla', 'Ande']
  test.each(pairs)('market $market in $locale', ({ market, locale }) => {
    const swedish = ['Aaberg', 'Ande', 'Zetter', 'Åberg', 'Ärla', 'Öberg']
    const danish = ['Ande', 'Zetter', 'Ärla', 'Öberg']
    const sorted = names.toSorted(formatsFor({ market, locale }).compare)
    if (marketOf(market).country === 'SE' || marketOf(market).country === 'FI') expect(sorted).toEqual(swedish)
    else {
      expect(sorted.slice(0, 4)).toEqual(danish)
      expect(new Set(sorted.slice(4))).toEqual(new Set(['Aaberg', 'Åberg']))
    }
  })
})

describe('what is written can be read back', () => {
  test.each(pairs)('market $market in $locale', ({ market, locale }) => {
    const { number, amount } = formatsFor({ market, locale })
    for (const value of [0, 7, -7, 999, 1000, 1234.5, -1234.5, 1_234_567, 0.125]) {
      expect(readNumber(number(value), locale)).toBe(value)
    }
    for (const value of [0, 5, 100_000, 123_450, -99]) expect(readMinor(amount(value), locale)).toBe(value)
  })
})
