import type { MarketCode } from '../market.ts'
import { marketOf } from '../market.ts'
import { compareNames, sortingLocale } from './collator.ts'
import type { Day, Moment } from './date.ts'
import { dateText, dateTextIn, dateTimeTextIn, shortMonthName, timeTextIn, weekdayName, weekNumber } from './date.ts'
import { identityNumberText } from './identity-number.ts'
import type { Locale } from './locale.ts'
import type { Minor } from './money.ts'
import { amountText, moneyText } from './money.ts'
import { numberText, percentText } from './number.ts'
import type { MeasureUnit } from './quantity.ts'
import { quantityText, rangeText, sizeText } from './quantity.ts'

/** Everything a screen, mail or print writes for one reader: the language shapes numbers, the market gives currency and clock. */
export function formatsFor(reader: { readonly locale: Locale; readonly market: MarketCode }) {
  const { locale, market } = reader
  const { currency, country, locale: marketLocale } = marketOf(market)
  return {
    /** For phones and for what is read from typed words: rules that stand by themselves, loaded by whoever needs them. */
    locale,
    country,
    date: (day: Day) => dateText(day),
    dateOf: (moment: Moment) => dateTextIn(market, moment),
    time: (moment: Moment) => timeTextIn(market, moment, locale),
    dateTime: (moment: Moment) => dateTimeTextIn(market, moment, locale),
    weekday: (day: Day) => weekdayName(day, locale),
    shortMonth: (day: Day) => shortMonthName(day, locale),
    /** Of a calendar, whose days and months have the names of the market (O-9-17). */
    calendarLocale: marketLocale,
    week: (day: Day) => weekNumber(day),
    number: (value: number) => numberText(value, locale),
    percent: (percent: number) => percentText(percent, locale),
    money: (amount: Minor) => moneyText(amount, currency, locale),
    amount: (amount: Minor) => amountText(amount, locale),
    quantity: (value: number, unit: MeasureUnit) => quantityText(value, unit, locale),
    range: (from: number, to: number, unit: MeasureUnit) => rangeText(from, to, unit, locale),
    size: (width: number, height: number, unit: MeasureUnit) => sizeText(width, height, unit, locale),
    identityNumber: (number: string) => identityNumberText(number, country),
    compare: compareNames(sortingLocale(locale, market)),
  }
}

export type Formats = ReturnType<typeof formatsFor>
