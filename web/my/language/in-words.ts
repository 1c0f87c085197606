import type { Language } from '@omsorg/texts/language.ts'

/** As dates are said: England's order of day and month reads easier than America's. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', sv: 'sv-SE', fi: 'fi-FI', dk: 'da-DK' }

const dayMilliseconds = 86_400_000
/** Within half a year a day needs no year. */
const soonDays = 183

/**
 * A day in words: 'tisdag 24 november', with the year where it is neither this one nor soon. `on` is the same as an answer to
 * *when*, which Finnish says in another form: 'tiistaina 24. marraskuuta'. Days are written YYYY-MM-DD.
 */
export function dayInWords(
  day: string,
  today: string,
  language: Language,
): { readonly plain: string; readonly on: string } {
  const at = Date.parse(day)
  const isNear =
    day.slice(0, 4) === today.slice(0, 4) ||
    (at > Date.parse(today) && at - Date.parse(today) <= soonDays * dayMilliseconds)
  const parts = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isNear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).formatToParts(at)
  const say = (weekdayEnd: string) =>
    parts
      // Before a year Finnish says its weekday as an answer to *when* already: no weekday ends so by itself.
      .map(({ type, value }) => (type === 'weekday' ? value.replace(/na$/, '') + weekdayEnd : value))
      .join('')
      .replaceAll(',', '')
      .replace(/^(\S+) (?:den )?/, language === 'dk' ? '$1 den ' : '$1 ')
  return { plain: say(''), on: say(language === 'fi' ? 'na' : '') }
}

/** A day without its weekday: '4 januari'. */
export function dayShort(day: string, today: string, language: Language): string {
  const at = Date.parse(day)
  const isNear = day.slice(0, 4) === today.slice(0, 4) || Math.abs(at - Date.parse(today)) <= soonDays * dayMilliseconds
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(isNear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(at)
}

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
