import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import { productReaders } from '../../products/category/category.ts'
import { placeNotChosen, reachable, requested, words } from '../request-fields.ts'

/** A question of care staff about one product (O-2-115). Sent again on the same day it is the same question. */
export const askAboutProduct = endpoint({
  name: 'requests/product/ask-about-product',
  method: 'POST',
  path: '/Inquiry/Product',
  applications: ['GUIDE'],
  permission: productReaders,
  feature: 'productInquiry',
  summary: 'Asks Customer Service about a product.',
  idempotent: true,
  budget: 'request',
  input: z.object({ itemNumber, question: words.min(1), ...reachable }),
  output: requested,
  refusals: {
    ...placeNotChosen,
    /** Also one that the caller may not see. */
    'item-not-found': { code: 'COM001001' },
  },
})
