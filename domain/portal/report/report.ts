import type { OrderTaskState } from '../../orders/task/order-task.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { OrderStep } from '../ability/portal-blocks.ts'

/** What can be wrong with a parcel, in the words of whoever opens it. */
export const faults = ['missing', 'broken', 'wrong', 'did-not-come'] as const
export type Fault = (typeof faults)[number]

/** How what was told stands, as its holder is told. */
export const reportStates = ['waiting', 'taken-on', 'seen-to'] as const

export function reportStateOf({ state }: { readonly state: OrderTaskState }): (typeof reportStates)[number] {
  if (state === 'open') return 'waiting'
  return state === 'taken' ? 'taken-on' : 'seen-to'
}

/** So many photos go with what is told. */
export const mostPhotos = 4

export interface ReportablePart {
  readonly step: OrderStep
  /** The day on which it is expected; null while none is known. */
  readonly expectedOn: Temporal.PlainDate | null
  readonly lines: readonly { readonly orderLineId: number; readonly packages: number }[]
}

/**
 * What can be told of a parcel today: that it did not come from its day on, or when the carrier says that it is there; what is in
 * it from the moment that it is on its way. Nothing of one that was taken back.
 */
export function reportableFaults({ step, expectedOn }: ReportablePart, today: Temporal.PlainDate): readonly Fault[] {
  if (step === 'cancelled') return []
  const isDue = expectedOn !== null && Temporal.PlainDate.compare(expectedOn, today) <= 0
  if (step === 'arrived' || isDue) return faults
  return step === 'on-the-way' ? faults.filter((each) => each !== 'did-not-come') : []
}

/** Whether somebody can say today that a parcel came: from the moment that it is on its way, or its day is here. */
export function mayHaveCome(part: ReportablePart, today: Temporal.PlainDate): boolean {
  return reportableFaults(part, today).length > 0
}

export interface Report {
  readonly fault: Fault
  /** The line that it is about; null where nothing came. */
  readonly orderLineId: number | null
  readonly packages: number | null
}

type ReportRefusal = 'not-due-yet' | 'line-missing' | 'line-not-found' | 'packages-missing' | 'more-than-ordered'

/** What is wrong with some packages of one line; of a parcel that did not come there is neither line nor number. */
export function checkReport(
  { fault, orderLineId, packages }: Report,
  part: ReportablePart,
  today: Temporal.PlainDate,
): Outcome<Report, ReportRefusal> {
  if (!reportableFaults(part, today).includes(fault)) return refuse('not-due-yet', { at: 'fault' })
  if (fault === 'did-not-come') return agree({ fault, orderLineId: null, packages: null })
  if (orderLineId === null) return refuse('line-missing', { at: 'orderLineId' })
  const line = part.lines.find((each) => each.orderLineId === orderLineId)
  if (!line) return refuse('line-not-found', { at: 'orderLineId' })
  if (!packages) return refuse('packages-missing', { at: 'packages' })
  if (packages > line.packages) return refuse('more-than-ordered', { at: 'packages' })
  return agree({ fault, orderLineId, packages })
}
