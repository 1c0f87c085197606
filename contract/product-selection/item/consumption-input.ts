import { consumptionDecimals } from '@omsorg/domain/product-selection/item/consumption.ts'
import { z } from 'zod'
import { consumptionPeriod, itemNumber } from '../../fields.ts'

/** How much is used in one period, as it was typed: a decimal from 0 with at most four decimals (O-3-20). */
export const consumptionAmount = z
  .number()
  .min(0)
  .max(99_999)
  .refine((amount) => Math.abs(Number(amount.toFixed(consumptionDecimals)) - amount) < Number.EPSILON * 99_999, {
    message: 'at most four decimals',
  })

/** The share of one flavour; null = chosen, but not yet shared out. Its period is the one of the product. */
export const flavorInput = z
  .object({ itemNumber, consumption: consumptionAmount.nullable().default(null) })
  .meta({ id: 'ItemFlavorInput' })

export type FlavorInput = z.output<typeof flavorInput>

/** Consumption and period belong together: both, or none of them. */
export const consumptionFields = {
  consumption: consumptionAmount.nullable().default(null),
  consumptionPeriod: consumptionPeriod.nullable().default(null),
}

export function belongTogether(sent: {
  readonly consumption: number | null
  readonly consumptionPeriod: string | null
}): boolean {
  return (sent.consumption === null) === (sent.consumptionPeriod === null)
}
