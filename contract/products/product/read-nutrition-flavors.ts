import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import { listOf } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { productReaders } from '../category/category.ts'

/** The flavours of products: the items of their group that name one (rules 3.13). A hidden item number is left out. */
export const readNutritionFlavors = endpoint({
  name: 'products/product/read-nutrition-flavors',
  method: 'POST',
  path: '/Product/NutritionFlavors',
  applications: ['GUIDE', 'CSP'],
  permission: productReaders,
  summary: 'Answers the flavours of products.',
  input: z.object({ itemNumbers: z.array(itemNumber).min(1).max(200) }),
  output: listOf(
    z.object({
      itemNumber: z.string(),
      /** Empty when there is nothing to choose: fewer than two flavours. */
      flavors: z.array(
        z.object({
          itemNumber: z.string(),
          name: z.string(),
          flavor: z.string(),
          unavailabilityCode: shown.unavailabilityCode,
        }),
      ),
    }),
  ),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
