import type { Market, MarketCode } from '../market.ts'
import { marketOf } from '../market.ts'
import type { Locale } from './locale.ts'
import { groupedDigits } from './whole-number.ts'

/** Whole minor units: öre, cents, øre. */
export type Minor = number

export type Currency = Market['currency']

/** The currency of a price is that of its market, whatever the language (resolved questions, Currency). */
export function currencyOf(market: MarketCode): Currency {
  return marketOf(market).currency
}

/**
 * What an amount without a market is shown in (O-9-18): EUR for English and Finnish, SEK for Swedish, DKK for Danish.
 * Every stored price has a market, so this is a fallback for display only.
 */
export function currencyWithoutMarket(locale: Locale): Currency {
  return fallbackCurrencies[locale]
}

/**
 * '1 234,50 kr': the currency comes from the market, the locale only shapes the number. `isRound` leaves out the minor units of
 * a whole amount, '1 234 kr'.
 */
export function moneyText(amount: Minor, currency: Currency, locale: Locale, { isRound = false } = {}): string {
  const { sign, whole, rest } = partsOf(amount, locale)
  const number = isRound && amount % 100 === 0 ? whole : whole + rest
  const name = names[locale][currency] ?? currency
  if (locale !== 'en-US') return `${sign}${number}\u00a0${name}`
  return name === currency ? `${sign}${name}\u00a0${number}` : `${sign}${name}${number}`
}

/** '1 234,50' for columns whose head names the currency. */
export function amountText(amount: Minor, locale: Locale): string {
  const { sign, whole, rest } = partsOf(amount, locale)
  return sign + whole + rest
}

const fallbackCurrencies: Record<Locale, Currency> = {
  'en-US': 'EUR',
  'sv-SE': 'SEK',
  'fi-FI': 'EUR',
  'da-DK': 'DKK',
  'nb-NO': 'NOK',
}

/** What a locale calls a currency, where that is not its code. */
const names: Record<Locale, Partial<Record<Currency, string>>> = {
  'en-US': { EUR: '€' },
  'sv-SE': { SEK: 'kr', EUR: '€', NOK: 'Nkr', DKK: 'Dkr' },
  'fi-FI': { EUR: '€' },
  'da-DK': { EUR: '€', DKK: 'kr.' },
  'nb-NO': { EUR: '€', NOK: 'kr' },
}

/** What stands before what is less than nothing, where it is not U+2212. */
const minuses: Partial<Record<Locale, string>> = { 'en-US': '-', 'da-DK': '-' }

/** The digits as the locale writes them. They are joined here, for the first amount that a browser writes by `Intl` costs it 30 to 45 ms. */
function partsOf(amount: Minor, locale: Locale) {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return {
    sign: amount < 0 ? (minuses[locale] ?? '\u2212') : '',
    whole: groupedDigits(digits.slice(0, -2), locale),
    rest: (locale === 'en-US' ? '.' : ',') + digits.slice(-2),
  }
}
