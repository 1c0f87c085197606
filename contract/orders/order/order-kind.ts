import { z } from 'zod'
import { orderSource, orderType } from './order-codes.ts'

/** What kind of order it is, in every list of orders. */
export const orderKind = {
  orderType,
  isExpress: z.boolean(),
  isPreorder: z.boolean(),
  source: orderSource,
}
