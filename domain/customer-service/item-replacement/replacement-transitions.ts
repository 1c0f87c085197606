import { replacementStatus } from '../../products/product/item-replacement.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

export type ReplacementStatus = (typeof replacementStatus)[keyof typeof replacementStatus]

/** What happens to a replacement; `skip` ends one of which something is left (states 2.7). */
export type ReplacementEvent = 'pick-up' | 'stall' | 'retry' | 'finish' | 'skip'

const { requested, started, stalled, finished } = replacementStatus

export const replacementTransitions: Readonly<
  Record<ReplacementStatus, Partial<Readonly<Record<ReplacementEvent, ReplacementStatus>>>>
> = {
  [requested]: { 'pick-up': started },
  // A job that comes again, after a server that died, goes on where it was.
  [started]: { 'pick-up': started, stall: stalled, finish: finished },
  [stalled]: { retry: started, skip: finished },
  [finished]: {},
}

export function replacementAfter(
  status: ReplacementStatus,
  event: ReplacementEvent,
): Outcome<ReplacementStatus, 'status-does-not-allow'> {
  const after = replacementTransitions[status][event]
  return after === undefined ? refuse('status-does-not-allow') : agree(after)
}

/** A replacement without progress for so long has stalled (states 2.7). */
export const stalledAfterMinutes = 30
