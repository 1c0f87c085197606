import { z } from 'zod'
import type { Refusal } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** Which line is meant, also by its row: lines may have been set aside since. */
export const refusedLine = z
  .object({
    prescriptionRowId: shown.id,
    unavailabilityCode: shown.unavailabilityCode,
  })
  .meta({ id: 'RefusedLine' })

export type RefusedLine = z.output<typeof refusedLine>

/** Why a line cannot go: the first bad line answers, with `lines[i].field` as its path. */
export const lineRefusals = {
  'line-unavailable': { code: 'COM001001', detail: refusedLine },
  'quantity-zero': { code: 'COM001001', detail: refusedLine },
  'quantity-above-allowed': { code: 'COM001001', detail: refusedLine },
  'flavors-do-not-sum': { code: 'COM001001', detail: refusedLine },
} as const satisfies Record<string, Refusal>
