import { agree, refuse, type Outcome } from '../../outcome.ts'

export interface CountFacts {
  /** The row runs, or is used up, and so does its prescription. */
  readonly isRunning: boolean
  /** The latest count of the item, by whomever; null where nobody has counted. */
  readonly latestCountId: number | null
  /** The one that whoever counts now has seen. */
  readonly seenCountId: number | null
  /** Null = what was counted before holds no longer. */
  readonly pieces: number | null
  readonly latestHolds: boolean
}

/** Of two who count at once the second is shown what the first found, and counts on top of that knowledge. */
export function mayCount(facts: CountFacts): Outcome<null, 'row-not-active' | 'counted-meanwhile' | 'nothing-counted'> {
  const { isRunning, latestCountId, seenCountId, pieces, latestHolds } = facts
  if (!isRunning) return refuse('row-not-active')
  if (latestCountId !== seenCountId) return refuse('counted-meanwhile')
  if (pieces === null && !latestHolds) return refuse('nothing-counted')
  return agree(null)
}
