import { deliveryMethods } from './delivery-methods.ts'
import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'

export const orderTexts = { deliveryMethods, orderPage, orders }
