import { dayFrom } from '@omsorg/domain/calendar/known-days.ts'
import { fraction, type Fraction } from '@omsorg/domain/fraction.ts'
import { earliestFor, type ItemToDeliver } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { noticesOf, type ItemNotice } from '@omsorg/domain/orders/placing/item-status.ts'
import { suggestBy, suggestFor, type Suggestion } from '@omsorg/domain/orders/supply/suggestion.ts'
import type { SuggestedAction } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import { isSupplyOf } from '@omsorg/domain/orders/supply/row-supply.ts'
import type { ItemDraw } from '@omsorg/domain/orders/supply/supply.ts'
import { type UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { intervalOf, isTooEarly, type WithdrawalInterval } from '@omsorg/domain/prescriptions/row/interval.ts'
import { additionStatus, type Addition } from '@omsorg/domain/prescriptions/row/row.ts'
import {
  standingOf,
  standingWithoutAdditions,
  type AdditionUse,
  type RowStanding,
  type WithdrawalFacts,
} from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import { deliveryTerms, type OrderingSettings } from '../ordering-settings.sql.ts'
import { availabilityOfRow, type RowToOrder } from './availability-of-row.ts'
import type { AdditionRecord, DrawRecord, RowRecord } from './rows-of-persons.sql.ts'

/** A row as it stands today: what is left, when the next withdrawal is due, and whether it may be ordered here and now. */
export interface SuppliedRow {
  readonly record: RowRecord
  readonly standing: RowStanding
  /** The day of the last draw; null before the first. */
  readonly lastWithdrawal: Temporal.PlainDate | null
  readonly interval: WithdrawalInterval
  readonly tooEarly: boolean
  readonly suggestion: Suggestion
  readonly unavailability: UnavailabilityCode | null
  readonly action: SuggestedAction
}

/** The same with what was drawn. */
export interface StandingRow extends SuppliedRow {
  readonly dailyUse: Fraction | null
  readonly notices: readonly ItemNotice[]
  /** Draws of the item and of those whose place it took, on this and on earlier prescriptions; oldest first. */
  readonly itemDraws: readonly DrawRecord[]
  readonly rowDraws: readonly DrawRecord[]
  readonly openAddition: AdditionRecord | null
  /** All that the row ever had, oldest first; one whose last day has passed has ended, whatever was written of it yet. */
  readonly additions: readonly AdditionRecord[]
  /** What `standing` follows from. */
  readonly drawing: WithdrawalFacts
  /** What was ordered by one of its additions. */
  readonly additionUse: (addition: AdditionRecord) => Pick<AdditionUse, 'usedPackages' | 'usedWithdrawals'>
  readonly earliestDelivery: Temporal.PlainDate
}

export interface StandingContext {
  readonly today: Temporal.PlainDate
  readonly timeZone: string
  readonly settings: OrderingSettings
  /** The person is active, alive and has an address, here (code 15). */
  readonly recipientCanReceive: boolean
  readonly mayOrderIn: (area: RowRecord['therapy_area']) => boolean
}

/**
 * Puts the facts of a row before the rules of withdrawals, intervals, suggestions and availability (rules 3.3 to 3.9). What
 * the supply of the row tells is not reckoned again from its draws.
 */
export function standingOfRow(record: RowRecord, draws: readonly DrawRecord[], context: StandingContext): StandingRow {
  const { settings, today } = context
  const { supply } = record
  const period = { start: dayFrom(record.start_date), end: dayFrom(record.end_date) }

  const rowDraws = draws.filter((draw) => draw.prescription_row_id === record.id)
  const own = record.additions.map((addition) => endedByDate(addition, context))
  const given = own.map(additionFactsOf)
  const lastWithdrawalFactor = settings.last_withdrawal_factor
  const asked = new AskedLater(record, { draws, rowDraws, given }, context)
  const standing =
    supply && given.length === 0
      ? standingWithoutAdditions({
          granted: grantedBy(record),
          lastWithdrawalFactor,
          draws: supply.draws,
          packagesDrawn: supply.packages_drawn,
        })
      : standingOf(asked.drawing)

  const lastDraw = rowDraws.at(-1)
  const lastWithdrawal = supply ? dayOrNone(supply.last_draw_on) : lastDraw ? dayOf(lastDraw, context.timeZone) : null
  const interval = intervalOf({
    period,
    withdrawals: record.withdrawals,
    lastWithdrawal,
    minDaysBetween: settings.min_days_between_withdrawals,
    enforced: settings.enforce_interval,
  })
  const tooEarly = lastWithdrawal !== null && isTooEarly(interval, today)
  const blockedByInterval = tooEarly && interval.whenEarlier === 'block'
  const item = { itemStatus: record.item_status, stockStatus: record.stock_status, isActive: record.active }

  const measures = { intervalDays: interval.expectedDays, soonDays: settings.soon_days, today }
  const suggestion = supply
    ? suggestBy({ ...measures, useKnown: supply.use_known, runsOutOn: dayOrNone(supply.runs_out_on) })
    : suggestFor({
        ...measures,
        draws: asked.itemDraws.map((draw) => itemDrawOf(draw, context.timeZone)),
        dailyUse: dailyUseOf(record),
      })
  const { unavailability, action } = availabilityOfRow(toOrder(record), suggestion.word, {
    today,
    period,
    settings,
    mayOrderInArea: context.mayOrderIn(record.therapy_area),
    recipientCanReceive: context.recipientCanReceive,
    usedUp: standing.usedUp,
    blockedByInterval,
  })
  return Object.assign(asked, {
    standing,
    lastWithdrawal,
    interval,
    tooEarly,
    notices: noticesOf(item),
    rowDraws,
    openAddition: own.find((each) => each.ended_at === null) ?? null,
    additions: own,
    additionUse: (addition: AdditionRecord) => {
      const place = given[own.findIndex(({ id }) => id === addition.id)]
      return standing.additions.find((use) => use.addition === place) ?? nothingUsed
    },
    suggestion,
    unavailability,
    action,
  })
}

/** What was drawn for the person, from the row, and the additions that the row ever had. */
interface Known {
  readonly draws: readonly DrawRecord[]
  readonly rowDraws: readonly DrawRecord[]
  readonly given: readonly Addition[]
}

/**
 * What few ask of a row, and not lists of many: worked out when it is asked. It is a class because each literal with an
 * accessor has a shape of its own, which makes whatever reads many rows slow.
 */
class AskedLater implements Pick<StandingRow, 'record' | 'dailyUse' | 'itemDraws' | 'drawing' | 'earliestDelivery'> {
  readonly record: RowRecord
  readonly #known: Known
  readonly #context: StandingContext

  constructor(record: RowRecord, known: Known, context: StandingContext) {
    this.record = record
    this.#known = known
    this.#context = context
  }

  get dailyUse(): Fraction | null {
    return dailyUseOf(this.record)
  }

  get itemDraws(): readonly DrawRecord[] {
    return this.#known.draws.filter((draw) => isDrawFor(draw, this.record))
  }

  get drawing(): WithdrawalFacts {
    const { rowDraws, given } = this.#known
    return {
      granted: grantedBy(this.record),
      draws: rowDraws.map((draw) => ({
        confirmedAt: Temporal.Instant.from(draw.confirmed_at),
        packages: Math.ceil(draw.pieces / this.record.row_items_per_package),
      })),
      additions: given,
      lastWithdrawalFactor: this.#context.settings.last_withdrawal_factor,
    }
  }

  get earliestDelivery(): Temporal.PlainDate {
    const { today, settings } = this.#context
    return earliestFor(itemToDeliver(this.record), { today, isExpress: false, ...deliveryTerms(settings) })
  }
}

function grantedBy(record: RowRecord): WithdrawalFacts['granted'] {
  return {
    withdrawals: record.withdrawals,
    packagesPerWithdrawal: record.packages_per_withdrawal,
    packageAdjustment: record.package_adjustment,
  }
}

function toOrder(record: RowRecord): RowToOrder {
  return {
    item_status: record.item_status,
    stock_status: record.stock_status,
    active: record.active,
    items_per_package: record.items_per_package,
    area_enabled: record.area_enabled,
    prescription_status: record.prescription_status,
    status: record.status,
    successor_waiting: record.successor_waiting,
    has_price: record.price !== null,
    has_customer_number: record.customer_number !== null,
  }
}

function dailyUseOf({ consumption, consumption_period: period }: RowRecord): Fraction | null {
  return dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null)
}

