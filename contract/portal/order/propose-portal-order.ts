import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { notifyBy } from '../../orders/placing/receiver.ts'
import * as shown from '../../shown.ts'
import { contact } from '../person.ts'
import { destination, patientFee, portalDeliveryMethod, portalOrderAbility, proposedLine } from './order-fields.ts'

/** Stores nothing. Refuses nothing either: what cannot be ordered is told with its reason. */
export const proposePortalOrder = endpoint({
  name: 'portal/order/propose-portal-order',
  method: 'GET',
  path: '/Order/PreOrder/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Proposes what a person can order now, where it goes and what she pays herself.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    can: z.object({ order: portalOrderAbility }),
    throughPlaceReason: z.string().nullable(),
    lines: z.array(proposedLine),
    destination: destination.nullable(),
    /** Where it went last time, or how it is meant to go. */
    deliveryMethods: z.array(portalDeliveryMethod),
    addresses: z.array(
      z.object({
        addressId: shown.id,
        careOf: z.string().nullable(),
        street: z.string(),
        zip: z.string(),
        city: z.string(),
      }),
    ),
    deliveryPointsAllowed: z.boolean(),
    notifyBy: z.array(notifyBy),
    patientFee: patientFee.nullable(),
    delivery: z.object({ earliest: shown.isoDate }).nullable(),
    undoSeconds: z.int(),
    /** What the holder began earlier. */
    draft: z
      .object({
        customerOrderId: shown.id,
        rowVersion: shown.rowVersion,
        savedOn: shown.instant,
        lines: z.array(
          z.object({
            prescriptionRowId: shown.id,
            itemNumber: z.string(),
            quantity: z.int(),
            flavors: z.array(z.object({ itemNumber: z.string(), packages: z.int() })),
          }),
        ),
        destination,
      })
      .nullable(),
    carePlace: contact,
    today: shown.isoDate,
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
