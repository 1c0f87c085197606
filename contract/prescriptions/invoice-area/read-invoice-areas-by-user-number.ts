import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'
import { listOf } from '../../paging.ts'
import { invoiceAreaView } from './invoice-area-view.ts'

/**
 * The invoice areas of the user's customer numbers. A user to whom areas were assigned gets those; any other gets all of the
 * numbers of the care place. Numbers that are not the client's bring nothing.
 */
export const readInvoiceAreasByUserNumber = endpoint({
  name: 'prescriptions/invoice-area/read-invoice-areas-by-user-number',
  method: 'POST',
  path: '/IterativePrescription/InvoiceArea/GetInvoiceAreasByUCN',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: "Lists the invoice areas of the user's customer numbers.",
  input: z.object({
    /** None = all numbers of the care place. */
    customerNumbers: z.array(z.string().trim().min(1).max(40)).max(100).default([]),
    therapyArea: therapyArea.optional(),
  }),
  output: listOf(invoiceAreaView),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
