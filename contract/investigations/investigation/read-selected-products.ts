import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { readers } from './investigation-refusals.ts'

export const readSelectedProducts = endpoint({
  name: 'investigations/investigation/read-selected-products',
  method: 'GET',
  path: '/Investigation/SelectedProducts/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: readers,
  summary: 'Lists the products that came of an investigation.',
  params: z.object({ id: idInText }),
  output: z.object({ careRecipientId: shown.id, entities: z.array(productView), totalCount: z.int() }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
