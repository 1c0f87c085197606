import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { createContext, use } from 'react'
import type { Comparing } from '../compare/comparison.ts'
import type { StoreTerms } from './store-sums.ts'
import type { StoreCart } from './use-store-cart.ts'

export interface StoreHere {
  readonly cart: StoreCart
  readonly comparing: Comparing
  /** Null for whoever places no such order, and until they are known. */
  readonly terms: (StoreTerms & Pick<AnswerOf<typeof preOrderGroup>, 'delivery'>) | null
}

export const StoreHereContext = createContext<StoreHere | null>(null)

/** The cart of the store, and what is marked to compare, for the parts of its order. */
export function useStoreHere(): StoreHere {
  const here = use(StoreHereContext)
  if (!here) throw new Error('a part of the order for the store stands outside its frame')
  return here
}
