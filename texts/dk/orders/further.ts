import type { FurtherTexts } from '../../shape.ts'
import { orders } from './orders.ts'

export const orderTexts = { orders } satisfies Partial<FurtherTexts>
