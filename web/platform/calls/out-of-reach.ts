import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'
import { CallFailure } from './result.ts'

/** What an address names is not there for whoever asks: nothing of that id, or a client or care place that is not theirs. */
export function isOutOfReach(error: unknown): boolean {
  const notDone = error instanceof CallFailure ? error.notDone : null
  return (
    notDone?.reason === 'not-found' ||
    (notDone?.reason === 'forbidden' && (notDone.detail as MissingRight).missing === 'place')
  )
}
