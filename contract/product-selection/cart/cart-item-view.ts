import { cartItemStatus as states } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { cartWarnings } from '@omsorg/domain/product-selection/cart/cart-warnings.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { consumptionPeriod, therapyArea } from '../../fields.ts'
import { itemStatus, productView, stockStatus } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { shownAuthor } from '../../author.ts'

/** Replaced and removed stand in the history alone. */
export const cartItemStatus = z.enum(wordsOf(states))

export type CartItemStatus = z.output<typeof cartItemStatus>

/**
 * Why something cannot be done with a selected product. `unavailable`: its `unavailabilityCode` says why. `prescribed`: its
 * prescription runs, and what runs is closed there. `ended`: it was replaced or removed.
 */
export const cartBlocks = [
  'right-missing',
  'person-deceased',
  'person-inactive',
  'person-inactive-here',
  'area-off',
  'direct-selection-off',
  'prescribing-right-missing',
  'prescribing-not-allowed',
  'unavailable',
  'prescribed',
  'ended',
] as const

export type CartBlock = (typeof cartBlocks)[number]

export const cartFlavor = z
  .object({
    itemNumber: z.string(),
    name: z.string(),
    consumption: shown.decimal.nullable(),
    status: cartItemStatus,
  })
  .meta({ id: 'CartFlavor' })

/** Another item of the cart that this one took the place of, or that took the place of this one. */
export const otherCartItem = z
  .object({ cartItemId: shown.id, itemNumber: z.string(), name: z.string() })
  .meta({ id: 'OtherCartItem' })

/** What is kept of a selection, whatever became of it. */
export const selection = z
  .object({
    cartItemId: shown.id,
    careRecipientId: shown.id,
    itemNumber: z.string(),
    productGroupNumber: z.string().nullable(),
    therapyArea,
    product: productView,
    flavors: z.array(cartFlavor),
    consumption: shown.decimal.nullable(),
    consumptionPeriod: consumptionPeriod.nullable(),
    status: cartItemStatus,
    selectedBy: shownAuthor.nullable(),
    selectedOn: shown.instant,
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'Selection' })

/** A product selected for a person, as it stands today, with what may be done with it here. */
export const cartItemView = selection
  .extend({
    latex: z.boolean(),
    pvc: z.boolean(),
    /** Of a catheter, in Ch; null for everything else. */
    charriere: z.int().nullable(),
    /** In mm. */
    length: z.int().nullable(),
    /** The consumption came from the item that this one replaced, or from shares that were taken away. */
    checkConsumption: z.boolean(),
    /** Letter of the agreement: A, C, D, S or L; null for an item that is no longer in the assortment. */
    agreementLetter: z.string().nullable(),
    itemStatus,
    stockStatus: stockStatus.nullable().describe('null = the client does not show stock'),
    /** Of one package, without VAT; null where the client shows no prices, or none is known. */
    price: shown.minor.nullable(),
    currency: shown.currency,
    /** In context C (rules 3.9). */
    unavailabilityCode: shown.unavailabilityCode,
    /** The flavours to choose from; none for a product without. */
    flavorsToChoose: z.array(z.object({ itemNumber: z.string(), name: z.string(), orderable: z.boolean() })),
    /** The item that this one replaced, and whether that one is still prescribed. */
    replaces: otherCartItem.extend({ isPrescribed: z.boolean() }).nullable(),
    /** Other items of its group that the person has, selected or prescribed: the same product in another size or flavour. */
    alike: z.array(z.object({ itemNumber: z.string(), name: z.string() })),
    /** What the person has that it should join and does not, where nothing fits it: the plate that takes no such bag. */
    unfitting: z.array(z.object({ itemNumber: z.string(), name: z.string() })),
    /** What was delivered in the last 12 months, as a use; null when that cannot be told. */
    delivered: z.object({ amount: shown.decimal, period: consumptionPeriod }).nullable(),
    suggestion: suggestionView,
    lastOrder: z.object({ date: shown.isoDate, packages: z.int(), orderedBy: shownAuthor.nullable() }).nullable(),
    /** What wants a look before the product is prescribed, gravest first; none of it blocks. */
    warnings: z.array(z.enum(cartWarnings)),
    can: z.object({
      change: ability(cartBlocks),
      prescribe: ability(cartBlocks),
      replace: ability(cartBlocks),
      remove: ability(cartBlocks),
    }),
  })
  .meta({ id: 'CartItemView' })

export type CartItemView = z.output<typeof cartItemView>
