import { expect, test } from 'vitest'
import { months } from './day-names.ts'
import { shortMonthName, weekdayName } from './date.ts'
import { locales } from './locale.ts'

const inUtc = { timeZone: 'UTC' } as const

test.each(locales)('days and months in %s are called as the locale has them', (locale) => {
  const weekday = new Intl.DateTimeFormat(locale, { ...inUtc, weekday: 'long' })
  const inDate = new Intl.DateTimeFormat(locale, { ...inUtc, day: 'numeric', month: 'long' })
  const month = new Intl.DateTimeFormat(locale, { ...inUtc, month: 'short' })
  for (let days = 0; days < 366; days += 5) {
    const day = Temporal.PlainDate.from('2026-01-05').add({ days })
    const moment = Date.UTC(day.year, day.month - 1, day.day)
    expect(weekdayName(day, locale)).toBe(weekday.format(moment))
    expect(shortMonthName(day, locale)).toBe(month.format(moment).replace(/\.$/, ''))
    expect(inDate.format(moment)).toContain(months[locale].split(' ')[day.month - 1])
  }
})
