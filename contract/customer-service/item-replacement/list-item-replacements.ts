import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { replacementView } from './replacement-view.ts'

/** Those at work first, then the newest (O-7-176). */
export const listItemReplacements = endpoint({
  name: 'customer-service/item-replacement/list-item-replacements',
  method: 'GET',
  path: '/ItemReplacement/History',
  applications: ['CSP', 'PRINCIPAL'],
  permission: 'ItemReplacementRead',
  summary: 'Lists the replacements of items in the market, with how far each is.',
  query: z.object(pagingInQuery),
  output: listOf(replacementView),
  refusals: {},
})
