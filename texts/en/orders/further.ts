import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'

export const orderTexts = { orderPage, orders }
