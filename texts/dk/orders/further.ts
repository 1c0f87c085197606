import type { FurtherTexts } from '../../shape.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'

export const orderTexts = { deliveryMethods, orderPage, orders } satisfies Partial<FurtherTexts>
