import type { OpeningHours, OpeningSpan } from './port.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The number of a day by its English name, whole or short; 0 for anything else. */
function dayNamed(name: string): number {
  return days.indexOf(name.trim().slice(0, 3).toLowerCase()) + 1
}

/** Hours of single days, with days that follow each other and have the same hours put together. */
export function hoursOfDays(given: readonly DayHours[]): OpeningHours {
  const known = given
    .flatMap(({ day, opens, closes }) => {
      const [from, to] = [timeOf(opens), timeOf(closes)]
      const number = dayNamed(day)
      return number > 0 && from && to ? [{ firstDay: number, lastDay: number, opens: from, closes: to }] : []
    })
    .toSorted((one, other) => one.firstDay - other.firstDay || one.opens.localeCompare(other.opens))
  const spans: OpeningSpan[] = []
  for (const span of known) {
    const at = spans.findLastIndex((each) => each.opens === span.opens && each.closes === span.closes)
    const before = spans[at]
    if (before && before.lastDay + 1 === span.firstDay) spans[at] = { ...before, lastDay: span.lastDay }
    else spans.push(span)
  }
  return { spans, text: null }
}

interface DayHours {
  readonly day: string
  readonly opens: string
  readonly closes: string
}

const span =
  /^(?<first>\p{L}{3,9})\.?(?:\s*[-–]\s*(?<last>\p{L}{3,9})\.?)?:?\s*(?<opens>\d{1,2}[.:]?\d{2}|\d{1,2})\s*[-–]\s*(?<closes>\d{1,2}[.:]?\d{2}|\d{1,2})$/u

/** Hours in a line of English, such as "Mon - Fri: 0800-2200, Sat: 0900-2000". What is not one stays the words that it is. */
export function hoursInWords(words: string): OpeningHours {
  const text = words.trim()
  const parts = text.split(/[,;]\s*/).filter((each) => each !== '')
  const spans = parts.map((each): OpeningSpan | null => {
    const { first = '', last = '', opens = '', closes = '' } = span.exec(each.trim())?.groups ?? {}
    const [firstDay, from, to] = [dayNamed(first), timeOf(opens), timeOf(closes)]
    const lastDay = last ? dayNamed(last) : firstDay
    return firstDay > 0 && lastDay >= firstDay && from && to ? { firstDay, lastDay, opens: from, closes: to } : null
  })
  const read = spans.filter((each) => each !== null)
  return read.length > 0 && read.length === spans.length
    ? { spans: read, text: null }
    : { spans: [], text: text.slice(0, 200) || null }
}

/** `HH:MM` of "0800", "8.00", "08:00" or "8"; null for no time of a day. Midnight at the end of a day is 24:00. */
function timeOf(written: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?(?::\d{2})?$/.exec(written.trim()) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hours === '' || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
