import { isOnOrBefore } from '../../calendar/period.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'

export interface ExtraFee {
  readonly validFrom: Temporal.PlainDate
  readonly smallOrderFee: number | null
  readonly smallOrderThreshold: number | null
}

/** Fees begin today or later, and a fee for small orders says which are small (rules 3.8). */
export function checkExtraFee(
  fee: ExtraFee,
  today: Temporal.PlainDate,
): Outcome<null, 'valid-from-in-the-past' | 'threshold-missing'> {
  if (!isOnOrBefore(today, fee.validFrom)) return refuse('valid-from-in-the-past', { at: 'validFrom' })
  if ((fee.smallOrderFee ?? 0) > 0 && (fee.smallOrderThreshold ?? 0) === 0)
    return refuse('threshold-missing', { at: 'smallOrderThreshold' })
  return agree(null)
}
