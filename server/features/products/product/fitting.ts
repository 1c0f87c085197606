import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { doFit } from '@omsorg/domain/products/product/compatibility.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Assortment } from '../search/assortment.ts'
import { assessItems, type AssessmentQuestion } from './assessed-items.ts'
import { readCounterparts, readParts } from './parts.sql.ts'

type Counterparts = Pick<DetailedProduct, 'fitsWith' | 'doesNotFitWith'>

/** So many of each are named. */
const mostNamed = 8

/** What the product is used together with, and what does not fit it, as far as the caller may see it. */
export async function counterpartsOf(
  tx: Transaction,
  productId: number,
  assortment: Assortment,
  question: AssessmentQuestion,
): Promise<Counterparts> {
  const [part] = await readParts(tx, [productId])
  if (!part) return { fitsWith: [], doesNotFitWith: [] }
  const counterparts = await readCounterparts(tx, part, assortment.settings.market)
  if (counterparts.length === 0) return { fitsWith: [], doesNotFitWith: [] }
  const items = await assessItems(tx, assortment, question, { ids: counterparts.map(({ id }) => id) })
  const named = (fits: boolean) => {
    const ids = new Set(counterparts.filter((each) => each.fits === fits).map(({ id }) => id))
    return items
      .filter(({ visible, record }) => visible && ids.has(record.id))
      .slice(0, mostNamed)
      .map(({ record }) => ({ itemNumber: record.item_number, name: record.product_name }))
  }
  return { fitsWith: named(true), doesNotFitWith: named(false) }
}

/** Of each two products that are counterparts, whether they fit. */
export async function fitsAmong(tx: Transaction, productIds: readonly number[]) {
  const parts = productIds.length > 1 ? await readParts(tx, productIds) : []
  return parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => {
      const fit = one.area === other.area ? doFit(one.area, one, other) : null
      return fit === null ? [] : [{ one: one.itemNumber, other: other.itemNumber, fit }]
    }),
  )
}
