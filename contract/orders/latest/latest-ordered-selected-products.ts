import { z } from 'zod'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { endpoint } from '../../endpoint.ts'
import { id, itemNumber } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** When these products were last ordered for a person, and what the next order should be. One that never was is left out. */
export const latestOrderedSelectedProducts = endpoint({
  name: 'orders/latest/latest-ordered-selected-products',
  method: 'POST',
  path: '/Order/GetLatestOrderedSelectedProducts',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Tells when products were last ordered for a care recipient.',
  input: z.object({ careRecipientId: id, itemNumbers: z.array(itemNumber).min(1).max(200) }),
  output: z.object({
    careRecipientId: shown.id,
    products: z.array(
      z.object({
        itemNumber: z.string(),
        lastOrderDate: shown.isoDate,
        /** In packages. */
        quantity: z.int(),
        /** Null where nothing of it is prescribed. */
        suggestion: suggestionView.nullable(),
      }),
    ),
  }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
