import { agree, refuse, type Outcome } from '../../outcome.ts'

/** The parts of a day that leakage is told for, from which hour to which. */
export const partsOfDay = ['day', 'evening', 'night'] as const

export type PartOfDay = (typeof partsOfDay)[number]

export type PerPart<Value> = Readonly<Record<PartOfDay, Value>>

/** The hour at which each part begins, unless the client says otherwise (rules 3.17). */
export const usualHours: PerPart<number> = { day: 7, evening: 15, night: 22 }

/** From which hour to which each part goes, and how many hours it has; the night goes on until the day begins. */
export function hoursOf(begins: PerPart<number>) {
  const { day, evening, night } = begins
  return {
    day: { from: day, to: evening, count: evening - day },
    evening: { from: evening, to: night, count: night - evening },
    night: { from: night, to: day, count: 24 - night + day },
  } as const satisfies PerPart<object>
}

/** The parts come in their order, and each has an hour at least. */
export function checkHours({ day, evening, night }: PerPart<number>): Outcome<null, 'hours-out-of-order'> {
  if (evening <= day) return refuse('hours-out-of-order', { at: 'eveningFrom' })
  return night <= evening ? refuse('hours-out-of-order', { at: 'nightFrom' }) : agree(null)
}

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
