import type { FurtherTexts } from '../../shape.ts'
import { orderPage } from './order-page.ts'
import { orders } from './orders.ts'

export const orderTexts = { orderPage, orders } satisfies Partial<FurtherTexts>
