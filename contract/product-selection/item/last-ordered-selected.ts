import { z } from 'zod'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import * as shown from '../../shown.ts'

/** When each product that is selected for a person was last ordered, and how many packages. */
export const lastOrderedSelected = endpoint({
  name: 'product-selection/item/last-ordered-selected',
  method: 'POST',
  path: '/ShoppingCart/LastOrderedCRSelectedProducts',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Tells when the products that are selected for a care recipient were last ordered.',
  input: z.object({ careRecipientId: id, ...paging }),
  output: listOf(
    z.object({
      itemNumber: z.string(),
      /** Null: not ordered yet. */
      lastOrderDate: shown.isoDate.nullable(),
      quantity: z.int().nullable().describe('Packages in the last order'),
      suggestion: suggestionView,
    }),
  ).extend({ careRecipientId: shown.id }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
