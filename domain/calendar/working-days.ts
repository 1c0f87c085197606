import { dayText, daysAfter } from './known-days.ts'

/**
 * The days of one market on which carriers stand still, as 'YYYY-MM-DD'. They are rows of data, never code (
 * rules 3.18).
 */
export type Holidays = ReadonlySet<string>

const friday = 5

/** Monday to Friday, and not a holiday of the market. */
export function isWorkingDay(day: Temporal.PlainDate, holidays: Holidays): boolean {
  return day.dayOfWeek <= friday && !holidays.has(dayText(day))
}

/** The so-manyth working day after a day, which itself never counts. With a count of 0 the day itself. */
export function addWorkingDays(from: Temporal.PlainDate, count: number, holidays: Holidays): Temporal.PlainDate {
  let day = from
  for (let left = count; left > 0;) {
    day = daysAfter(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

/** The last day from which so many working days go by until a day: addWorkingDays of it reaches that day, and of the next does not. */
export function subtractWorkingDays(until: Temporal.PlainDate, count: number, holidays: Holidays): Temporal.PlainDate {
  let day = until
  for (let left = count; left > 0; day = daysAfter(day, -1)) {
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}
