import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { suggestionWords } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import { fraction } from '@omsorg/domain/fraction.ts'
import {
  mostUrgent,
  suggestFor,
  type Suggestion,
  type SuggestionFacts,
} from '@omsorg/domain/orders/supply/suggestion.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { consumptionViewOf, productViewOf, suggestionViewOf, type StandingRow } from '../prescriptions/index.ts'
import type { Candidate, ItemFacts } from './recipient/search-care-recipients.sql.ts'

export interface UrgentItem extends Suggestion {
  readonly rowId: number
}

/** The item of a person that runs out first (rules 3.5); null without one. `dayOf` reads a day of the database. */
export function urgentItemOf(
  { items }: Candidate,
  { soonDays, today, dayOf }: { soonDays: number; today: Temporal.PlainDate; dayOf: ReadDay },
): UrgentItem | null {
  const suggestionOf = (item: ItemFacts) => suggestFor(factsOf(item, soonDays, today, dayOf))
  return mostUrgent((items ?? []).map((item) => ({ rowId: item.rowId, ...suggestionOf(item) })))
}

type ReadDay = (day: string) => Temporal.PlainDate

/** Reads each day once: thousands of draws of one place lie on a few hundred days. */
export function eachDayOnce(): ReadDay {
  const known = new Map<string, Temporal.PlainDate>()
  return (text) => {
    const day = known.get(text) ?? Temporal.PlainDate.from(text)
    known.set(text, day)
    return day
  }
}

function factsOf(item: ItemFacts, soonDays: number, today: Temporal.PlainDate, dayOf: ReadDay): SuggestionFacts {
  const { consumption, consumptionPeriod: period } = item
  const days = { start: dayOf(item.startDate), end: dayOf(item.endDate) }
  return {
    draws: item.draws.map(([day, pieces, numerator, denominator]) => ({
      on: dayOf(day),
      pieces,
      dailyUse: numerator === null || denominator === null ? null : fraction(numerator, denominator),
    })),
    dailyUse: dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null),
    intervalDays: expectedDaysBetween(days, item.withdrawals),
    soonDays,
    today,
  }
}

const { active, renew, finished } = prescriptionStatus

/** The same for a person whose rows are at hand: those that run, and those that ended so lately that they may be renewed. */
export function urgentRowOf(rows: readonly StandingRow[], today: Temporal.PlainDate): StandingRow | null {
  const lately = today.subtract({ months: 12 }).toString()
  const open = rows.filter(({ record }) => record.status === rowStatus.active || record.status === rowStatus['used-up'])
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
