import { z } from 'zod'
import * as shown from '../../shown.ts'

/** Where a client books the cost of what is ordered under one of its customer numbers. */
export const invoiceArea = z
  .object({
    invoiceAreaId: shown.id,
    clientId: shown.guid,
    customerNumber: z.string(),
    code: z.string(),
    name: z.string(),
    active: z.boolean(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'InvoiceArea' })
