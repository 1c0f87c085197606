import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, minor, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderNotFound } from '../../orders/order/order-not-found.ts'
import { aboutPerson, otherPerson } from '../person.ts'
import { patientFee, portalLineRefusals, portalOrderRefusals } from './order-fields.ts'

/** Everything is asked again under the same locks as for staff. Sent with one key it is placed once, however often it comes. */
export const confirmPortalOrder = endpoint({
  name: 'portal/order/confirm-portal-order',
  method: 'POST',
  path: '/Order/Confirm',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Sends a saved order of a holder.',
  idempotent: true,
  input: z.object({
    ...aboutPerson,
    customerOrderId: id,
    rowVersion,
    /** What was seen to be paid after it had changed; no other fee is agreed to. */
    acceptedPatientFee: minor.nullable().default(null),
  }),
  output: z.object({
    careRecipientId: shown.id,
    customerOrderId: shown.id,
    placedAt: shown.instant,
    /** Until when it is taken back at once. */
    undoUntil: shown.instant,
    expectedOn: shown.isoDate.nullable(),
    patientFee,
  }),
  refusals: {
    ...otherPerson,
    ...portalOrderRefusals,
    ...portalLineRefusals,
    'order-not-found': orderNotFound,
    'order-already-placed': { code: 'ORS002001' },
    'patient-fee-changed': {
      code: 'ORS002004',
      detail: z.object({ rowVersion: shown.rowVersion, patientFee }),
    },
    stale: { code: 'CONFLICT_STALE' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
