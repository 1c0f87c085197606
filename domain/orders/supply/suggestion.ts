import { daysBetween } from '../../calendar/period.ts'
import { isPositive, type Fraction } from '../../fraction.ts'
import { suggestionWords, type SuggestionWord, type SuggestedAction } from './suggestion-words.ts'
import { suppliesOf, type ItemDraw } from './supply.ts'
import { unavailabilityCode, type UnavailabilityCode } from '../placing/unavailability-code.ts'

/** When an item runs out, and what its suggestion is measured by. */
export interface RunOutFacts {
  /** Whether the use of a day is known: prescribed or selected today, and not 0. */
  readonly useKnown: boolean
  /** The first day without pieces, where the use is known; null where nothing has been ordered. */
  readonly runsOutOn: Temporal.PlainDate | null
  /** The expected interval of the prescription row; null without a row. */
  readonly intervalDays: number | null
  /** The setting SoonDays. */
  readonly soonDays: number
  readonly today: Temporal.PlainDate
}

export interface SuggestionFacts extends Omit<RunOutFacts, 'useKnown' | 'runsOutOn'> {
  /** Orders of the item that were not refused or cancelled. */
  readonly draws: readonly ItemDraw[]
  /** Pieces per day as prescribed or selected today; null when missing or 0. */
  readonly dailyUse: Fraction | null
}

export interface Suggestion {
  readonly word: SuggestionWord
  /** The first day without pieces; null while it is not known. */
  readonly runsOutOn: Temporal.PlainDate | null
  /** Days from today to then; negative when it has passed. */
  readonly daysLeft: number | null
  /** "Soon" begins when so many days are left. */
  readonly threshold: number
}

/** Rules 3.5, for one item. */
export function suggestFor({ draws, dailyUse, ...measures }: SuggestionFacts): Suggestion {
  if (!dailyUse || !isPositive(dailyUse)) return suggestBy({ ...measures, useKnown: false, runsOutOn: null })
  const last = suppliesOf(draws, dailyUse).at(-1)
  return suggestBy({ ...measures, useKnown: true, runsOutOn: last?.endsOn ?? null })
}

/** The same, of an item whose draws have been laid end to end already. */
export function suggestBy({ useKnown, runsOutOn, today, ...measures }: RunOutFacts): Suggestion {
  const known = useKnown ? runsOutOn : null
  const daysLeft = known && daysBetween(today, known)
  return {
    word: wordBy({ useKnown, daysLeft, ...measures }),
    runsOutOn: known,
    daysLeft,
    threshold: soonFrom(measures),
  }
}

/** What the word of an item depends on; of many items at once no more is asked. */
export interface WordFacts extends Pick<RunOutFacts, 'useKnown' | 'intervalDays' | 'soonDays'> {
  /** Days from today to the first one without pieces; null where nothing has been ordered. */
  readonly daysLeft: number | null
}

export function wordBy({ useKnown, daysLeft, ...measures }: WordFacts): SuggestionWord {
  if (!useKnown) return 'consumption-missing'
  if (daysLeft === null || daysLeft <= 0) return 'time-to-order'
  return daysLeft <= soonFrom(measures) ? 'soon' : 'recently-ordered'
}

function soonFrom({ intervalDays, soonDays }: Pick<RunOutFacts, 'intervalDays' | 'soonDays'>): number {
  return intervalDays === null ? soonDays : Math.min(soonDays, Math.floor(intervalDays / 2))
}

/**
 * What stands at the person: the most urgent of the items, and among equal ones the one that runs out first. Null
 * without items.
 */
export function mostUrgent<Item extends Pick<Suggestion, 'word' | 'daysLeft'>>(
  suggestions: readonly Item[],
): Item | null {
  const urgency = ({ word }: Item) => suggestionWords.indexOf(word)
  const inOrder = suggestions.toSorted(
    (a, b) => urgency(a) - urgency(b) || (a.daysLeft ?? -Infinity) - (b.daysLeft ?? -Infinity) || 0,
  )
  return inOrder[0] ?? null
}

/**
 * `order` when it is time and nothing is in the way today; `renew` when what is in the way is a used-up or ended
 * prescription that may be renewed; `none` for everything else. The code is the one of the context in which the item is
 * ordered.
 */
export function actionFor(
  word: SuggestionWord,
  unavailability: UnavailabilityCode | null,
  mayBeRenewed: boolean,
): SuggestedAction {
  if (word !== 'time-to-order' && word !== 'soon') return 'none'
  if (unavailability === null) return 'order'
  const { noWithdrawalsRemain, prescriptionEnded } = unavailabilityCode
  const isSpent = unavailability === noWithdrawalsRemain || unavailability === prescriptionEnded
  return isSpent && mayBeRenewed ? 'renew' : 'none'
}
