import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import { itemShown } from '../item-replacement/item-shown.ts'
import { equivalentItem } from './equivalent.ts'

export const listEquivalents = endpoint({
  name: 'customer-service/substitution/list-equivalents',
  method: 'GET',
  path: '/ItemReplacement/Equivalents',
  applications: ['CSP'],
  permission: 'ItemReplacementRead',
  summary: 'Lists the items that can be sold and are nearest to one by what is known of them.',
  query: z.object({ replaced: itemNumber }),
  output: z.object({ replaced: itemShown, equivalents: z.array(equivalentItem) }),
  refusals: { 'item-not-found': { code: 'CSP001006' } },
})
