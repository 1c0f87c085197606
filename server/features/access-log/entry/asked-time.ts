import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'

/** The days from one to another, both whole, as moments: they begin where the asker's market begins its days. */
export function timeOf(
  from: string,
  to: string,
  market: MarketCode,
): { readonly since: string; readonly until: string } {
  const zone = marketOf(market).timeZone
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString()
  return {
    since: start(Temporal.PlainDate.from(from)),
    until: start(Temporal.PlainDate.from(to).add({ days: 1 })),
  }
}
