import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, rowVersion } from '../../fields.ts'
import { userNumbers } from './user-numbers.ts'

const areas = z.array(id).max(200)

/**
 * Sets the customer numbers of a user whole: a pair that is left out is taken away (A-7.4-21, O-7-40). A user without any at a care
 * place chooses among all that serve it. Without the version that was read the last one to save is right.
 */
export const assignInvoiceAreas = endpoint({
  name: 'sign-in/invoice-area/assign-invoice-areas',
  method: 'POST',
  path: '/IterativePrescription/InvoiceArea/assign',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaWrite',
  summary: 'Sets the customer numbers of a user, with their invoice areas.',
  idempotent: true,
  input: z.object({
    userId: id,
    pairs: z
      .array(
        z.object({
          carePlaceId: guid,
          customerNumber: z.string().trim().min(1).max(40),
          /** Of this pair alone; without it, those below that belong to its number. */
          invoiceAreaIds: areas.optional(),
        }),
      )
      .max(500),
    /** For each pair of their number that names none itself. */
    invoiceAreaIds: areas.default([]),
    rowVersion: rowVersion.optional(),
  }),
  output: userNumbers,
  refusals: {
    'user-not-found': { code: 'COM001001' },
    'care-place-not-found': { code: 'COM001001' },
    'number-not-found': { code: 'COM001001' },
    'invoice-area-not-found': { code: 'COM001001' },
    'pair-twice': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
