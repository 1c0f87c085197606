/** The status of an order in the ERP, a number on the wire as well. Only an ordered order has one. */
export const erpStatus = {
  new: 1,
  sentToErp: 2,
  receivedInErp: 3,
  partlyDelivered: 4,
  inDelivery: 5,
  invoiced: 6,
  refused: 7,
} as const
export type ErpStatus = (typeof erpStatus)[keyof typeof erpStatus]

export const erpStatuses: readonly ErpStatus[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * What a message does: `go` takes its status, `same` repeats it, `part` reports a further part sent, `late` is lower
 * than ours and only logged, `task` changes nothing and asks customer service, because goods may be travelling.
 */
export type ErpAnswer = 'go' | 'same' | 'part' | 'late' | 'task'

/** Row: our status. Column: the status in the message, 1 to 7 (states 2.5). */
const answers: Readonly<Record<ErpStatus, readonly [...ErpAnswer[]]>> = {
  1: ['same', 'go', 'go', 'go', 'go', 'go', 'go'],
  2: ['late', 'same', 'go', 'go', 'go', 'go', 'go'],
  3: ['late', 'late', 'same', 'go', 'go', 'go', 'go'],
  4: ['late', 'late', 'late', 'part', 'go', 'go', 'task'],
  5: ['late', 'late', 'late', 'late', 'same', 'go', 'task'],
  6: ['late', 'late', 'late', 'late', 'late', 'same', 'task'],
  7: ['task', 'task', 'task', 'task', 'task', 'task', 'same'],
}

/** Who is asked to look at an order. */
export type TaskFor = 'orderer' | 'customer-service'

export interface ErpMessageEffect {
  readonly answer: ErpAnswer
  readonly status: ErpStatus
  /** Statuses that were skipped; the history shows them as not reported. */
  readonly notReported: readonly ErpStatus[]
  /** Withdrawals and packages go back to the rows. */
  readonly givesBack: boolean
  /** Who cancelled, where the message ends the order. */
  readonly canceller: 'who-asked' | 'erp' | null
  /** A cancellation was asked for and can no longer be had. */
  readonly cancelRefused: boolean
  readonly tasks: readonly TaskFor[]
  /** Open tasks of the order end, because it moves again. */
  readonly endsTasks: boolean
}

export interface OrderInErp {
  readonly status: ErpStatus
  /** A cancellation was asked for and has no answer yet. */
  readonly cancelAsked: boolean
}

export interface ErpMessage {
  readonly status: ErpStatus
  /** The answer to a cancellation that comes too late. */
  readonly cancelIsTooLate: boolean
}

/** What a message of the ERP about one order, or one part of a split one, does. */
export function afterErpMessage({ status, cancelAsked }: OrderInErp, message: ErpMessage): ErpMessageEffect {
  const reported = message.status
  const answer = answers[status][reported - 1] ?? 'task'
  const goes = answer === 'go'
  const givesBack = goes && reported === erpStatus.refused
  const isOnItsWay = goes && reported >= erpStatus.partlyDelivered
  const cancelRefused = cancelAsked && !givesBack && (isOnItsWay || message.cancelIsTooLate)
  return {
    answer,
    status: goes ? reported : status,
    notReported: goes && !givesBack ? erpStatuses.filter((each) => each > status && each < reported) : [],
    givesBack,
    canceller: givesBack ? (cancelAsked ? 'who-asked' : 'erp') : null,
    cancelRefused,
    tasks: tasksOf(answer, givesBack && !cancelAsked, cancelRefused),
    endsTasks: goes,
  }
}

function tasksOf(answer: ErpAnswer, refusedByErp: boolean, cancelRefused: boolean): TaskFor[] {
  if (answer === 'task') return ['customer-service']
  if (refusedByErp) return ['orderer', 'customer-service']
  return cancelRefused ? ['orderer'] : []
}

/** A part that was not refused or cancelled. A withdrawal is given back when no part that holds the row is left. */
export function stillCounts(status: ErpStatus): boolean {
  return status !== erpStatus.refused
}

export interface WaitingOrder {
  readonly status: ErpStatus
  readonly lastProgress: Temporal.Instant
  /** The moment at which a cancellation was asked for and not yet answered. */
  readonly cancelAskedAt: Temporal.Instant | null
  readonly handOverHasFailed: boolean
}

/** The setting StuckAfterHours when nobody has changed it. */
export const usualStuckAfterHours = 24

/**
 * Nothing has moved for too long, the hand-over has failed for good, or a cancellation got no answer: a task for both.
 */
export function isStuck(order: WaitingOrder, now: Temporal.Instant, stuckAfterHours: number): boolean {
  const hasWaited = (since: Temporal.Instant) => since.until(now).total('hours') >= stuckAfterHours
  if (order.cancelAskedAt && order.status <= erpStatus.receivedInErp && hasWaited(order.cancelAskedAt)) return true
  return order.status <= erpStatus.sentToErp && (order.handOverHasFailed || hasWaited(order.lastProgress))
}
