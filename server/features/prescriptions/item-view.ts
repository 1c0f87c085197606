import type { SuggestionView } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import { dayText, dayTextOrNone } from '@omsorg/domain/calendar/known-days.ts'
import type { Suggestion } from '@omsorg/domain/orders/supply/suggestion.ts'
import type { SuppliedRow } from './row/standing-of-row.ts'

/** How a product is recognised is a matter of products; here stands what a prescription adds. */
export { productViewOf, type RecognisedItem as ItemRecord } from '../products/index.ts'

const periodWord = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const

/** What of an item is used, as it was typed. */
export function consumptionViewOf({
  record,
}: {
  readonly record: Pick<SuppliedRow['record'], 'consumption' | 'consumption_period'>
}) {
  return {
    consumption: record.consumption === null ? null : Number(record.consumption),
    consumptionPeriod: record.consumption_period && periodWord[record.consumption_period],
  }
}

/** A row as far as its suggestion tells. */
export interface SuggestedRow extends Pick<SuppliedRow, 'action' | 'unavailability'> {
  readonly suggestion: Omit<Suggestion, 'threshold'>
}

/** What the next order of a row should be, and what can be done about it here. */
export function suggestionViewOf({ suggestion, action, unavailability }: SuggestedRow): SuggestionView {
  return {
    word: suggestion.word,
    runsOutOn: dayTextOrNone(suggestion.runsOutOn),
    daysLeft: suggestion.daysLeft,
    action,
    reason: unavailability,
  }
}

/** Extra withdrawals as they count now: the open addition in full, an ended one as far as it was used (rules 3.3). */
export function extraWithdrawalsOf({ standing }: SuppliedRow): number {
  return standing.extraWithdrawals
}

/** Before this day an order comes early; null before the first withdrawal. */
export function mayOrderFrom({ lastWithdrawal, interval }: SuppliedRow): string | null {
  return lastWithdrawal && dayText(interval.earliest)
}
