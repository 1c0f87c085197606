import { months, weekdays } from '@omsorg/domain/format/day-names.ts'
import { cultureOf, type Language } from '@omsorg/texts/language.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', sv: 'sv-SE', fi: 'fi-FI', dk: 'da-DK' }

/** Within half a year a day needs no year. In milliseconds. */
const soon = 183 * 86_400_000

/**
 * A day in words: 'tisdag 24 november', in England's order of day and month, which reads easier than America's; with the year where it is neither this one nor soon. `on` is the same as an answer to
 * *when*, which Finnish says in another form: 'tiistaina 24. marraskuuta'. Days are written YYYY-MM-DD.
 */
export function dayInWords(
  day: string,
  today: string,
  language: Language,
): { readonly plain: string; readonly on: string } {
  const weekday = nameAt(weekdays, language, (new Date(day).getUTCDay() + 6) % 7)
  const at = Date.parse(day)
  const isNear = isSameYear(day, today) || (at > Date.parse(today) && at - Date.parse(today) <= soon)
  const rest = `${language === 'dk' ? 'den ' : ''}${dayAndMonth(day, language, isNear)}`
  return { plain: `${weekday} ${rest}`, on: `${weekday}${language === 'fi' ? 'na' : ''} ${rest}` }
}

/** A day without its weekday: '4 januari'. */
export function dayShort(day: string, today: string, language: Language): string {
  return dayAndMonth(day, language, isSameYear(day, today) || Math.abs(Date.parse(day) - Date.parse(today)) <= soon)
}

const isSameYear = (day: string, other: string) => day.slice(0, 4) === other.slice(0, 4)

function dayAndMonth(day: string, language: Language, isNear: boolean): string {
  const [year = '', month, number] = day.split('-')
  const stop = language === 'fi' || language === 'dk' ? '.' : ''
  const said = `${Number(number)}${stop} ${nameAt(months, language, Number(month) - 1)}`
  return isNear ? said : `${said} ${year}`
}

const nameAt = (names: typeof weekdays, language: Language, place: number) =>
  names[cultureOf(language)].split(' ')[place] ?? ''

/** A time of day without what the eye can do without: '9' and '10.47'. The caller's sentence says 'kl.' or 'klo'. */
export function timeInWords(moment: string, timeZone: string, language: Language): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(moment))
  const [hour = '', minute = ''] = text.split(/[.:]/)
  if (language === 'en') return `${hour}:${minute}`
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`
}

/** The day of a moment by the clock of the place. */
export function dayOf(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(moment))
}
