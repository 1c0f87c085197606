import { z } from 'zod'
import type { ErpOrder, ErpStatusMessage, Placed } from './port.ts'

/** The shapes of docs/erp-protocol.md, held by the client, by the fake and by nobody else. */

const id = z.int().positive()
const instant = z.iso.datetime()

export const orderShape: z.ZodType<ErpOrder> = z.strictObject({
  orderId: id,
  customerOrderId: id,
  customerNumber: z.string().min(1),
  placedOn: instant,
  delivery: z.strictObject({
    party: z.enum(['person', 'care-place']),
    name: z.string().min(1),
    careOf: z.string().nullable(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    countryCode: z.string().length(2),
    entryCode: z.string().nullable(),
    contactPhone: z.string().nullable(),
    methodCode: z.string(),
    deliveryPointId: z.string().nullable(),
    notify: z.strictObject({ by: z.enum(['sms', 'email']), to: z.string() }).nullable(),
    packageLocation: z.string().nullable(),
    goodsLabel: z.string().nullable(),
    deliveryDate: z.iso.date().nullable(),
  }),
  express: z.boolean(),
  currency: z.string().length(3),
  lines: z
    .array(
      z.strictObject({
        lineId: id,
        itemNumber: z.string().min(1),
        quantity: id,
        pricePerPackage: z.int().min(0),
        flavors: z.array(z.strictObject({ itemNumber: z.string().min(1), quantity: id })),
      }),
    )
    .min(1),
  fees: z.array(z.strictObject({ code: z.string().min(1), amount: z.int() })),
})

export const placedShape: z.ZodType<Placed> = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('accepted') }),
  z.object({ answer: z.literal('already-known') }),
  z.object({ answer: z.literal('rejected'), reason: z.string().min(1).max(500) }),
])

export const cancelShape = z.object({ reason: z.string().min(1).max(500) })
export const cancellationShape = z.object({ answer: z.enum(['cancelled', 'too-late', 'received']) })

export const statusMessageShape: z.ZodType<ErpStatusMessage> = z.object({
  messageId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  orderId: id,
  erpOrderId: z.string().min(1).max(50).optional(),
  status: z.literal([1, 2, 3, 4, 5, 6, 7]),
  lines: z.array(z.object({ lineId: id, delivered: z.int().min(0) })).optional(),
  trackingLink: z.url({ protocol: /^https$/ }).optional(),
  reason: z.string().max(500).optional(),
  occurredOn: instant,
})
