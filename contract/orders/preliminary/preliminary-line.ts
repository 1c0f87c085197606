import { preliminaryChanges } from '@omsorg/domain/orders/preliminary/line-changes.ts'
import { z } from 'zod'
import { id, itemNumber, packages } from '../../fields.ts'
import { productView, stockStatus } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { orderPerson } from '../today/order-person.ts'

/** A line as it is kept: for a resident, or with null for the care place itself. */
export const preliminaryLineInput = z
  .object({
    careRecipientId: id.nullable().default(null),
    itemNumber,
    quantity: packages.min(1),
    flavors: z.array(z.object({ itemNumber, packages })).max(50).default([]),
  })
  .meta({ id: 'PreliminaryLineInput' })

export type PreliminaryLineInput = z.output<typeof preliminaryLineInput>

export const preliminaryChange = z.enum(preliminaryChanges)

/** What might be ordered in place of an item that is gone. */
const replacement = z.object({
  product: productView,
  pricePerPackage: shown.minor.nullable(),
  stockStatus,
  agreementLetter: z.string().nullable(),
})

/** A line of a preliminary order as it stands today. */
export const preliminaryLineView = z
  .object({
    lineId: shown.id,
    /** All null for the care place itself, and of a resident who has moved. */
    ...orderPerson,
    itemNumber: z.string(),
    /** Null where the market has the item no more. */
    product: productView.nullable(),
    quantity: z.int(),
    flavors: z.array(z.object({ itemNumber: z.string(), name: z.string(), packages: z.int() })),
    /** Today's, without VAT; null without a price, or where the client shows none. */
    pricePerPackage: shown.minor.nullable(),
    /** When the lines were last sent, or saved; null where that is not known. */
    priceBefore: shown.minor.nullable(),
    net: shown.minor.nullable(),
    stockStatus,
    /** The day on which a delayed item is expected. */
    expectedOn: shown.isoDate.nullable(),
    unavailabilityCode: shown.unavailabilityCode,
    /** What the resident may draw of it today; null for the care place itself. */
    allowedQuantity: z.int().nullable(),
    changes: z.array(preliminaryChange),
    replacement: replacement.nullable(),
  })
  .meta({ id: 'PreliminaryLineView' })

export type PreliminaryLineView = z.output<typeof preliminaryLineView>
