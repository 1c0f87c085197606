import { cultureOf, type Language } from '@omsorg/texts/language.ts'

/** 'aug', and 'jan 2027' in the month that begins a year. */
export function monthLabel(month: Temporal.PlainDate, language: Language): string {
  const name = new Intl.DateTimeFormat(cultureOf(language), { month: 'short', timeZone: 'UTC' })
  const short = name.format(month.toZonedDateTime('UTC').epochMilliseconds).replace(/\.$/, '')
  return month.month === 1 ? `${short}\u00a0${month.year}` : short
}
