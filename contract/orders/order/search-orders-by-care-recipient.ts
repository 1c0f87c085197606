import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { orderRow } from './order-row.ts'

/** The wire codes of `sortBy`. */
export const orderSort = { createdOn: 0, erpOrderStatus: 1, deliveryDate: 2 } as const

/** The order history of a person, newest first; drafts are no orders and not in it. `filter` 0 = all, 1 to 7 = that ERP status. */
export const searchOrdersByCareRecipient = endpoint({
  name: 'orders/order/search-orders-by-care-recipient',
  method: 'POST',
  path: '/Order/SearchByCareRecipient',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Lists the orders of a care recipient.',
  input: z.object({
    careRecipientId: id,
    filter: z.literal([0, 1, 2, 3, 4, 5, 6, 7]).default(0),
    /** An order number, an item or a person who ordered: 2 to 30 characters. */
    searchTerm: z.string().trim().min(2).max(30).optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    ...paging,
    sortBy: z.enum(orderSort).default(orderSort.createdOn),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(orderRow).extend({ careRecipientId: shown.id }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
  tellsOf: ({ input }) => input.careRecipientId,
})
