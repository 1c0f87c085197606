import { longestGoodsLabel } from '@omsorg/domain/orders/placing/receiver.ts'
import { z } from 'zod'
import { city, email, entryCode, id, isoDate, oneLine, phone } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const notifyBy = z.enum(['phone', 'sms', 'email'])

const packageLocation = z.object({
  kind: z.enum(['hand-over', 'at-door', 'in-hall', 'with-neighbour', 'other']),
  text: oneLine(100).nullable(),
})

/** Where the parcel goes. `addressId` names a stored address of the person or place; the other parts are written to the order. */
const addressToSend = z.object({
  addressId: id.nullable(),
  careOf: oneLine(100).nullable(),
  street: oneLine(100).min(1),
  city,
  zip: oneLine(10).min(1),
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  entryCode: entryCode.nullable(),
})

/**
 * To whom an order goes. For a protected person `name` and `address` are null: the order goes to the care place under the
 * care place's name, and no other is accepted (facts 4.3).
 */
export const receiverInput = z
  .object({
    name: oneLine(100).min(1).nullable(),
    address: addressToSend.nullable(),
    contactPhone: phone.nullable(),
    deliveryMethodCode: z.string().trim().min(1).max(40),
    deliveryPointId: z.string().trim().min(1).max(60).nullable(),
    notifyBy: notifyBy.nullable(),
    notifyPhone: phone.nullable(),
    notifyEmail: email.nullable(),
    packageLocation: packageLocation.nullable(),
    goodsLabel: oneLine(longestGoodsLabel).nullable(),
    /** Null = as early as can be. */
    deliveryDate: isoDate.nullable(),
  })
  .meta({ id: 'ReceiverInput' })

export type ReceiverInput = z.output<typeof receiverInput>

/** The same in answers; for a protected person name, address, phone and e-mail are null. */
export const receiverView = z
  .object({
    name: z.string().nullable(),
    address: z
      .object({
        addressId: shown.id.nullable(),
        careOf: z.string().nullable(),
        street: z.string(),
        city: z.string(),
        zip: z.string(),
        countryCode: z.string(),
        entryCode: z.string().nullable(),
      })
      .nullable(),
    contactPhone: z.string().nullable(),
    deliveryMethodCode: z.string().nullable(),
    deliveryMethodName: z.string().nullable(),
    deliveryPointId: z.string().nullable(),
    deliveryPointName: z.string().nullable(),
    notifyBy: notifyBy.nullable(),
    notifyPhone: z.string().nullable(),
    notifyEmail: z.string().nullable(),
    packageLocation: z.object({ kind: packageLocation.shape.kind, text: z.string().nullable() }).nullable(),
    goodsLabel: z.string().nullable(),
    deliveryDate: shown.isoDate.nullable(),
  })
  .meta({ id: 'ReceiverView' })

export type ReceiverView = z.output<typeof receiverView>
