import type { SupplyView } from '@omsorg/contract/prescriptions/row/supply-view.ts'
import { isPositive, type Fraction } from '@omsorg/domain/fraction.ts'
import { suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { itemDrawOf, type StandingRow } from './standing-of-row.ts'

/** Every order of a row's item, on this and earlier prescriptions, laid end to end (rules 3.5). */
export function supplyViewOf(row: StandingRow, timeZone: string, canBeOrdered: boolean): SupplyView {
  const { itemDraws, dailyUse, suggestion, earliestDelivery } = row
  const draws = itemDraws.map((draw) => ({ ...itemDrawOf(draw, timeZone), draw }))
  const supplies = dailyUse ? suppliesOf(draws, dailyUse) : []
  return {
    deliveries: draws.map(({ draw, on, pieces, dailyUse: useOfDay }, index) => ({
      customerOrderId: draw.customer_order_id,
      date: on.toString(),
      packages: draw.quantity,
      pieces,
      dailyUse: useOfDay && isPositive(useOfDay) ? decimalOf(useOfDay) : null,
      runsOutOn: supplies[index]?.endsOn.toString() ?? null,
    })),
    runsOutOn: suggestion.runsOutOn?.toString() ?? null,
    deliverableOn: canBeOrdered ? earliestDelivery.toString() : null,
  }
}

/** For drawing a slope only; days are reckoned from the exact fraction. */
function decimalOf({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator)
}
