import { z } from 'zod'
import { id, itemNumber, packages } from '../../fields.ts'
import { productView, stockStatus } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { lineWarning } from '../order/order-codes.ts'

const flavorInput = z.object({ itemNumber, packages })

/** A line of a withdrawal as it is filled in. A line at 0 is dropped; one set aside stays with its reason and is not sent. */
export const lineInput = z
  .object({
    prescriptionRowId: id,
    itemNumber,
    quantity: packages,
    flavors: z.array(flavorInput).max(50).default([]),
    setAside: z.boolean().default(false),
  })
  .meta({ id: 'LineInput' })

export type LineInput = z.output<typeof lineInput>

/** A line of an item that is on no prescription: for a person's home, or for the store room of the place. */
export const itemLineInput = lineInput.omit({ prescriptionRowId: true }).meta({ id: 'ItemLineInput' })

export type ItemLineInput = z.output<typeof itemLineInput>

const flavor = z.object({ itemNumber: z.string(), name: z.string(), packages: z.int() })

/** A line of a saved or placed order. Once placed, price and VAT stand as they were at that moment. */
export const lineView = z
  .object({
    itemNumber: z.string(),
    product: productView,
    /** Whose it is; null in an order of the place itself. */
    careRecipientId: shown.id.nullable(),
    /** Null for an item that is on no prescription. */
    prescriptionRowId: shown.id.nullable(),
    /** In packages. */
    quantity: z.int(),
    /** What the order may hold at most; null without a limit, and once it is placed. */
    allowedQuantity: z.int().nullable(),
    itemsPerPackage: z.int(),
    flavors: z.array(flavor),
    /** Without VAT; null when the item has no price, or the client shows none. */
    pricePerPackage: shown.minor.nullable(),
    net: shown.minor.nullable(),
    vatRate: shown.rate,
    vat: shown.minor.nullable(),
    stockStatus,
    deliveryDate: shown.isoDate.nullable(),
    unavailabilityCode: shown.unavailabilityCode,
    warnings: z.array(lineWarning),
    setAside: z.boolean(),
  })
  .meta({ id: 'LineView' })

export type LineView = z.output<typeof lineView>
