import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { TaskFor } from '../erp/erp-status.ts'

/** What somebody has to look at with an order. */
export const orderTaskKinds = [
  'refused',
  'cancel-refused',
  'stuck',
  'cancel-unanswered',
  'failed-job',
  'unexpected-message',
  'unknown-order',
  'failed-message',
  'feed-failed',
  'failed-work',
  'reported',
  'moved',
] as const
export type OrderTaskKind = (typeof orderTaskKinds)[number]

export const orderTaskStates = ['open', 'taken', 'done'] as const
export type OrderTaskState = (typeof orderTaskStates)[number]

const both: readonly TaskFor[] = ['orderer', 'customer-service']

/** Who looks after it (states 2.5). What the ERP says of an order that it should not say it of is no work of the care place. */
const lookedAfterBy: Readonly<Record<OrderTaskKind, readonly TaskFor[]>> = {
  refused: both,
  'cancel-refused': both,
  stuck: both,
  'cancel-unanswered': both,
  'failed-job': both,
  'unexpected-message': ['customer-service'],
  'unknown-order': ['customer-service'],
  'failed-message': ['customer-service'],
  'feed-failed': ['customer-service'],
  'failed-work': ['customer-service'],
  reported: both,
  moved: both,
}

export function kindsLookedAfterBy(who: TaskFor): readonly OrderTaskKind[] {
  return orderTaskKinds.filter((kind) => lookedAfterBy[kind].includes(who))
}

/** Ends by itself when the order moves again; the others stand until somebody has seen to them. */
export const kindsEndedByProgress = [
  'stuck',
  'cancel-unanswered',
  'failed-job',
] as const satisfies readonly OrderTaskKind[]

export interface OrderTaskFacts {
  readonly state: OrderTaskState
  /** Who has taken it. */
  readonly assignedTo: number | null
}

type TaskRefusal = 'task-is-done' | 'taken-by-another'

/** Takes a task, so that two do not ask the supplier the same. */
export function taking(task: OrderTaskFacts, by: number): Outcome<'taken', TaskRefusal> {
  if (task.state === 'done') return refuse('task-is-done')
  return task.state === 'taken' && task.assignedTo !== by ? refuse('taken-by-another') : agree('taken')
}

/** Whoever works there may release it: a colleague who has gone home cannot. */
export function releasing(task: OrderTaskFacts): Outcome<'open', 'task-is-done'> {
  return task.state === 'done' ? refuse('task-is-done') : agree('open')
}

/** What was done with a task: by somebody, or by the server when work that was run again has failed again. */
export const orderTaskEvents = ['taken', 'released', 'run-again', 'failed-again'] as const
export type OrderTaskEvent = (typeof orderTaskEvents)[number]

/** What became of what a holder told, where that is more than that somebody saw to it. */
export const orderTaskOutcomes = ['came', 'taken-back', 'address-changed', 'rejected'] as const
export type OrderTaskOutcome = (typeof orderTaskOutcomes)[number]

/** What whoever ends a task by hand may say besides the note. */
export const handOutcomes = ['came', 'rejected'] as const satisfies readonly OrderTaskOutcome[]

/** A parcel that was told not to have come comes after all; an address that was told is not taken over. */
export function mayEndWith(
  outcome: (typeof handOutcomes)[number],
  { kind, isMissing }: { readonly kind: OrderTaskKind; readonly isMissing: boolean },
): boolean {
  return outcome === 'came' ? kind === 'reported' && isMissing : kind === 'moved'
}

export const reasonsNotToTakeBack = ['told-by-another', 'taken-on', 'seen-to'] as const

/** Whoever told something takes it back while nobody works on it. */
export function takingBack({
  state,
  isOwn,
}: {
  readonly state: OrderTaskState
  readonly isOwn: boolean
}): Outcome<'done', (typeof reasonsNotToTakeBack)[number]> {
  if (state === 'done') return refuse('seen-to')
  if (!isOwn) return refuse('told-by-another')
  return state === 'taken' ? refuse('taken-on') : agree('done')
}

/** How the work stands that a task is about; null where it is about none, or nothing of it is left. */
export type WorkOfTask = 'failed' | 'running' | null

export const reasonsNotToRunAgain = ['taken-by-another', 'under-way'] as const

/**
 * Has failed work run again. The ERP knows an order by our number and each job bears a repetition, so nothing is done twice; two
 * who press at once are told apart by the version of the task.
 */
export function runningAgain(
  task: OrderTaskFacts & { readonly work: WorkOfTask },
  by: number,
): Outcome<'run-again', TaskRefusal | 'under-way' | 'nothing-to-run'> {
  const taken = taking(task, by)
  if (!taken.ok) return taken
  if (task.work === 'running') return refuse('under-way')
  return task.work === null ? refuse('nothing-to-run') : agree('run-again')
}

/** Ends it by hand; one that a colleague works on is first released. */
export function endingByHand(task: OrderTaskFacts, by: number): Outcome<'done', TaskRefusal> {
  const taken = taking(task, by)
  return taken.ok ? agree('done') : taken
}
