/** A calendar that is turned page by page and knows nothing but how long its months are. */
export interface Page {
  readonly year: number
  readonly month: number
  readonly day: number
}

function daysInMonth({ year, month }: Page): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return isLeapYear ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function nextPage(page: Page): Page {
  if (page.day < daysInMonth(page)) return { ...page, day: page.day + 1 }
  return page.month === 12
    ? { year: page.year + 1, month: 1, day: 1 }
    : { year: page.year, month: page.month + 1, day: 1 }
}

/** So many pages, of which the given one is the first. */
export function pagesFrom(first: Page, count: number): Page[] {
  const pages: Page[] = []
  for (let page = first; pages.length < count; page = nextPage(page)) pages.push(page)
  return pages
}

export function pageOf({ year, month, day }: Temporal.PlainDate): Page {
  return { year, month, day }
}

export function textOf({ year, month, day }: Page): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The last page of a period of so many months: the one before the same day of a later month, or before the last of that month. */
export function endByPages(first: Page, months: number): Page {
  const later = first.month - 1 + months
  const [year, month] = [first.year + Math.floor(later / 12), (later % 12) + 1]
  const pages = pagesFrom(first, 32 * months + 32)
  const ofMonth = pages.filter((page) => page.year === year && page.month === month)
  const same = ofMonth.find((page) => page.day === first.day) ?? ofMonth.at(-1)
  const before = pages[pages.findIndex((page) => page === same) - 1]
  if (!before) throw new Error('the calendar has no page before')
  return before
}
