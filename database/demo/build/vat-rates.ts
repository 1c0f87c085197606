import type { MarketCode } from '@omsorg/domain/market.ts'
import type { BasisPoints } from '@omsorg/domain/money.ts'
import type { Connection } from './rows.ts'

/** The dated VAT table, read once. */
export interface VatRates {
  rateOn(market: MarketCode, productClass: string, day: Temporal.PlainDate): BasisPoints
}

interface RateRow {
  readonly market: number
  readonly product_class: string
  readonly points: number
  readonly valid_from: string
  readonly valid_to: string
}

/** A class without its own rate on the day has the standard rate of the market, as omsorg.vat_on() has it. */
export async function readVatRates(connection: Connection): Promise<VatRates> {
  const { rows } = await connection.query<RateRow>(`
    select market::int, product_class, (rate * 100)::int as points, valid_from::text,
      coalesce(valid_to, '9999-12-31')::text as valid_to
    from omsorg.vat_rate`)
  const rateOf = (market: MarketCode, productClass: string, day: string) =>
    rows.find(
      (rate) =>
        rate.market === market && rate.product_class === productClass && rate.valid_from <= day && day <= rate.valid_to,
    )?.points
  return {
    rateOn(market, productClass, date) {
      const day = date.toString()
      const rate = rateOf(market, productClass, day) ?? rateOf(market, 'standard', day)
      if (rate === undefined) throw new Error(`no VAT rate of market ${market} for ${productClass} on ${day}`)
      return rate
    },
  }
}
