import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id, oneLine, rowVersion } from '../../fields.ts'
import { invoiceArea } from './area-fields.ts'

/** One that rows are booked on is not removed, it goes out of use (A-7.5-25). */
export const saveInvoiceArea = endpoint({
  name: 'organisation/invoice-area/save-invoice-area',
  method: 'POST',
  path: '/InvoiceArea',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaWrite',
  summary: 'Adds or changes an invoice area of a client.',
  idempotent: true,
  input: z.object({
    /** None = a new one. */
    invoiceAreaId: id.nullable().default(null),
    clientId: guid,
    customerNumber: oneLine(40).min(1),
    code: oneLine(20).min(1),
    name: oneLine(100).min(1),
    active: z.boolean().default(true),
    /** What was read; without it the last one to save is right. */
    rowVersion: rowVersion.optional(),
  }),
  output: invoiceArea,
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'invoice-area-not-found': { code: 'COM001001' },
    'number-not-found': { code: 'COM001001' },
    'code-taken': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
