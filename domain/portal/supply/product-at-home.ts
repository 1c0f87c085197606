import type { SuggestionWord } from '../../orders/supply/suggestion-words.ts'
import { unavailabilityCode, type UnavailabilityCode } from '../../orders/placing/unavailability-code.ts'
import type { LineBlock, SupplyState } from '../ability/portal-blocks.ts'

export interface SupplyFacts {
  readonly word: SuggestionWord
  readonly daysLeft: number | null
}

/** Out where nothing is left, due where it is time or soon, else it lasts; unknown where nobody knows the use. */
export function supplyStateOf({ word, daysLeft }: SupplyFacts): SupplyState {
  if (word === 'consumption-missing') return 'unknown'
  if (daysLeft !== null && daysLeft <= 0) return 'out'
  return word === 'recently-ordered' ? 'lasts' : 'due'
}

export interface LineFacts {
  readonly unavailability: UnavailabilityCode | null
  /** Packages that the next order may hold. */
  readonly allowed: number
  readonly usedUp: boolean
}

/** Why a product cannot be ordered today, in a word; null when it can. */
export function lineBlockOf({ unavailability, allowed, usedUp }: LineFacts): LineBlock | null {
  const { tooEarly, noWithdrawalsRemain, prescriptionEnded } = unavailabilityCode
  if (unavailability === tooEarly) return 'too-early'
  if (usedUp || unavailability === noWithdrawalsRemain || unavailability === prescriptionEnded) return 'used-up'
  if (unavailability !== null) return 'unavailable'
  return allowed > 0 ? null : 'used-up'
}
