import { itemStatuses, stockStatuses } from '@omsorg/domain/orders/placing/item-status.ts'
import { z } from 'zod'
import { therapyArea } from '../../fields.ts'

/** The drawings of products; a product type is drawn as one of them, in the colours of its area. */
export const productShapes = [
  'pad',
  'pullup',
  'brief',
  'belt',
  'male-shield',
  'net-pants',
  'bed-pad',
  'catheter',
  'catheter-set',
  'balloon',
  'sheath',
  'urine-bag',
  'bag',
  'closed-bag',
  'tap-bag',
  'ring-bag',
  'plate',
  'seal',
  'strips',
  'lancet',
  'needle',
  'sensor',
  'meter',
  'dressing',
  'bordered',
  'fibre',
  'film',
  'net',
  'cushion',
  'bottle',
  'glove',
  'wipes',
  'tube',
  'bib',
  'apron',
] as const

export type ProductShape = (typeof productShapes)[number]

/** What one item of a package is called, for "4 pieces per day" and "2 bottles per day". */
export const pieceUnits = ['piece', 'bottle', 'bag', 'sachet', 'millilitre', 'gram'] as const

export type PieceUnit = (typeof pieceUnits)[number]

export const stockStatus = z.enum(stockStatuses)

export const itemStatus = z.enum(itemStatuses)

/** As much of a product as a list, a prescription row and an order line need in order to be recognised. */
export const productView = z
  .object({
    itemNumber: z.string(),
    name: z.string(),
    shape: z.enum(productShapes),
    therapyArea,
    itemsPerPackage: z.int(),
    unit: z.enum(pieceUnits),
  })
  .meta({ id: 'ProductView' })

export type ProductView = z.output<typeof productView>
