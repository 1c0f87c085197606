import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { pageInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { portalOrderRow } from './portal-order-view.ts'

/** Newest first, whoever placed them. */
export const listPortalOrders = endpoint({
  name: 'portal/order/list-portal-orders',
  method: 'GET',
  path: '/Order/List/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Lists the orders of a person, newest first.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object(pageInQuery),
  output: z.object({
    careRecipientId: shown.id,
    entities: z.array(portalOrderRow),
    totalCount: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
