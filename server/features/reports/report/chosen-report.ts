import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { readReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { judgePeriod } from '@omsorg/domain/reports/report/report-period.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Asked } from './asked.ts'
import { openReport, readChosenPlaces } from './places.sql.ts'

export type ReportChoice = InputOf<typeof readReportFigures>

/** The choice as the queries take it, in days of the market. */
export function askedOf(
  { from, to, therapyAreas: areas }: Pick<ReportChoice, 'from' | 'to' | 'therapyAreas'>,
  market: MarketCode,
  today: Temporal.PlainDate,
): Asked {
  const zone = marketOf(market).timeZone
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString()
  return {
    fromDay: from,
    toDay: to,
    fromAt: startOf(Temporal.PlainDate.from(from)),
    untilAt: startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
    zone,
    today: today.toString(),
    areas: areas.length > 0 ? areas : therapyAreas,
  }
}

/** Opens the reach of reports and judges what was chosen: its period, and whether all of its places are in reach. */
export async function chooseReport(
  tx: Transaction,
  choice: ReportChoice,
  { market, today }: { readonly market: MarketCode; readonly today: Temporal.PlainDate },
) {
  const judged = judgePeriod(
    { from: Temporal.PlainDate.from(choice.from), to: Temporal.PlainDate.from(choice.to) },
    today,
  )
  if (!judged.ok) return judged
  if (!(await openReport(tx))) return refuse('unit-out-of-reach')
  const { places, beyond } = await readChosenPlaces(tx, choice)
  if (beyond) return refuse('unit-out-of-reach')
  return agree({ asked: askedOf(choice, market, today), places })
}
