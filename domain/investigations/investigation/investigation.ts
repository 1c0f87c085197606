import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { WordOf } from '../../states.ts'

/** What comes of an assessment (O-4-13, states 2.4). */
export const investigationStatus = {
  'in-progress': 1,
  active: 2,
  inactive: 3,
  closed: 4,
  interrupted: 5,
} as const

export type InvestigationStatus = WordOf<typeof investigationStatus>

export type InvestigationEvent = 'completed' | 'interrupted' | 'resumed' | 'discarded' | 'closed'

/** What leads from one state to another; nothing else does (O-4-54). */
const changes: Readonly<
  Record<InvestigationStatus, Readonly<Partial<Record<InvestigationStatus, InvestigationEvent>>>>
> = {
  'in-progress': { active: 'completed', interrupted: 'interrupted', closed: 'discarded' },
  interrupted: { 'in-progress': 'resumed', closed: 'discarded' },
  active: { closed: 'closed' },
  inactive: { closed: 'closed' },
  closed: {},
}

interface Standing {
  readonly status: InvestigationStatus
  /** Another one of the person in the area is in progress. */
  readonly anotherInProgress: boolean
  /** What the area asks for is filled in. */
  readonly isComplete: boolean
}

export type ChangeRefusal = 'status-does-not-allow' | 'another-in-progress' | 'not-complete'

/** Whether an investigation may go to another state, and what that is called. */
export function changeOf(standing: Standing, to: InvestigationStatus): Outcome<InvestigationEvent, ChangeRefusal> {
  const event = changes[standing.status][to]
  if (!event) return refuse('status-does-not-allow', { at: 'status' })
  if (event === 'resumed' && standing.anotherInProgress) return refuse('another-in-progress')
  if (event === 'completed' && !standing.isComplete) return refuse('not-complete')
  return agree(event)
}

/** As it is shown: an active one is inactive after its last day. Days are `YYYY-MM-DD`. */
export function statusOn(
  { status, validTo }: { readonly status: InvestigationStatus; readonly validTo: string },
  today: Temporal.PlainDate,
): InvestigationStatus {
  return status === 'active' && validTo < today.toString() ? 'inactive' : status
}

/** Answers are changed while it goes on; resumed first, when it was interrupted (O-4-15). */
export function mayBeFilledIn(status: InvestigationStatus): boolean {
  return status === 'in-progress'
}
