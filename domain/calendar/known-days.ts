interface KnownDay {
  readonly day: Temporal.PlainDate
  readonly number: number
  readonly text: string
}

/**
 * Lists reckon with the same few hundred days by the thousand, and Temporal takes long over each: to add days to one, a hundred
 * times as long as to look up the sum. So what is read or reckoned here is the same object each time, beside its number and
 * its text.
 */
const byText = new Map<string, KnownDay>()
const byNumber = new Map<number, KnownDay>()
const byDay = new Map<Temporal.PlainDate, KnownDay>()

/** Thirty years, and 3 MiB. A portal that meets more begins anew. */
const mostDays = 11_000

/** A day from its text, 'YYYY-MM-DD'. Throws RangeError for a text that is none. */
export function dayFrom(text: string): Temporal.PlainDate {
  return (byText.get(text) ?? know(Temporal.PlainDate.from(text))).day
}

/** `day.toString()`. */
export function dayText(day: Temporal.PlainDate): string {
  return byDay.get(day)?.text ?? day.toString()
}

export function dayTextOrNone(day: Temporal.PlainDate | null | undefined): string | null {
  return day ? dayText(day) : null
}

/** `day.add({ days })`. */
export function daysAfter(day: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return (byNumber.get(dayNumber(day) + days) ?? know(day.add({ days }))).day
}

/** A day by its place in the calendar: the next day has the next whole number. */
export function dayNumber(day: Temporal.PlainDate): number {
  return byDay.get(day)?.number ?? numberOf(day)
}

/** In 400 years the calendar is the same again: a year below 100 `Date` takes for one of the last century. */
function numberOf({ year, month, day }: Temporal.PlainDate): number {
  return Date.UTC(year + 400, month - 1, day) / 86_400_000
}

function know(day: Temporal.PlainDate): KnownDay {
  const number = numberOf(day)
  const known = byNumber.get(number)
  if (known) return known
  if (byNumber.size >= mostDays) for (const days of [byText, byNumber, byDay]) days.clear()
  const made = { day, number, text: day.toString() }
  byText.set(made.text, made)
  byNumber.set(number, made)
  byDay.set(day, made)
  return made
}
