import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nameTerm } from '../../fields.ts'
import { itemShown } from './item-shown.ts'

export const findItems = endpoint({
  name: 'customer-service/item-replacement/find-items',
  method: 'GET',
  path: '/ItemReplacement/Items',
  applications: ['CSP'],
  permission: 'ItemReplacementRead',
  summary: 'Finds items of the market by name or number, to be replaced or to take the place of one.',
  query: z.object({ searchTerm: nameTerm.min(2) }),
  output: z.object({ items: z.array(itemShown), totalCount: z.int() }),
  refusals: {},
})
