/** A market, by its area code on the wire: Sweden 10, Finland 30, Norway 40, Denmark 80. */
export const marketCodes = [10, 30, 40, 80] as const

export type MarketCode = (typeof marketCodes)[number]

export type Country = 'SE' | 'FI' | 'NO' | 'DK'

export interface Market {
  readonly code: MarketCode
  readonly country: Country
  /** The zone in which "today" is read (O-G15). */
  readonly timeZone: string
  readonly currency: 'SEK' | 'EUR' | 'NOK' | 'DKK'
  /** The locale of dates and numbers of the market; Norway has one although the interface has no Norwegian texts. */
  readonly locale: 'sv-SE' | 'fi-FI' | 'nb-NO' | 'da-DK'
  /** In which people are written to who have chosen no language; of the four, written Danish is nearest to Norwegian. */
  readonly language: 'sv' | 'fi' | 'dk'
}

const markets: Record<MarketCode, Market> = {
  10: { code: 10, country: 'SE', timeZone: 'Europe/Stockholm', currency: 'SEK', locale: 'sv-SE', language: 'sv' },
  30: { code: 30, country: 'FI', timeZone: 'Europe/Helsinki', currency: 'EUR', locale: 'fi-FI', language: 'fi' },
  40: { code: 40, country: 'NO', timeZone: 'Europe/Oslo', currency: 'NOK', locale: 'nb-NO', language: 'dk' },
  80: { code: 80, country: 'DK', timeZone: 'Europe/Copenhagen', currency: 'DKK', locale: 'da-DK', language: 'dk' },
}

export function marketOf(code: MarketCode): Market {
  return markets[code]
}

/** The calendar day in the market at a moment. */
export function todayIn(code: MarketCode, now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(markets[code].timeZone).toPlainDate()
}
