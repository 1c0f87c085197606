import { months, weekdays } from './day-names.ts'
import type { Locale } from './locale.ts'

/** Within half a year a day needs no year. In milliseconds. */
const soon = 183 * 86_400_000

/**
 * A day in words: 'tisdag 24 november', in England's order of day and month, which reads easier than America's; with the year
 * where it is neither this one nor soon. `on` is the same as an answer to *when*, which Finnish says in another form:
 * 'tiistaina 24. marraskuuta'. Days are written YYYY-MM-DD.
 */
export function dayInWords(
  day: string,
  today: string,
  locale: Locale,
): { readonly plain: string; readonly on: string } {
  const weekday = nameAt(weekdays, locale, weekdayOf(day))
  const at = Date.parse(day)
  const isNear = isSameYear(day, today) || (at > Date.parse(today) && at - Date.parse(today) <= soon)
  const rest = `${locale === 'da-DK' ? 'den ' : ''}${dayAndMonth(day, locale, isNear)}`
  return { plain: `${weekday} ${rest}`, on: `${weekday}${locale === 'fi-FI' ? 'na' : ''} ${rest}` }
}

/** A day without its weekday: '4 januari'. */
export function dayShort(day: string, today: string, locale: Locale): string {
  return dayAndMonth(day, locale, isSameYear(day, today) || Math.abs(Date.parse(day) - Date.parse(today)) <= soon)
}

/** A time of day without what the eye can do without: '9' and '10.47'. The caller's sentence says 'kl.' or 'klo'. */
export function clockInWords(hour: number, minute: number, locale: Locale): string {
  const minutes = String(minute).padStart(2, '0')
  if (locale === 'en-US') return `${String(hour).padStart(2, '0')}:${minutes}`
  return minute === 0 ? String(hour) : `${hour}.${minutes}`
}

/** From Monday on; the days are counted from 1 January 1970, a Thursday. */
const weekdayOf = (day: string) => (((Date.parse(day) / 86_400_000 + 3) % 7) + 7) % 7

const isSameYear = (day: string, other: string) => day.slice(0, 4) === other.slice(0, 4)

function dayAndMonth(day: string, locale: Locale, isNear: boolean): string {
  const [year = '', month, number] = day.split('-')
  const stop = locale === 'fi-FI' || locale === 'da-DK' ? '.' : ''
  const said = `${Number(number)}${stop} ${nameAt(months, locale, Number(month) - 1)}`
  return isNear ? said : `${said} ${year}`
}

const nameAt = (names: typeof weekdays, locale: Locale, place: number) => names[locale].split(' ')[place] ?? ''
