import { floor, fraction, minus, plus, times, type Fraction } from '../../fraction.ts'
import { hoursOf, partsOfDay, usualHours, type PartOfDay, type PerPart } from '../leakage/leakage.ts'
import { inOrder, type Change } from './entry.ts'

/** What leaked between two changes. */
export interface Span {
  readonly entryId: string
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
  readonly volume: number
}

/** The spans between the changes of a diary. What was weighed at a change had leaked since the one before it. */
export function spansOf(startedAt: Temporal.Instant, changes: readonly Change[]): Span[] {
  let from = startedAt
  return inOrder(changes).map(({ entryId, at, volume }) => {
    const span = { entryId, from, to: at, volume }
    from = at
    return span
  })
}

/** Whole hours that were measured. */
export function hoursMeasured(startedAt: Temporal.Instant, changes: readonly Change[]): number {
  const last = inOrder(changes).at(-1)
  return last ? Math.floor(minutesOf(startedAt, last.at) / 60) : 0
}

export interface Averages {
  readonly volumes: PerPart<number>
  readonly total: number
  /** Changes in each part of a day, one at least where something leaked. */
  readonly changes: PerPart<number>
}

/**
 * What leaks in an ordinary day, by its parts. Each volume lies evenly between its two changes; a part that was measured for
 * some of its hours alone is reckoned up to all of them. Null while a part has not been measured at all. Whole ml by largest
 * remainder, so that the parts add up to the day.
 */
export function averagesOf(startedAt: Temporal.Instant, changes: readonly Change[], clock: Clock): Averages | null {
  const hours = hoursOf(clock.begins)
  const volumes = emptyParts(() => fraction(0))
  const minutes = emptyParts(() => 0)
  const counted = emptyParts(() => 0)
  for (const { from, to, volume } of spansOf(startedAt, changes)) {
    const length = minutesOf(from, to)
    const pieces = piecesOf(from, to, clock)
    // Two at the same moment: all of it leaked in the part that it was written down in.
    if (length === 0) volumes[partAt(to, clock)] = plus(volumes[partAt(to, clock)], fraction(volume))
    for (const { part, minutes: long } of pieces) {
      volumes[part] = plus(volumes[part], fraction(volume * long, length))
      minutes[part] += long
    }
    const longest = pieces.toSorted((one, other) => other.minutes - one.minutes)[0]
    if (longest) counted[longest.part] += 1
  }
  if (partsOfDay.some((part) => minutes[part] === 0)) return null
  const days = (part: PartOfDay) => fraction(hours[part].count * 60, minutes[part])
  const exact = perPart((part) => times(volumes[part], days(part)))
  const rounded = roundedTogether(exact)
  return {
    volumes: rounded,
    total: partsOfDay.reduce((sum, part) => sum + rounded[part], 0),
    changes: perPart((part) => {
      const average = half(times(fraction(counted[part]), days(part)))
      return rounded[part] > 0 ? Math.max(1, average) : average
    }),
  }
}

/** Whole numbers that add up to the rounded sum: all rounded down, and what is missing goes to the largest remainders. */
export function roundedTogether(exact: PerPart<Fraction>): PerPart<number> {
  const total = half(partsOfDay.reduce((sum, part) => plus(sum, exact[part]), fraction(0)))
  const down = perPart((part) => floor(exact[part]))
  const missing = total - partsOfDay.reduce((sum, part) => sum + down[part], 0)
  const order = partsOfDay.toSorted((one, other) => {
    const more = minus(remainder(exact[other]), remainder(exact[one]))
    return more.numerator > 0n ? 1 : more.numerator < 0n ? -1 : 0
  })
  const raised = order.slice(0, missing)
  return perPart((part) => down[part] + (raised.includes(part) ? 1 : 0))
}

const remainder = (value: Fraction) => minus(value, fraction(floor(value)))

/** Rounded, a half up. */
const half = (value: Fraction) => floor(plus(value, fraction(1, 2)))

/** By what clock the parts of a day begin at which hours. */
export interface Clock {
  readonly timeZone: string
  readonly begins: PerPart<number>
}

/** The clock of a market, with the parts of the day as they begin unless the client says otherwise. */
export const usualClock = (timeZone: string): Clock => ({ timeZone, begins: usualHours })

interface Piece {
  readonly part: PartOfDay
  readonly minutes: number
}

/** A stretch of time cut at the hours where a part of the day ends, as the clock of the market shows them. */
export function piecesOf(from: Temporal.Instant, to: Temporal.Instant, clock: Clock): Piece[] {
  const hours = hoursOf(clock.begins)
  const pieces: Piece[] = []
  let at = from
  while (Temporal.Instant.compare(at, to) < 0) {
    const part = partAt(at, clock)
    const edge = edgeAfter(at, hours[part].to, clock.timeZone)
    const until = Temporal.Instant.compare(edge, to) < 0 ? edge : to
    pieces.push({ part, minutes: minutesOf(at, until) })
    at = until
  }
  return pieces
}

export function partAt(at: Temporal.Instant, { timeZone, begins }: Clock): PartOfDay {
  const { hour } = at.toZonedDateTimeISO(timeZone)
  if (hour < begins.day || hour >= begins.night) return 'night'
  return hour < begins.evening ? 'day' : 'evening'
}

function edgeAfter(at: Temporal.Instant, hour: number, timeZone: string): Temporal.Instant {
  const local = at.toZonedDateTimeISO(timeZone)
  const edge = local.withPlainTime({ hour })
  const next = Temporal.ZonedDateTime.compare(edge, local) > 0 ? edge : local.add({ days: 1 }).withPlainTime({ hour })
  return next.toInstant()
}

/** Devices tell whole minutes; what is between is cut off. */
function minutesOf(from: Temporal.Instant, to: Temporal.Instant): number {
  return Math.floor(to.epochMilliseconds / 60_000) - Math.floor(from.epochMilliseconds / 60_000)
}

function perPart<Value>(of: (part: PartOfDay) => Value): PerPart<Value> {
  return { day: of('day'), evening: of('evening'), night: of('night') }
}

function emptyParts<Value>(of: () => Value): Record<PartOfDay, Value> {
  return { day: of(), evening: of(), night: of() }
}
