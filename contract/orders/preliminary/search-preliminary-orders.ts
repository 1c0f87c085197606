import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import { preliminaryOrderRow, preliminaryState } from './preliminary-order-row.ts'

/** What a care place keeps to order again: favourites first, then what was used or saved last. */
export const searchPreliminaryOrders = endpoint({
  name: 'orders/preliminary/search-preliminary-orders',
  method: 'POST',
  path: '/Order/PreliminaryOrder/SearchByCarePlace',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderRead',
  summary: 'Lists the preliminary orders of a care place, with what has changed since they were last sent.',
  input: z.object({
    carePlaceId: guid,
    state: preliminaryState.default('saved'),
    favorite: z.boolean().optional(),
    /** Part of a name, or of a product that it holds. */
    searchTerm: z.string().trim().min(2).max(30).optional(),
    page: paging.page,
    pageSize: paging.pageSize,
  }),
  output: listOf(preliminaryOrderRow).extend({
    /** Of each state, whatever was searched for. */
    counts: z.object({ saved: z.int(), ordered: z.int() }),
  }),
  refusals: { 'place-not-found': { code: 'COM001001' } },
})
