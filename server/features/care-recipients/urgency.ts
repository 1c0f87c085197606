import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { suggestionWords } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import { mostUrgent, wordBy, type Suggestion } from '@omsorg/domain/orders/supply/suggestion.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import {
  consumptionViewOf,
  productViewOf,
  suggestionViewOf,
  type ItemRecord,
  type SuggestedRow,
  type SuppliedRow,
} from '../prescriptions/index.ts'
import type { Candidate } from './recipient/search-care-recipients.sql.ts'

export interface UrgentItem extends Pick<Suggestion, 'word' | 'daysLeft'> {
  readonly rowId: number
}

/** The item of a person that runs out first (rules 3.5), of equal ones the one that runs; null without one. */
export function urgentItemOf({ items, soon_days: soonDays }: Candidate): UrgentItem | null {
  const inOrder = (items ?? []).toSorted(
    ([rowId, hasEnded], [otherId, otherHasEnded]) => Number(hasEnded) - Number(otherHasEnded) || rowId - otherId,
  )
  return mostUrgent(
    inOrder.map(([rowId, , useKnown, daysLeft, intervalDays]) => ({
      rowId,
      daysLeft,
      word: wordBy({ useKnown, daysLeft, intervalDays, soonDays }),
    })),
  )
}

const { active, renew, finished } = prescriptionStatus

/** The same for a person whose rows are at hand: those that run, and those that ended so lately that they may be renewed. */
export function urgentRowOf(rows: readonly SuppliedRow[], today: Temporal.PlainDate): SuppliedRow | null {
  const lately = today.subtract({ months: 12 }).toString()
  const open = rows.filter(({ record }) => record.status === rowStatus.active || record.status === rowStatus['used-up'])
  const running = open.filter(({ record }) => [active, renew].some((status) => status === record.prescription_status))
  const ended = open.filter(({ record }) => record.prescription_status === finished && record.end_date >= lately)
  return mostUrgent([...running, ...ended].map((row) => ({ ...row.suggestion, row })))?.row ?? null
}

/** The row of an item as lists and pages show it. */
export interface ShownRow extends SuggestedRow {
  readonly record: ItemRecord & Pick<SuppliedRow['record'], 'consumption' | 'consumption_period'>
}

export function urgentViewOf(row: ShownRow): RecipientRow['urgent'] {
  return { ...productViewOf(row.record), ...consumptionViewOf(row), suggestion: suggestionViewOf(row) }
}

/** Least is most urgent; who has nothing that runs comes last. */
export function compareUrgency(one: UrgentItem | null, other: UrgentItem | null): number {
  const rank = (item: UrgentItem | null) => (item ? suggestionWords.indexOf(item.word) : suggestionWords.length)
  const days = (item: UrgentItem | null) => item?.daysLeft ?? Number.MIN_SAFE_INTEGER
  return rank(one) - rank(other) || days(one) - days(other)
}
