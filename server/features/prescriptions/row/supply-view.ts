import type { SupplyView } from '@omsorg/contract/prescriptions/row/supply-view.ts'
import { isOf, liesIn } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { isPositive, type Fraction } from '@omsorg/domain/fraction.ts'
import { suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { countedStockOf } from '../stock/counted-stock.ts'
import type { StandingCount } from '../stock/stock-counts.sql.ts'
import { itemDrawOf, type StandingRow } from './standing-of-row.ts'

export interface SupplyContext {
  readonly timeZone: string
  /** Of the person, the earliest first. */
  readonly counts: readonly StandingCount[]
  readonly canBeOrdered: boolean
}

/** Every order of a row's item, on this and earlier prescriptions, laid end to end (rules 3.5). */
export function supplyViewOf(row: StandingRow, { timeZone, counts, canBeOrdered }: SupplyContext): SupplyView {
  const { itemDraws, dailyUse, suggestion, earliestDelivery } = row
  const draws = itemDraws.map((draw) => ({ ...itemDrawOf(draw, timeZone), draw }))
  const supplies = dailyUse ? suppliesOf(draws, dailyUse) : []
  return {
    deliveries: draws.map(({ draw, on, pieces, dailyUse: useOfDay }, index) => ({
      customerOrderId: draw.customer_order_id,
      date: on.toString(),
      packages: draw.quantity,
      pieces,
      dailyUse: decimalOf(useOfDay),
      runsOutOn: supplies[index]?.endsOn.toString() ?? null,
    })),
    counts: countsOf(row, counts, timeZone),
    runsOutOn: suggestion.runsOutOn?.toString() ?? null,
    deliverableOn: canBeOrdered ? earliestDelivery.toString() : null,
  }
}

/** Who counts twice on a day means the second. */
function countsOf({ record, itemDraws }: StandingRow, counts: readonly StandingCount[], timeZone: string) {
  const counted = counts
    .filter((count) => isOf(record.item_number, { itemNumber: count.item_number, followedBy: count.followed_by }))
    .flatMap((count) => countedStockOf(count, timeZone) ?? [])
  const confirmed = itemDraws.map((draw) => ({ confirmedAt: Temporal.Instant.from(draw.confirmed_at) }))
  return counted
    .filter((count, place) => !counted[place + 1]?.on.equals(count.on))
    .map((count) => ({
      date: count.on.toString(),
      pieces: count.pieces,
      dailyUse: decimalOf(count.dailyUse),
      deliveriesInIt: confirmed.filter((draw) => liesIn(count, draw)).length,
    }))
}

/** For drawing a slope only; days are reckoned from the exact fraction. Null where no use was known. */
function decimalOf(use: Fraction | null): number | null {
  return use && isPositive(use) ? Number(use.numerator) / Number(use.denominator) : null
}
