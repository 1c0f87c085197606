import { claimStatus, claimType, faultKinds, wantedOutcomes } from '@omsorg/domain/claims/claim/claim-words.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { orderPerson } from '../../orders/today/order-person.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'

export const claimTypeWord = z.enum(wordsOf(claimType))
export const claimStatusWord = z.enum(wordsOf(claimStatus))
export const faultKind = z.enum(faultKinds)
export const wantedOutcome = z.enum(wantedOutcomes)

/** Who may report a fault or a return. Customer service does it for whoever calls. */
export const mayClaim = { anyOf: ['OrderWrite', 'ProductPrescriptionRead'] } as const

/** How far the sending of a claim has come: not asked for, under way, failed, or done. */
export const sending = z.enum(['not-asked', 'under-way', 'failed', 'sent'])

/** What was delivered, as a claim speaks of it. */
export const claimLine = z
  .object({
    orderLineId: shown.id,
    customerOrderId: shown.id,
    /** The part that it came in. */
    orderId: shown.id,
    part: z.object({ number: z.int(), of: z.int() }),
    placedOn: shown.instant,
    ...orderPerson,
    product: productView,
    /** In packages. */
    quantity: z.int(),
    itemsPerPackage: z.int(),
    /** Without VAT; null where the client shows none. */
    pricePerPackage: shown.minor.nullable(),
    /** Null while it is on its way. */
    deliveredOn: shown.isoDate.nullable(),
    /** The last day on which a return can be agreed (setting ReturnAgreeDays, working days); a fault has none. */
    returnUntil: shown.isoDate.nullable(),
    claimed: z.object({ claimId: shown.id, on: shown.isoDate }).nullable(),
    /** Photos with which holders of portal accounts have told that something is wrong with it, and have not taken it back. */
    toldPhotoIds: z.array(shown.guid),
  })
  .meta({ id: 'ClaimLine' })

export type ClaimLine = z.output<typeof claimLine>

/** What a claim is worked out by, the same while typing and on the server. */
export const claimTerms = z
  .object({
    currency: shown.currency,
    ownErrorRate: shown.rate,
    returnAgreeDays: z.int(),
    /** Who pays the orders of the place, and gets the money. */
    payerName: z.string(),
    /** The day in the market. */
    today: shown.isoDate,
    /** By when customer service answers what is sent today. */
    answerOn: shown.isoDate,
  })
  .meta({ id: 'ClaimTerms' })

export const claimFile = z.object({ fileId: shown.guid, name: z.string(), size: z.int(), mediaType: z.string() })

export type ClaimFile = z.output<typeof claimFile>
