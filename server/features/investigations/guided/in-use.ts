import type { ProtectionInUse } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { floor, fraction, plus, times } from '@omsorg/domain/fraction.ts'
import type { InUse } from '@omsorg/domain/investigations/guided/suggest.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { HeldRecord } from './guided.sql.ts'
import { judgedOf, type JudgedProduct } from './judged-product.ts'

/** What the person has now, and how much of it a day. */
export interface NowInUse {
  readonly products: readonly JudgedProduct[]
  /** By item number: pieces a day, as prescribed. */
  readonly perDay: ReadonlyMap<string, number | null>
}

export function nowInUse(held: readonly (HeldRecord & { readonly product: OfferedProduct | undefined })[]): NowInUse {
  const known = held.flatMap(({ product, ...row }) => (product ? [{ product, row }] : []))
  return {
    products: known.map(({ product }) => judgedOf(product)),
    perDay: new Map(known.map(({ product, row }) => [product.itemNumber, piecesPerDay(row)])),
  }
}

/** To two decimals. */
function piecesPerDay({ consumption: amount, consumption_period: period }: HeldRecord): number | null {
  const exact = amount === null || period === null ? null : dailyUse({ amount, period })
  return exact && floor(plus(times(exact, fraction(100)), fraction(1, 2))) / 100
}

export function shownInUse(now: readonly InUse<JudgedProduct>[], { perDay }: NowInUse): ProtectionInUse[] {
  return now.map(({ product, ...figures }) => ({
    itemNumber: product.itemNumber,
    name: product.offered.name,
    hip: product.hip,
    currency: product.offered.currency,
    piecesPerDay: perDay.get(product.itemNumber) ?? null,
    ...figures,
  }))
}
