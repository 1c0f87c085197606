import { agree, refuse, type Outcome } from '../../outcome.ts'

/** The parts of a day that leakage is told for, from which hour to which. */
export const partsOfDay = ['day', 'evening', 'night'] as const

export type PartOfDay = (typeof partsOfDay)[number]

/** The hour at which each part begins, and how many hours it has. */
export const hoursOf: Readonly<
  Record<PartOfDay, { readonly from: number; readonly to: number; readonly count: number }>
> = {
  day: { from: 7, to: 15, count: 8 },
  evening: { from: 15, to: 22, count: 7 },
  night: { from: 22, to: 7, count: 9 },
}

export type PerPart<Value> = Readonly<Record<PartOfDay, Value>>

export const leakageKinds = ['urine', 'faecal', 'both'] as const
export const waysOfChanging = ['self', 'with-help', 'by-staff'] as const
export const mobilities = ['walks', 'walks-with-help', 'wheelchair', 'bedridden'] as const
export const fits = ['good', 'too-small', 'too-large', 'leaks'] as const

export type LeakageKind = (typeof leakageKinds)[number]
export type Mobility = (typeof mobilities)[number]
export type WayOfChanging = (typeof waysOfChanging)[number]
export type Fit = (typeof fits)[number]

/** More than this nobody leaks in a day. */
export const mostLeakage = 9_999
export const mostChanges = 24

/** Whole ml; the parts add up to the day, exactly (O-5-18, rules 3.17). */
export function checkLeakageSum(parts: PerPart<number>, total: number): Outcome<number, 'sum-differs'> {
  return sumOf(parts) === total ? agree(total) : refuse('sum-differs', { at: 'dailyTotal' })
}

export function sumOf(parts: PerPart<number>): number {
  return partsOfDay.reduce((sum, part) => sum + parts[part], 0)
}
