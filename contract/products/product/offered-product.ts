import { z } from 'zod'
import { marketCode, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { itemStatus, pieceUnits, productShapes, stockStatus } from './product-view.ts'
import { propertyView } from './properties.ts'

/** The five kinds of agreement and how they are shown (settings: product availability). Other codes are opaque. */
export const agreementTypes = {
  agreement: 1,
  complementary: 2,
  dispense: 5,
  specialist: 6,
  fullAssortment: 155,
} as const

export const agreementType = z.enum(agreementTypes)

export const agreementLetter = z.enum(['A', 'C', 'D', 'S', 'L'])

/** How the price came about; it says nothing of who may see the item (O-3-47). */
export const priceAgreementType = z.enum(['list-price', 'campaign', 'agreement', 'complementary', 'not-agreed', 'pca'])

/** A product with the price, the agreement and the availability of the client that asks. */
export const offeredProduct = z
  .object({
    productNumber: z.string(),
    productGroupNumber: z.string(),
    itemNumber: z.string(),
    /** The number that the client itself gave the item. */
    customArticleNumber: z.string().nullable(),
    supplierItemNumber: z.string(),
    producerItemNumber: z.string(),
    name: z.string(),
    brand: z.string(),
    shape: z.enum(productShapes),
    unit: z.enum(pieceUnits),
    therapyArea,
    categoryId: shown.id.nullable(),
    itemStatus,
    /** When a delayed item is expected. */
    delayedUntil: shown.isoDate.nullable(),
    active: z.boolean(),
    stockStatus: stockStatus.nullable().describe('null = the client does not show stock'),
    expectedOn: shown.isoDate.nullable(),
    agreementType: z.int().nullable(),
    agreementLetter: agreementLetter.nullable(),
    priceAgreementType: priceAgreementType.nullable(),
    latex: z.boolean(),
    pvc: z.boolean(),
    isPca: z.boolean(),
    /** 0 came from a faulty import. */
    itemsPerPackage: z.int(),
    price: shown.minor.nullable().describe('Per package without VAT; null = missing, or not shown by the client'),
    currency: shown.currency,
    vatRate: shown.rate,
    flavor: z.string().nullable(),
    /** The place in the client's own ranking, 1 = first. */
    rank: z.int().nullable(),
    unavailabilityCode: shown.unavailabilityCode,
    /** Chosen for the person that the search names, or else for the care place. */
    alreadySelected: z.boolean(),
    /** On a prescription of that person that runs or waits. */
    alreadyPrescribed: z.boolean(),
    /** What the person that the search names does not bear; null also where nobody is named. */
    sensitivity: z.enum(['latex', 'pvc']).nullable(),
    properties: z.array(propertyView),
  })
  .meta({ id: 'OfferedProduct' })

export type OfferedProduct = z.output<typeof offeredProduct>

/** What the settings of the client let a screen show of products. */
export const productDisplay = z
  .object({
    market: marketCode,
    pricesAreShown: z.boolean(),
    stockIsShown: z.boolean(),
    compareAllowed: z.boolean(),
    /** The client has a ranking of its own. */
    rankingEnabled: z.boolean(),
    /** The client has article numbers of its own. */
    customArticleNumbersEnabled: z.boolean(),
    /** Working days that something takes which is not in stock, by the settings (O-9-10). */
    nonStockLeadDays: z.int(),
  })
  .meta({ id: 'ProductDisplay' })
