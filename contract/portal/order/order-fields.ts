import { lineBlocks, orderBlocks, orderSteps } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { email, id, itemNumber, packages, phone } from '../../fields.ts'
import { notifyBy } from '../../orders/placing/receiver.ts'
import { flavorChoice } from '../../orders/placing/pre-order-line.ts'
import * as shown from '../../shown.ts'
import { doer, portalProduct } from '../person.ts'

/** What the person pays; nobody is told what the client pays. */
export const patientFee = z
  .object({ currency: shown.currency, amount: shown.minor, payerName: z.string() })
  .meta({ id: 'PortalPatientFee' })

export const portalDeliveryMethod = z
  .object({ code: z.string(), name: z.string(), description: z.string().nullable(), needsDeliveryPoint: z.boolean() })
  .meta({ id: 'PortalDeliveryMethod' })

/** Where it goes. Of a protected person `name` and `address` are null: it goes to the care place. */
export const destination = z
  .object({
    name: z.string().nullable(),
    address: z
      .object({
        addressId: shown.id.nullable(),
        careOf: z.string().nullable(),
        street: z.string(),
        zip: z.string(),
        city: z.string(),
      })
      .nullable(),
    deliveryMethodCode: z.string().nullable(),
    deliveryPointId: z.string().nullable(),
    deliveryPointName: z.string().nullable(),
    notifyBy: notifyBy.nullable(),
    notifyPhone: z.string().nullable(),
    notifyEmail: z.string().nullable(),
  })
  .meta({ id: 'PortalDestination' })

/** A product to order: how many are proposed, how many may be had, and what that lasts for. */
export const proposedLine = z
  .object({
    prescriptionRowId: shown.id,
    product: portalProduct,
    quantity: z.int(),
    allowed: z.int(),
    flavors: z.array(flavorChoice),
    /** Pieces used in a day, for how long packages last; null where nobody knows. */
    dailyUse: z.number().nullable(),
    runsOutOn: shown.isoDate.nullable(),
    /** Nothing can be had on this prescription afterwards. */
    isLast: z.boolean(),
    /** Why it cannot be ordered today; null when it can. */
    block: z.enum(lineBlocks).nullable(),
    orderFrom: shown.isoDate.nullable(),
  })
  .meta({ id: 'PortalProposedLine' })

export const portalLineInput = z
  .object({
    prescriptionRowId: id,
    itemNumber,
    quantity: packages,
    flavors: z.array(z.object({ itemNumber, packages })).max(50).default([]),
  })
  .meta({ id: 'PortalLineInput' })

/** What the holder chooses of a delivery; name and address are the person's own, or the place's. */
export const destinationInput = z
  .object({
    deliveryMethodCode: z.string().trim().min(1).max(40),
    /** Of the addresses that were proposed; null goes where the proposal said. */
    addressId: id.nullable().default(null),
    deliveryPointId: z.string().trim().min(1).max(60).nullable().default(null),
    notifyBy: notifyBy.nullable().default(null),
    notifyPhone: phone.nullable().default(null),
    notifyEmail: email.nullable().default(null),
  })
  .meta({ id: 'PortalDestinationInput' })

/** Somebody was quicker: who, when, how much, and when the next can be had. */
export const takenLine = z
  .object({
    prescriptionRowId: shown.id.nullable(),
    itemNumber: z.string(),
    /** Packages that can be had now. */
    allowed: z.int().nullable(),
    taken: z
      .object({ by: doer, at: shown.instant, packages: z.int(), expectedOn: shown.isoDate.nullable() })
      .nullable(),
    orderFrom: shown.isoDate.nullable(),
  })
  .meta({ id: 'PortalTakenLine' })

export type TakenLine = z.output<typeof takenLine>

/** Why nothing can be ordered here at all: the same words as the abilities say. */
export const portalOrderRefusals = {
  'recipient-deceased': { code: 'GBS000710' },
  'recipient-inactive': { code: 'GBS000704' },
  'ordering-off': { code: 'GBS000701' },
  'through-the-place': { code: 'GBS000701' },
  'no-address': { code: 'GBS000705' },
  'not-open': { code: 'GBS000707' },
} as const

/** Why a line or the delivery cannot go. `at` names the field as for staff: `lines[0].quantity`. */
export const portalLineRefusals = {
  'row-not-found': { code: 'IPS001011' },
  'row-twice': { code: 'COM001001' },
  'item-not-of-row': { code: 'COM001001' },
  'quantity-zero': { code: 'COM001001' },
  'quantity-above-allowed': { code: 'COM001001', detail: takenLine },
  'flavors-do-not-sum': { code: 'COM001001' },
  'line-unavailable': { code: 'COM001001', detail: takenLine },
  'nothing-to-order': { code: 'COM001001' },
  'delivery-not-possible': { code: 'COM001001' },
  'delivery-point-missing': { code: 'COM001003' },
  'notification-address-missing': { code: 'COM001003' },
} as const

export const orderStep = z.enum(orderSteps)
export const portalOrderAbility = ability(orderBlocks)
