import type { FurtherTexts } from '../../shape.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { orderNotices } from './notices.ts'
import { preliminaryOrders } from './preliminary.ts'
import { orderReceipt } from './receipt.ts'
import { orderTasks } from './task.ts'

export const orderTexts = {
  deliveryMethods,
  orderNotices,
  orderReceipt,
  orderTasks,
  preliminaryOrders,
} satisfies Partial<FurtherTexts>
