import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The details of an order as a PDF, in the language of the reader (O-7-189). A draft is none. */
export const printOrderHistory = endpoint({
  name: 'orders/overview/print-order-history',
  method: 'GET',
  path: '/Printer/OrderHistory/{customerOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Makes a PDF of an order with its parts, receiver, lines and sums.',
  budget: 'print',
  params: z.object({ customerOrderId: idInText }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
