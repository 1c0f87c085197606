import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, isoDate } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { personsIn } from '../today/order-person.ts'
import { orderRow } from './order-row.ts'
import { orderSort } from './search-orders-by-care-recipient.ts'

/**
 * The order history of a care place, newest first: what was ordered there, for the place and, to whoever may see persons, for
 * its people. Drafts are no orders and not in it. `filter` 0 = all, 1 to 7 = that ERP status.
 */
export const searchOrdersByCarePlace = endpoint({
  name: 'orders/order/search-orders-by-care-place',
  method: 'POST',
  path: '/Order/SearchByCarePlace',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Lists the orders of a care place.',
  input: z.object({
    carePlaceId: guid,
    filter: z.literal([0, 1, 2, 3, 4, 5, 6, 7]).default(0),
    /** An order number, an item, whom it is for or who ordered: 2 to 30 characters. */
    searchTerm: z.string().trim().min(2).max(30).optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    ...paging,
    sortBy: z.enum(orderSort).default(orderSort.createdOn),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(orderRow).extend({
    /** A word was looked for in the orders since this day alone, because there are too many before it; null = in all. */
    searchedFrom: shown.isoDate.nullable(),
  }),
  refusals: { 'place-not-found': { code: 'COM001001' } },
  shows: ({ entities }) => personsIn(entities),
})
