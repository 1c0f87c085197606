import { isOnOrBefore, laterOf } from '../../calendar/period.ts'
import { addWorkingDays, isWorkingDay, subtractWorkingDays, type Holidays } from '../../calendar/working-days.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { isStockLine, type ItemFacts } from './item-status.ts'

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

export interface ItemToDeliver extends Pick<ItemFacts, 'itemStatus' | 'stockStatus'> {
  /** The day on which a delayed item is expected; null where nobody knows one. */
  readonly delayedUntil: Temporal.PlainDate | null
}

/** On the shelves, so that express can hurry it (O-2-50); a delayed item is not, whatever its stock says. */
export function canBeHurried({ itemStatus, stockStatus }: ItemToDeliver): boolean {
  return itemStatus !== 'delayed' && isStockLine(stockStatus)
}

/**
 * The earliest day of one line by its stock (rules 3.18). Express hurries what is on the shelf; nothing hurries
 * what is not. A delayed item has a day of its own: the first working day from the one on which it is expected (O-3-65).
 */
export function earliestFor(item: ItemToDeliver, facts: DeliveryFacts): Temporal.PlainDate {
  const { today, leadDays, holidays, isExpress } = facts
  const fromTheShelf = isExpress ? leadDays.express : leadDays.stock
  const byStock = addWorkingDays(today, canBeHurried(item) ? fromTheShelf : leadDays.nonStock, holidays)
  if (item.itemStatus !== 'delayed' || item.delayedUntil === null) return byStock
  const fromStock = addWorkingDays(today, leadDays.stock, holidays)
  return laterOf(fromStock, addWorkingDays(item.delayedUntil.subtract({ days: 1 }), 1, holidays))
}

/** The last day on which one line is ordered so that it is there on a day; an item that is delayed is asked for as if it were not. */
export function lastOrderDay(
  item: ItemToDeliver,
  needed: Temporal.PlainDate,
  { leadDays, holidays }: Pick<DeliveryFacts, 'leadDays' | 'holidays'>,
): Temporal.PlainDate {
  return subtractWorkingDays(needed, canBeHurried(item) ? leadDays.stock : leadDays.nonStock, holidays)
}

/** The latest of the lines' days; null without lines. */
export function latestOf(days: readonly Temporal.PlainDate[]): Temporal.PlainDate | null {
  return days.reduce<Temporal.PlainDate | null>((latest, day) => (latest ? laterOf(latest, day) : day), null)
}

export interface WishFacts {
  readonly today: Temporal.PlainDate
  readonly earliest: Temporal.PlainDate
  readonly holidays: Holidays
}

export type WishRefusal = 'delivery-date-too-early' | 'delivery-date-too-late' | 'delivery-date-not-a-working-day'

/** The last day that may be wished for: a year from today, of which the holidays are known; what comes later than that has its own day. */
export function lastDayToWish({ today, earliest }: Pick<WishFacts, 'today' | 'earliest'>): Temporal.PlainDate {
  return laterOf(today.add({ years: 1 }), earliest)
}

/**
 * A day that a person wishes: not before the earliest, at most a year ahead, and a working day. `isPreorder` when it is later
 * than it must be (O-C5).
 */
export function wishedDate(
  wished: Temporal.PlainDate,
  facts: WishFacts,
): Outcome<{ isPreorder: boolean }, WishRefusal> {
  const { earliest, holidays } = facts
  const at = 'receiver.deliveryDate'
  if (!isOnOrBefore(earliest, wished)) return refuse('delivery-date-too-early', { at })
  if (!isOnOrBefore(wished, lastDayToWish(facts))) return refuse('delivery-date-too-late', { at })
  if (!isWorkingDay(wished, holidays)) return refuse('delivery-date-not-a-working-day', { at })
  return agree({ isPreorder: !wished.equals(earliest) })
}
