import type { FurtherTexts } from '../../shape.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { deliveryPoints } from './delivery-points.ts'
import { orderNotices } from './notices.ts'
import { orderKinds } from './order-kinds.ts'
import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'
import { preliminaryOrders } from './preliminary.ts'
import { orderReceipt } from './receipt.ts'
import { orderTasks } from './task.ts'

export const orderTexts = {
  deliveryMethods,
  deliveryPoints,
  orderKinds,
  orderNotices,
  orderPage,
  orderReceipt,
  orderTasks,
  orders,
  preliminaryOrders,
} satisfies Partial<FurtherTexts>
