import { z } from 'zod'
import type { Refusal } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** Which line is meant, also by whose it is and what it holds: lines may have been set aside since. */
export const refusedLine = z
  .object({
    /** Null in an order of the place itself. */
    careRecipientId: shown.id.nullable(),
    itemNumber: z.string(),
    /** Null for an item that is on no prescription. */
    prescriptionRowId: shown.id.nullable(),
    unavailabilityCode: shown.unavailabilityCode,
  })
  .meta({ id: 'RefusedLine' })

export type RefusedLine = z.output<typeof refusedLine>

/**
 * Why a line cannot go: the first bad line answers, with `lines[i].field` as its path, or `residents[r].lines[i].field` in an
 * order for a nursing home.
 */
export const lineRefusals = {
  'line-unavailable': { code: 'COM001001', detail: refusedLine },
  'quantity-zero': { code: 'COM001001', detail: refusedLine },
  'quantity-above-allowed': { code: 'COM001001', detail: refusedLine },
  'flavors-do-not-sum': { code: 'COM001001', detail: refusedLine },
} as const satisfies Record<string, Refusal>
