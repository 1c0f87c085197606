import type { PieceUnit } from '@omsorg/contract/products/product/product-view.ts'
import type { Texts } from '../shape.ts'

interface Consumed {
  readonly consumption: number | null
  readonly consumptionPeriod: 'day' | 'week' | 'month' | 'year' | null
  readonly unit: PieceUnit
}

/** '4 pcs per day'; null while no consumption has been entered. */
export function consumptionText(t: Texts, { consumption, consumptionPeriod, unit }: Consumed): string | null {
  if (!consumption || !consumptionPeriod) return null
  const amount = t.careRecipients.supply.amount[unit]({ count: consumption })
  return t.common.consumption[consumptionPeriod]({ amount })
}
