import type { FurtherTexts } from '../../shape.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'
import { orderTasks } from './task.ts'

export const orderTexts = { deliveryMethods, orderPage, orders, orderTasks } satisfies Partial<FurtherTexts>
