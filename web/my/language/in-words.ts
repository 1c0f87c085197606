import { clockInWords, dayInWords as dayIn, dayShort as shortIn } from '@omsorg/domain/format/day-in-words.ts'
import { cultureOf, type Language } from '@omsorg/texts/language.ts'

/** A day in words, and as an answer to *when*, in the language of the reader. */
export const dayInWords = (day: string, today: string, language: Language) => dayIn(day, today, cultureOf(language))

/** A day without its weekday: '4 januari'. */
export const dayShort = (day: string, today: string, language: Language) => shortIn(day, today, cultureOf(language))

/** A time of day by the clock of a place: '9' and '10.47'. The caller's sentence says 'kl.' or 'klo'. */
export function timeInWords(moment: string, timeZone: string, language: Language): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(moment))
  const [hour, minute] = text.split(':')
  return clockInWords(Number(hour), Number(minute), cultureOf(language))
}

/** The day of a moment by the clock of the place. */
export function dayOf(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(moment))
}
