import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { fraction, type Fraction } from '@omsorg/domain/fraction.ts'
import type { ItemDraw } from '@omsorg/domain/orders/supply/supply.ts'
import { supplyTimeline } from '@omsorg/domain/orders/supply/supply-timeline.ts'
import { consumptionPeriod, dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { SupplyPoint, TimeSpan } from '../../../ui/supply/SupplyTimeline.tsx'

/** What the row answers of an item's supply. */
export type SuppliedRow = Pick<RowView, 'consumption' | 'consumptionPeriod' | 'supply'>

/** Something that happened, or will, to a supply. Pieces and packages are whole; `left` is null while no use is known. */
export interface SupplyEvent {
  readonly date: string
  readonly kind: 'ordered' | 'counted' | 'runs-out' | 'earliest-delivery'
  readonly packages: number | null
  readonly pieces: number | null
  readonly left: number | null
}

export interface RowTimeline {
  readonly past: readonly SupplyPoint[]
  readonly forecast: readonly SupplyPoint[]
  readonly orders: readonly { readonly day: number; readonly packages: number }[]
  readonly counts: readonly { readonly day: number; readonly pieces: number }[]
  readonly runOut: number | null
  readonly gaps: readonly { readonly from: number; readonly to: number }[]
  readonly earliestDelivery: number | null
  readonly events: readonly SupplyEvent[]
}

/** The shared axis: this month and the five before it, and the two that follow. */
export function monthsOfAxis(today: string): readonly Temporal.PlainDate[] {
  const first = day(today).with({ day: 1 })
  return [-5, -4, -3, -2, -1, 0, 1, 2].map((months) => first.add({ months }))
}

/** Those with a name, where each has one: January's year takes the room of February, and beside the last month is none. */
export function namedMonths(months: readonly Temporal.PlainDate[]) {
  return months
    .filter(({ month }, at) => month !== 2 || at === 0)
    .map((month) => ({ month, withYear: month.month === 1 && month !== months.at(-1) }))
}

export function spanOfAxis(today: string): TimeSpan {
  const first = day(today).with({ day: 1 })
  return {
    from: dayNumber(first.subtract({ months: 5 })),
    to: dayNumber(first.add({ months: 3 })),
    today: dayNumber(day(today)),
  }
}

/** Days since 1970. */
export function dayNumber(date: Temporal.PlainDate): number {
  return day('1970-01-01').until(date, { largestUnit: 'days' }).days
}

/** Where the picture of a supply turns, and the same facts as a list of events. */
export function timelineOfRow(row: SuppliedRow, today: string): RowTimeline {
  const { supply } = row
  const span = spanOfAxis(today)
  const shown = (at: number | null) => (at !== null && at >= span.from && at <= span.to ? at : null)
  const { points, gaps } = pictureOf(row, today)
  const level = withoutRest(points.map(({ on, pieces }) => ({ day: dayNumber(on), left: pieces })))
  const runOut = supply.runsOutOn === null ? null : dayNumber(day(supply.runsOutOn))
  return {
    past: level.filter((point) => point.day <= span.today),
    forecast: untilEmpty(level.slice(level.findLastIndex((point) => point.day <= span.today)), span.today),
    orders: ordersOf(supply.deliveries).filter((order) => shown(order.day) !== null),
    counts: supply.counts
      .map(({ date, pieces }) => ({ day: dayNumber(day(date)), pieces }))
      .filter((count) => shown(count.day) !== null),
    runOut: shown(runOut),
    gaps: gaps.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) })),
    earliestDelivery: supply.deliverableOn === null ? null : shown(dayNumber(day(supply.deliverableOn))),
    events: eventsOf(supply, points),
  }
}

type Points = ReturnType<typeof supplyTimeline>['points']

function pictureOf({ consumption, consumptionPeriod: period, supply }: SuppliedRow, today: string) {
  const draws = supply.deliveries.map(({ date, pieces, dailyUse: use }): ItemDraw => ({
    on: day(date),
    pieces,
    dailyUse: use === null ? null : exact(use),
  }))
  const counts = supply.counts.map(({ date, pieces, dailyUse: use, deliveriesInIt }) => {
    return { on: day(date), pieces, dailyUse: use === null ? null : exact(use), drawsInIt: deliveriesInIt }
  })
  const present = consumption && period ? { amount: String(consumption), period: consumptionPeriod[period] } : null
  const months = monthsOfAxis(today)
  const [from = day(today)] = months
  const until = from.add({ months: months.length })
  const use = dailyUse(present) ?? draws.findLast((draw) => draw.dailyUse)?.dailyUse ?? null
  return supplyTimeline({ draws, counts, dailyUse: use, today: day(today), from, until })
}

/**
 * The use of a day travels as a rounded number. It was calculated from a decimal per day, per 7 days, per 365/12 or 365 days,
 * so it is a whole number of thousandths of 1/2555: taking the nearest one gives it back exactly.
 */
function exact(use: number): Fraction {
  const parts = 2_555_000
  return fraction(Math.round(use * parts), parts)
}

/** A line at zero, before the first order and after the last piece, is not drawn. */
function withoutRest(points: readonly SupplyPoint[]): readonly SupplyPoint[] {
  return points.filter(({ left }, at) => left > 0 || points[at - 1]?.left || points[at + 1]?.left)
}

/** From what there is today, an order of today with it, to the day on which nothing is left. */
function untilEmpty(points: readonly SupplyPoint[], today: number): readonly SupplyPoint[] {
  const [now] = points
  if (now?.day !== today || now.left === 0) return []
  const empty = points.findIndex((point) => point.left === 0)
  return empty === -1 ? points : points.slice(0, empty + 1)
}

function ordersOf(deliveries: RowView['supply']['deliveries']): RowTimeline['orders'] {
  const packages = new Map<number, number>()
  for (const each of deliveries) {
    const at = dayNumber(day(each.date))
    packages.set(at, (packages.get(at) ?? 0) + each.packages)
  }
  return [...packages].map(([at, sum]) => ({ day: at, packages: sum }))
}

function eventsOf(
  { deliveries, counts, deliverableOn, runsOutOn }: RowView['supply'],
  points: Points,
): readonly SupplyEvent[] {
  const leftAfter = (date: string) =>
    points.find((point) => point.kind === 'delivery' && point.on.toString() === date)?.pieces ?? null
  const none = { packages: null, pieces: null, left: null }
  const ordered = deliveries.map(({ date, packages, pieces }): SupplyEvent => {
    return { date, kind: 'ordered', packages, pieces, left: leftAfter(date) }
  })
  const counted = counts.map(({ date, pieces }): SupplyEvent => {
    return { date, kind: 'counted', packages: null, pieces, left: pieces }
  })
  const emptied = points
    .filter(({ kind, on }) => kind === 'run-out' && leftAfter(on.toString()) === null)
    .filter(({ on }) => !counts.some(({ date }) => date === on.toString()))
    .map((point): SupplyEvent => ({ ...none, date: point.on.toString(), kind: 'runs-out', left: 0 }))
  const last = runsOutOn && !emptied.some(({ date }) => date === runsOutOn)
  const all: readonly SupplyEvent[] = [
    ...ordered,
    ...counted,
    ...emptied,
    ...(last ? [{ ...none, date: runsOutOn, kind: 'runs-out' as const, left: 0 }] : []),
    ...(deliverableOn ? [{ ...none, date: deliverableOn, kind: 'earliest-delivery' as const }] : []),
  ]
  return all.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

function day(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text)
}
