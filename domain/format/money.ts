import type { Market, MarketCode } from '../market.ts'
import { marketOf } from '../market.ts'
import type { Locale } from './locale.ts'
import { oncePerLocale } from './locale.ts'

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

/** '1 234,50 kr': the currency comes from the market, the locale only shapes the number. */
export function moneyText(amount: Minor, currency: Currency, locale: Locale): string {
  // A decimal string reaches Intl unrounded; dividing by 100 would go through binary fractions.
  return amounts[currency](locale).format(decimalOf(amount))
}

/** '1 234,50' for columns whose head names the currency. */
export function amountText(amount: Minor, locale: Locale): string {
  return bareAmounts(locale).format(decimalOf(amount))
}

const fallbackCurrencies: Record<Locale, Currency> = {
  'en-US': 'EUR',
  'sv-SE': 'SEK',
  'fi-FI': 'EUR',
  'da-DK': 'DKK',
  'nb-NO': 'NOK',
}

const amountsIn = (currency: Currency) =>
  oncePerLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency }))

const amounts: Record<Currency, (locale: Locale) => Intl.NumberFormat> = {
  SEK: amountsIn('SEK'),
  EUR: amountsIn('EUR'),
  NOK: amountsIn('NOK'),
  DKK: amountsIn('DKK'),
}

const bareAmounts = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

function decimalOf(amount: Minor): `${number}` {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const sign = amount < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}
