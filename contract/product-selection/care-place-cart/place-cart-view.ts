import { z } from 'zod'
import { ability } from '../../ability.ts'
import { therapyArea } from '../../fields.ts'
import { offeredProduct } from '../../products/product/offered-product.ts'
import * as shown from '../../shown.ts'
import { cartItemStatus } from '../cart/cart-item-view.ts'
import { shownAuthor } from '../../author.ts'

/** Why nothing of an area is selected for the care place by whoever asks; the first that holds answers. */
export const placeCartBlocks = ['right-missing', 'area-off', 'purchase-off', 'area-right-missing'] as const

export type PlaceCartBlock = (typeof placeCartBlocks)[number]

export const placeFlavor = z
  .object({ itemNumber: z.string(), name: z.string(), packages: z.int().nullable() })
  .meta({ id: 'PlaceFlavor' })

/** What the store of the care place took of an item in the last three months. */
export const usualOrder = z
  .object({
    /** What is suggested: as many packages as are usual in one order. */
    packages: z.int(),
    lastOrderedOn: shown.isoDate,
    lastPackages: z.int(),
  })
  .meta({ id: 'UsualOrder' })

const flavorsToChoose = z.array(z.object({ itemNumber: z.string(), name: z.string(), orderable: z.boolean() }))

/** A product as the care place may order it, in context P (rules 3.9): no person, no prescription, no withdrawals. */
export const placeProduct = offeredProduct
  .extend({
    /** The flavours to choose from; none for a product without. */
    flavorsToChoose,
    /** Null where the place has not ordered it in the last three months. */
    usual: usualOrder.nullable(),
  })
  .meta({ id: 'PlaceProduct' })

export type PlaceProduct = z.output<typeof placeProduct>

/** A product in the cart of a care place. */
export const placeCartItem = z
  .object({
    cartItemId: shown.id,
    carePlaceId: shown.guid,
    itemNumber: z.string(),
    /** `Pca` for what is of the own choice. */
    therapyArea,
    product: placeProduct,
    /** Null = selected, and nothing of it is wanted yet. */
    packages: z.int().nullable(),
    flavors: z.array(placeFlavor),
    /** What the store uses of it, in packages a month, by the orders of the last three months; null = none. */
    consumption: shown.decimal.nullable(),
    status: cartItemStatus,
    selectedBy: shownAuthor.nullable(),
    selectedOn: shown.instant,
    rowVersion: shown.rowVersion,
    can: z.object({ change: ability(placeCartBlocks) }),
  })
  .meta({ id: 'PlaceCartItem' })

export type PlaceCartItem = z.output<typeof placeCartItem>

/** A therapy area of the care place, and whether whoever asks selects in it. */
export const placeArea = z.object({ therapyArea, select: ability(placeCartBlocks) }).meta({ id: 'PlaceArea' })

export type PlaceArea = z.output<typeof placeArea>
