import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { numberInAddress } from '../../products/category/category.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'

/** What the last order that drew from a product group brought of it. */
export const lastWithdrawalProductGroup = endpoint({
  name: 'orders/latest/last-withdrawal-product-group',
  method: 'GET',
  path: '/Order/LastWithdrawalProductGroup',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads the lines of the last order that drew from a product group.',
  query: z.object({ careRecipientId: idInText, productGroupNumber: numberInAddress }),
  output: z.object({
    careRecipientId: shown.id,
    lines: z.array(
      z.object({
        customerOrderId: shown.id,
        orderedOn: shown.isoDate,
        itemNumber: z.string(),
        product: productView,
        quantity: z.int(),
        flavors: z.array(z.object({ itemNumber: z.string(), name: z.string(), packages: z.int() })),
      }),
    ),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
