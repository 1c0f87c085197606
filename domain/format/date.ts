import type { MarketCode } from '../market.ts'
import { marketOf } from '../market.ts'
import { shortMonths, weekdays } from './day-names.ts'
import type { Locale } from './locale.ts'

/** A calendar day: a Temporal.PlainDate or its wire form 'YYYY-MM-DD'. */
export type Day = Temporal.PlainDate | string

/** A moment: a Temporal.Instant or its wire form, ISO 8601 in UTC. */
export type Moment = Temporal.Instant | string

/** 'YYYY-MM-DD' in every language and market (O-9-16). Throws a RangeError on a day that does not exist. */
export function dateText(day: Day): string {
  return plainDate(day).toString({ calendarName: 'never' })
}

/** The calendar day of a moment as the market's clocks show it, 'YYYY-MM-DD'. */
export function dateTextIn(market: MarketCode, moment: Moment): string {
  return dateText(inZone(market, moment).toPlainDate())
}

/** The time of day in the market, 24 hours: '10.42' in the Nordic locales, '10:42' in English. */
export function timeTextIn(market: MarketCode, moment: Moment, locale: Locale): string {
  const time = inZone(market, moment)
  return [time.hour, time.minute].map(twoDigits).join(locale === 'en-US' ? ':' : '.')
}

/** '2026-11-20 10.42': day and time in the market's zone, held together by a no-break space. */
export function dateTimeTextIn(market: MarketCode, moment: Moment, locale: Locale): string {
  return `${dateTextIn(market, moment)}\u00a0${timeTextIn(market, moment, locale)}`
}

/** 'tisdag', in the language of the sentence that it stands in. */
export function weekdayName(day: Day, locale: Locale): string {
  return nth(weekdays[locale], plainDate(day).dayOfWeek)
}

/** 'nov', without the full stop that some languages write after it. */
export function shortMonthName(day: Day, locale: Locale): string {
  return nth(shortMonths[locale], plainDate(day).month)
}

/** The week number by ISO 8601, as all four markets count. */
export function weekNumber(day: Day): number {
  return plainDate(day).weekOfYear ?? 0
}

function nth(words: string, place: number): string {
  return words.split(' ')[place - 1] ?? ''
}

function plainDate(day: Day): Temporal.PlainDate {
  return typeof day === 'string' ? Temporal.PlainDate.from(day) : day
}

function inZone(market: MarketCode, moment: Moment): Temporal.ZonedDateTime {
  const instant = typeof moment === 'string' ? Temporal.Instant.from(moment) : moment
  return instant.toZonedDateTimeISO(marketOf(market).timeZone)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
