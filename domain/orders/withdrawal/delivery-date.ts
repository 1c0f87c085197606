import { isOnOrBefore, laterOf } from '../../calendar/period.ts'
import { addWorkingDays, isWorkingDay, type Holidays } from '../../calendar/working-days.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { isStockLine, type StockStatus } from './item-status.ts'

/** Working days from order to delivery, by the settings of the client. */
export interface LeadDays {
  readonly express: number
  readonly stock: number
  readonly nonStock: number
}

export const usualLeadDays: LeadDays = { express: 1, stock: 2, nonStock: 10 }

export interface DeliveryFacts {
  readonly today: Temporal.PlainDate
  readonly isExpress: boolean
  readonly leadDays: LeadDays
  readonly holidays: Holidays
}

/**
 * The earliest day of one line by its stock (rules 3.18). Express hurries what is on the shelf; nothing hurries
 * what is not.
 */
export function earliestFor(stock: StockStatus, facts: DeliveryFacts): Temporal.PlainDate {
  const { leadDays } = facts
  const fromTheShelf = facts.isExpress ? leadDays.express : leadDays.stock
  return addWorkingDays(facts.today, isStockLine(stock) ? fromTheShelf : leadDays.nonStock, facts.holidays)
}

/** The latest of the lines' days; null without lines. */
export function latestOf(days: readonly Temporal.PlainDate[]): Temporal.PlainDate | null {
  return days.reduce<Temporal.PlainDate | null>((latest, day) => (latest ? laterOf(latest, day) : day), null)
}

/**
 * A day that a person wishes: not before the earliest, and a working day. `isPreorder` when it is later than it must be
 * (O-C5).
 */
export function wishedDate(
  wished: Temporal.PlainDate,
  earliest: Temporal.PlainDate,
  holidays: Holidays,
): Outcome<{ isPreorder: boolean }, 'delivery-date-too-early' | 'delivery-date-not-a-working-day'> {
  if (!isOnOrBefore(earliest, wished)) return refuse('delivery-date-too-early', { at: 'receiver.deliveryDate' })
  if (!isWorkingDay(wished, holidays)) return refuse('delivery-date-not-a-working-day', { at: 'receiver.deliveryDate' })
  return agree({ isPreorder: !wished.equals(earliest) })
}
