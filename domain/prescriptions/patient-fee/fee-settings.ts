import { isOnOrBefore } from '../../calendar/period.ts'
import { agree, type Outcome, refuse } from '../../outcome.ts'
import type { TherapyArea } from '../../therapy-area.ts'

export const feeMethods = ['per-month', 'per-withdrawal'] as const
export const feeTypes = ['fixed', 'percentage'] as const

/** What a client asks of its care recipients in an area, from a day on; what each pays is said of the person. */
export interface FeeSetting {
  readonly therapyArea: TherapyArea
  readonly validFrom: string
}

/** Fees begin today or later, and once in an area. */
export function checkFeeSettings(
  areas: readonly TherapyArea[],
  validFrom: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Outcome<null, 'valid-from-in-the-past' | 'area-twice'> {
  if (new Set(areas).size < areas.length) return refuse('area-twice')
  return isOnOrBefore(today, validFrom) ? agree(null) : refuse('valid-from-in-the-past', { at: 'validFrom' })
}

/** The fee of an area that holds on a day: the latest that has begun. */
export function feeOn<Fee extends FeeSetting>(fees: readonly Fee[], area: TherapyArea, day: string): Fee | undefined {
  return fees
    .filter((fee) => fee.therapyArea === area && fee.validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]
}
