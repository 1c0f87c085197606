import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { ReactNode } from 'react'

/** What a page adds to each product: what can be done with it, and what is worth knowing of it for the person. */
export interface ProductSlots {
  /** `compares`: whether it may be marked to compare here. */
  readonly choice: (product: OfferedProduct, compares: boolean) => ReactNode
  readonly marks: (product: OfferedProduct) => ReactNode
  readonly isChosen: (product: OfferedProduct) => boolean
}
