import { z } from 'zod'
import * as shown from '../../shown.ts'
import { lineView } from './line.ts'
import { totals } from './totals.ts'

/** The order at the new prices. Placing it again accepts them. */
export const changedPrices = z
  .object({
    rowVersion: shown.rowVersion,
    lines: z.array(lineView),
    totals,
  })
  .meta({ id: 'ChangedPrices' })

export type ChangedPrices = z.output<typeof changedPrices>
