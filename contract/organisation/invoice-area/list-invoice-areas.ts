import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, oneLine } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { invoiceArea } from './area-fields.ts'

/** By number and code, those that are out of use among them (A-7.5-25). */
export const listInvoiceAreas = endpoint({
  name: 'organisation/invoice-area/list-invoice-areas',
  method: 'GET',
  path: '/InvoiceArea',
  applications: ['PRINCIPAL'],
  permission: 'InvoiceAreaRead',
  summary: 'Lists the invoice areas of a client.',
  query: z.object({ clientId: guid, customerNumber: oneLine(40).optional(), ...pagingInQuery }),
  output: listOf(invoiceArea),
  refusals: {},
})
