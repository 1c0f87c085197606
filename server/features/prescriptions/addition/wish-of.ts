import type { AdditionWish } from '@omsorg/domain/prescriptions/addition/addition.ts'

/** What was sent, in the words of the rule. */
export function wishOf(sent: {
  readonly extraPackages: number
  readonly extraWithdrawals: number
  readonly startDate: string
  readonly endDate: string | null
}): AdditionWish {
  return {
    extraPackages: sent.extraPackages,
    extraWithdrawals: sent.extraWithdrawals,
    start: Temporal.PlainDate.from(sent.startDate),
    end: sent.endDate === null ? null : Temporal.PlainDate.from(sent.endDate),
  }
}
