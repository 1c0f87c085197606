import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../paging.ts'
import { invoiceAreaView } from './invoice-area-view.ts'

/** The active invoice areas of one customer number (O-7-38); none for a number that is not of the client. */
export const readInvoiceAreasByCustomerNumber = endpoint({
  name: 'prescriptions/invoice-area/read-invoice-areas-by-customer-number',
  method: 'POST',
  path: '/IterativePrescription/InvoiceArea/GetByCustomerNumber',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: 'Lists the invoice areas of a customer number.',
  input: z.object({ customerNumber: z.string().trim().min(1).max(40) }),
  output: listOf(invoiceAreaView),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
