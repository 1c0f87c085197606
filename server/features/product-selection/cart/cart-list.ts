import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { CartRecord } from './cart-items.sql.ts'
import { cartViewsOf, type CartViewContext } from './cart-views.ts'

interface Asked {
  readonly therapyArea?: TherapyArea | undefined
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

/** One page of a cart: by area in the order of its codes, `desc` the other way round, and within one the newest first. */
export async function cartListOf(
  tx: Transaction,
  looking: CartViewContext,
  records: readonly CartRecord[],
  { therapyArea, page, pageSize, sortOrder }: Asked,
): Promise<AnswerOf<typeof readCart>> {
  const found = records.filter((record) => therapyArea === undefined || record.therapy_area === therapyArea)
  const sign = sortOrder === 'desc' ? -1 : 1
  const sorted = found.toSorted(
    (one, other) => sign * (therapyAreas.indexOf(one.therapy_area) - therapyAreas.indexOf(other.therapy_area)),
  )
  return {
    entities: await cartViewsOf(tx, looking, sorted.slice((page - 1) * pageSize, page * pageSize)),
    totalCount: sorted.length,
    page,
    pageSize,
    careRecipientId: looking.person.id,
  }
}
