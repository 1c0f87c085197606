/** How long roles at a node hold: to a last day, and to the day by which somebody confirms that they are still needed. */
export interface RoleTerm {
  /** `YYYY-MM-DD`, as all days here; null where there is none. */
  readonly lastDay: string | null
  readonly confirmDay: string | null
}

/** Roles that are confirmed hold so many months more. */
export const confirmedMonths = 12

/** The holder, and whoever administers the unit, are told so many days before. */
const warnedBefore = [7, 30] as const

/** The last day on which the roles hold; null where they have no end. */
export function lastDayOf({ lastDay, confirmDay }: RoleTerm): string | null {
  if (lastDay === null || confirmDay === null) return lastDay ?? confirmDay
  return lastDay < confirmDay ? lastDay : confirmDay
}

export function daysLeft(term: RoleTerm, today: Temporal.PlainDate): number | null {
  const last = lastDayOf(term)
  return last === null ? null : today.until(Temporal.PlainDate.from(last), { largestUnit: 'days' }).days
}

export function hasRunOut(term: RoleTerm, today: Temporal.PlainDate): boolean {
  const left = daysLeft(term, today)
  return left !== null && left < 0
}

/** Which warning is due: the days before the end that it speaks of; null when none is, or it was given. */
export function warningDue(
  term: RoleTerm & { readonly warnedAt: number | null },
  today: Temporal.PlainDate,
): number | null {
  const left = daysLeft(term, today)
  if (left === null || left < 0) return null
  const due = warnedBefore.find((days) => left <= days)
  if (due === undefined || (term.warnedAt !== null && term.warnedAt <= due)) return null
  return due
}

/** The day to which roles hold that are confirmed today. */
export function confirmedUntil(today: Temporal.PlainDate): string {
  return today.add({ months: confirmedMonths }).toString()
}

/** A term that begins in the past would end the roles at once: that is taking them, which is done by taking them. */
export function isPast({ lastDay, confirmDay }: RoleTerm, today: Temporal.PlainDate): 'lastDay' | 'confirmDay' | null {
  const day = today.toString()
  if (lastDay !== null && lastDay < day) return 'lastDay'
  return confirmDay !== null && confirmDay < day ? 'confirmDay' : null
}
