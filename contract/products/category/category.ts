import { z } from 'zod'
import { itemNumber } from '../../fields.ts'
import type { Permission } from '../../permissions.ts'

/** Whoever may look at products. */
export const productReaders = {
  anyOf: ['ProductPrescriptionRead', 'OrderRead', 'CarePlacePurchaseRead'],
} as const satisfies { anyOf: readonly Permission[] }

/** A number or a word in an address: without the signs that nobody types. */
export const numberInAddress = itemNumber.regex(/^\P{Cc}+$/u)

/** A heading of the catalogue with what lies below it. */
export interface CategoryNode {
  readonly categoryId: number
  readonly name: string
  /** Products under it and under its children. */
  readonly count: number
  readonly children: CategoryNode[]
}

const leaf = z.object({ categoryId: z.int(), name: z.string(), count: z.int() })

/** Three levels at most: the catalogue has no deeper one. */
export const categoryTree = z.array(
  leaf.extend({ children: z.array(leaf.extend({ children: z.array(leaf.extend({ children: z.array(leaf) })) })) }),
)

/** Under which number of the care place products are looked at; left out, the one that it orders under. */
export const customerNumberAsked = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{Cc}+$/u)
  .optional()
