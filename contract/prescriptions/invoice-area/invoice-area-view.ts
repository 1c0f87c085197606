import { z } from 'zod'
import * as shown from '../../shown.ts'

/** Where the cost of a row is booked; an area belongs to one customer number. */
export const invoiceAreaView = z
  .object({
    invoiceAreaId: shown.id,
    code: z.string(),
    name: z.string(),
    customerNumber: z.string(),
  })
  .meta({ id: 'InvoiceAreaView' })

export type InvoiceAreaView = z.output<typeof invoiceAreaView>
