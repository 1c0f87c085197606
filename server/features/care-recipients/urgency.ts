import type { RecipientRow } from '@omsorg/contract/care-recipients/search.ts'
import { suggestionWords } from '@omsorg/contract/care-recipients/suggestion-view.ts'
import { fraction } from '@omsorg/domain/fraction.ts'
import { mostUrgent, suggestFor, type Suggestion } from '@omsorg/domain/orders/suggestion.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/consumption.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/interval.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row.ts'
import { consumptionViewOf, productViewOf, suggestionViewOf, type StandingRow } from '../prescriptions/index.ts'
import type { Candidate, ItemFacts } from './search.sql.ts'

export interface UrgentItem extends Suggestion {
  readonly rowId: number
}

/** The item of a person that runs out first (domain rules 3.5); null without one. */
export function urgentItemOf({ items }: Candidate, soonDays: number, today: Temporal.PlainDate): UrgentItem | null {
  return mostUrgent((items ?? []).map((item) => ({ rowId: item.rowId, ...suggestionOf(item, soonDays, today) })))
}

function suggestionOf(item: ItemFacts, soonDays: number, today: Temporal.PlainDate): Suggestion {
  const { consumption, consumptionPeriod: period } = item
  const days = { start: Temporal.PlainDate.from(item.startDate), end: Temporal.PlainDate.from(item.endDate) }
  return suggestFor({
    draws: item.draws.map(([day, pieces, numerator, denominator]) => ({
      on: Temporal.PlainDate.from(day),
      pieces,
      dailyUse: numerator === null || denominator === null ? null : fraction(numerator, denominator),
    })),
    dailyUse: dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null),
    intervalDays: expectedDaysBetween(days, item.withdrawals),
    soonDays,
    today,
  })
}

const { active, renew, finished } = prescriptionStatus

/** The same for a person whose rows are at hand: those that run, and those that ended so lately that they may be renewed. */
export function urgentRowOf(rows: readonly StandingRow[], today: Temporal.PlainDate): StandingRow | null {
  const lately = today.subtract({ months: 12 }).toString()
  const open = rows.filter(({ record }) => record.status === rowStatus.active || record.status === rowStatus.usedUp)
  const running = open.filter(({ record }) => [active, renew].some((status) => status === record.prescription_status))
  const ended = open.filter(({ record }) => record.prescription_status === finished && record.end_date >= lately)
  return mostUrgent([...running, ...ended].map((row) => ({ ...row.suggestion, row })))?.row ?? null
}

export function urgentViewOf(row: StandingRow): RecipientRow['urgent'] {
  return { ...productViewOf(row.record), ...consumptionViewOf(row), suggestion: suggestionViewOf(row) }
}

/** Least is most urgent; who has nothing that runs comes last. */
export function compareUrgency(one: UrgentItem | null, other: UrgentItem | null): number {
  const rank = (item: UrgentItem | null) => (item ? suggestionWords.indexOf(item.word) : suggestionWords.length)
  const days = (item: UrgentItem | null) => item?.daysLeft ?? Number.MIN_SAFE_INTEGER
  return rank(one) - rank(other) || days(one) - days(other)
}
