import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { itemNumber } from '../../fields.ts'
import type { Permission } from '../../permissions.ts'

/** Whoever may look at products. */
export const productReaders = {
  anyOf: ['ProductPrescriptionRead', 'OrderRead', 'CarePlacePurchaseRead'],
} as const satisfies { anyOf: readonly Permission[] }

/** A therapy area in an address, by its name in any case or by its number: Incontinence, incontinence, 1 (O-1-02). */
export const areaInAddress = z.string().max(20).transform(areaOf).pipe(z.enum(therapyAreas))

/** A number or a word in an address: without the signs that nobody types. */
export const numberInAddress = itemNumber.regex(/^\P{Cc}+$/u)

/** Unknown words stay as they are and are refused by the list. */
function areaOf(text: string): TherapyArea | string {
  const number = /^[1-8]$/.test(text) ? Number(text) : 0
  return therapyAreas[number - 1] ?? therapyAreas.find((area) => area.toLowerCase() === text.toLowerCase()) ?? text
}

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