function dayOrNone(day: string | null): Temporal.PlainDate | null {
  return day === null ? null : dayFrom(day)
}

export function itemToDeliver(
  record: Pick<RowRecord, 'item_status' | 'stock_status' | 'delayed_until'>,
): ItemToDeliver {
  const { item_status: itemStatus, stock_status: stockStatus, delayed_until: expected } = record
  return { itemStatus, stockStatus, delayedUntil: dayOrNone(expected) }
}

const nothingUsed = { usedPackages: 0, usedWithdrawals: 0 }

/** What of an addition decides how a row stands. */
export type KeptAddition = Pick<
  AdditionRecord,
  'extra_packages' | 'extra_withdrawals' | 'end_date' | 'status' | 'created_at' | 'ended_at'
>

/** An addition ends with its last day: at the midnight after it, in the market (rules 3.6). */
export function endedByDate<Kept extends KeptAddition>(
  addition: Kept,
  { today, timeZone }: Pick<StandingContext, 'today' | 'timeZone'>,
): Kept {
  const isOver = addition.status === additionStatus.active && addition.end_date < today.toString()
  if (!isOver) return addition
  return {
    ...addition,
    status: additionStatus.expired,
    ended_at: midnightAfter(addition.end_date, timeZone).toString(),
  }
}

export function additionFactsOf(addition: KeptAddition): Addition {
  return {
    openedAt: Temporal.Instant.from(addition.created_at),
    endedAt: addition.ended_at === null ? null : Temporal.Instant.from(addition.ended_at),
    extraPackages: addition.extra_packages,
    extraWithdrawals: addition.extra_withdrawals,
  }
}

/** The moment in which a day of the market has passed. */
export function midnightAfter(day: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
}

/** Whether what was drawn is at home for a row: its item, or one whose place that took. */
export function isDrawFor(draw: DrawRecord, { id, item_number: itemNumber }: Pick<RowRecord, 'id' | 'item_number'>) {
  const { prescription_row_id: rowId, item_number: drawn, followed_by: followedBy } = draw
  return isSupplyOf({ rowId, itemNumber: drawn, followedBy }, { id, itemNumber })
}

export function itemDrawOf(draw: DrawRecord, timeZone: string): ItemDraw {
  const { consumption_numerator: pieces, consumption_denominator: days } = draw
  return {
    on: dayOf(draw, timeZone),
    pieces: draw.pieces,
    dailyUse: pieces === null || days === null ? null : fraction(pieces, days),
  }
}

/** An order counts for the day in the market on which it was placed. */
function dayOf(draw: DrawRecord, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(draw.confirmed_at).toZonedDateTimeISO(timeZone).toPlainDate()
}
