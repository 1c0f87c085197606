import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { numberInAddress } from '../../products/category/category.ts'
import * as shown from '../../shown.ts'

/** How the last withdrawal of an item was split into flavours; none where it was never drawn, or has none. An item that the market does not have is missing. */
export const lastWithdrawalFlavors = endpoint({
  name: 'orders/latest/last-withdrawal-flavors',
  method: 'GET',
  path: '/Order/LastWithdrawalFlavors',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads how the last withdrawal of an item was split into flavours.',
  query: z.object({ careRecipientId: idInText, itemNumber: numberInAddress }),
  output: z.object({
    careRecipientId: shown.id,
    flavors: z.array(z.object({ itemNumber: z.string(), name: z.string(), packages: z.int() })),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
