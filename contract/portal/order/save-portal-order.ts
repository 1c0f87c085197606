import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../../orders/order/order-not-found.ts'
import { aboutPerson, otherPerson } from '../person.ts'
import {
  destination,
  destinationInput,
  patientFee,
  portalLineInput,
  portalLineRefusals,
  portalOrderRefusals,
} from './order-fields.ts'

/** Saves what is filled in; it is kept for 30 days for this holder and this person. Nothing is sent. */
export const savePortalOrder = endpoint({
  name: 'portal/order/save-portal-order',
  method: 'POST',
  path: '/Order/Withdrawal',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Saves an order of a holder for a person, to be sent later.',
  idempotent: true,
  input: z
    .object({
      ...aboutPerson,
      customerOrderId: id.optional(),
      rowVersion: rowVersion.optional(),
      lines: z.array(portalLineInput).min(1).max(200),
      destination: destinationInput,
    })
    .refine((sent) => sent.customerOrderId === undefined || sent.rowVersion !== undefined, { path: ['rowVersion'] }),
  output: z.object({
    careRecipientId: shown.id,
    customerOrderId: shown.id,
    rowVersion: shown.rowVersion,
    patientFee,
    expectedOn: shown.isoDate.nullable(),
    destination,
  }),
  refusals: {
    ...otherPerson,
    ...portalOrderRefusals,
    ...portalLineRefusals,
    'order-not-found': orderNotFound,
    'order-already-placed': { code: 'ORS002001' },
    stale: { code: 'CONFLICT_STALE' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
