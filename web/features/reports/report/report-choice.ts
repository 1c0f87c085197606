import { reportKinds } from '@omsorg/domain/reports/report/report-kinds.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { type AddressPart, addressView, day, oneOf, someOf } from '../../../platform/routing/address-view.ts'

const guids: AddressPart<readonly string[]> = {
  read: (written) => [...new Set(written.filter((each) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(each)))],
  write: (value) => value,
}

/** What is chosen stands in the address: a link to a report leads to the same figures. */
export const reportAddress = addressView({
  report: oneOf(reportKinds),
  from: day,
  to: day,
  units: guids,
  places: guids,
  areas: someOf(therapyAreas),
})

export type ReportView = ReturnType<typeof reportAddress.read>

interface Reach {
  readonly careUnitId: string
  readonly places: readonly { readonly carePlaceId: string }[]
}

/** What an address names that the reader has no reports of, such as the unit of a colleague. */
export function unknownIn(view: Pick<ReportView, 'units' | 'places'>, reach: readonly Reach[]) {
  const known = new Set(reach.flatMap((unit) => [unit.careUnitId, ...unit.places.map((place) => place.carePlaceId)]))
  return (['units', 'places'] as const).flatMap((kind) =>
    view[kind].filter((id) => !known.has(id)).map((id) => ({ id, kind })),
  )
}

export interface Period {
  readonly from: string
  readonly to: string
}

/** The twelve whole months that have ended last. */
export function wholeYear(today: Temporal.PlainDate): Period {
  const to = today.with({ day: 1 }).subtract({ days: 1 })
  const from = to.with({ day: 1 }).subtract({ months: 11 })
  return { from: from.toString(), to: to.toString() }
}

export function lastMonth(today: Temporal.PlainDate): Period {
  const to = today.with({ day: 1 }).subtract({ days: 1 })
  return { from: to.with({ day: 1 }).toString(), to: to.toString() }
}

/** The quarter that has ended last, counted from 1. */
export function lastQuarter(today: Temporal.PlainDate): Period & { readonly quarter: number } {
  const first = today.with({ day: 1, month: Math.floor((today.month - 1) / 3) * 3 + 1 })
  const from = first.subtract({ months: 3 })
  return {
    from: from.toString(),
    to: first.subtract({ days: 1 }).toString(),
    quarter: Math.ceil(from.month / 3),
  }
}

export function thisYear(today: Temporal.PlainDate): Period {
  return { from: today.with({ day: 1, month: 1 }).toString(), to: today.toString() }
}

/** Whole months, of those that a report may have. */
export function monthsOf({ from, to }: Period): number {
  const first = Temporal.PlainDate.from(from)
  const behind = Temporal.PlainDate.from(to).add({ days: 1 })
  return Math.max(0, first.until(behind, { largestUnit: 'months' }).months)
}

/** Where the period stands on the track from the earliest day to today, in parts of one. */
export function shareOf(
  { from, to }: Period,
  earliest: string,
  today: string,
): { readonly at: number; readonly length: number } {
  const begin = Temporal.PlainDate.from(earliest)
  const days = (one: Temporal.PlainDate, other: Temporal.PlainDate) => one.until(other, { largestUnit: 'days' }).days
  const all = days(begin, Temporal.PlainDate.from(today)) + 1
  const clamp = (share: number) => Math.min(1, Math.max(0, share))
  const at = clamp(days(begin, Temporal.PlainDate.from(from)) / all)
  const end = clamp((days(begin, Temporal.PlainDate.from(to)) + 1) / all)
  return { at, length: Math.max(0, end - at) }
}
