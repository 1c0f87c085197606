import { cultureOf, type Language } from '@omsorg/texts/language.ts'

/** 'aug', and where there is room 'jan 2027' in the month that begins a year. */
export function monthLabel(month: Temporal.PlainDate, language: Language, room: 'wide' | 'narrow' = 'wide'): string {
  const name = new Intl.DateTimeFormat(cultureOf(language), { month: 'short', timeZone: 'UTC' })
  const short = name.format(month.toZonedDateTime('UTC').epochMilliseconds).replace(/\.$/, '')
  return month.month === 1 && room === 'wide' ? `${short}\u00a0${month.year}` : short
}
