/**
 * Reads a day that a person typed or pasted and gives it as 'YYYY-MM-DD', or null when it is no day of the calendar. The
 * hyphens may be left out, or be the dashes, points or slashes of another program; the order is always year, month, day.
 */
export function readDay(typed: string): string | null {
  const parts = /^(\d{4})([-\u2010-\u2013\u2212./]?)(\d{2})\2(\d{2})$/.exec(typed.trim())
  if (!parts) return null
  const [, year = '', , month = '', day = ''] = parts
  try {
    return Temporal.PlainDate.from(`${year}-${month}-${day}`).toString()
  } catch {
    return null
  }
}
