import type { Period } from '../../calendar/period.ts'
import { ceil, fraction, type Fraction } from '../../fraction.ts'
import { dailyUse, type Consumption } from '../../prescriptions/row/consumption.ts'
import { expectedDaysBetween } from '../../prescriptions/row/interval.ts'
import { isOf, stockOf, type CountedStock } from './counted-stock.ts'
import { suppliesOf } from './supply.ts'

export interface PrescribedRow {
  readonly id: number
  readonly itemNumber: string
  readonly itemsPerPackage: number
  readonly consumption: Consumption | null
  readonly withdrawals: number
  readonly period: Period
}

/** What a placed order brought of an item, not refused and not cancelled. Parts of a split order are one draw. */
export interface PersonDraw {
  readonly rowId: number | null
  readonly itemNumber: string
  readonly confirmedAt: Temporal.Instant
  readonly pieces: number
  readonly dailyUse: Fraction | null
  /** The items that took its place for this person. */
  readonly followedBy: readonly string[]
}

/** How far the draws of a person reach for one row: what the database keeps of it, so that lists need no draws. */
export interface RowSupply {
  readonly expectedDays: number
  readonly useKnown: boolean
  readonly runsOutOn: Temporal.PlainDate | null
  /** Of the row itself. */
  readonly draws: number
  readonly packagesDrawn: number
  readonly lastDrawAt: Temporal.Instant | null
  readonly lastDrawOn: Temporal.PlainDate | null
}

/**
 * Whether a draw is supply of a row: of its item, on whichever row; of an item whose place that took; or of the row itself,
 * before its item was replaced (rules 3.12).
 */
export function isSupplyOf(
  draw: Pick<PersonDraw, 'rowId' | 'itemNumber' | 'followedBy'>,
  row: Pick<PrescribedRow, 'id' | 'itemNumber'>,
): boolean {
  return isOf(row.itemNumber, draw) || draw.rowId === row.id
}

/**
 * The same, replayed from all draws of the person: the item runs out by those on any row and by what was counted of it, the row
 * counts its own.
 */
export function rowSupplyOf(
  row: PrescribedRow,
  draws: readonly PersonDraw[],
  timeZone: string,
  counted: CountedStock | null,
): RowSupply {
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone).toPlainDate()
  const use = dailyUse(row.consumption)
  const ofItem = draws.filter((draw) => isSupplyOf(draw, row)).map((draw) => ({ ...draw, on: dayOf(draw.confirmedAt) }))
  const own = draws
    .filter(({ rowId }) => rowId === row.id)
    .toSorted((one, other) => Temporal.Instant.compare(one.confirmedAt, other.confirmedAt))
  const lastDrawAt = own.at(-1)?.confirmedAt ?? null
  return {
    expectedDays: expectedDaysBetween(row.period, row.withdrawals),
    useKnown: use !== null,
    runsOutOn: use ? (suppliesOf(stockOf(ofItem, counted), use).at(-1)?.endsOn ?? null) : null,
    draws: own.length,
    packagesDrawn: own.reduce((sum, { pieces }) => sum + ceil(fraction(pieces, row.itemsPerPackage)), 0),
    lastDrawAt,
    lastDrawOn: lastDrawAt && dayOf(lastDrawAt),
  }
}
