import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { effectOfAddition, type AdditionEffect } from '@omsorg/domain/prescriptions/addition/addition-effect.ts'

/** An addition as it is filled in: an empty number counts as 0, the day is text until it is read. */
export interface AdditionFields {
  readonly extraPackages: number | null
  readonly extraWithdrawals: number | null
  readonly end: string
}

export type AdditionField = keyof AdditionFields

export type AdditionError =
  | { readonly kind: 'nothing' | 'end' | 'endAfter' | 'endBefore' }
  | { readonly kind: 'below'; readonly min: number }

export type AdditionErrors = Partial<Record<AdditionField, AdditionError>>

interface AdditionContext {
  /** The day in the market. */
  readonly today: string
  /** The last day of the prescription. */
  readonly endDate: string
  readonly addition: Pick<NonNullable<RowView['addition']>, 'usedPackages' | 'usedWithdrawals'> | null
}

export function startAddition({ addition }: Pick<RowView, 'addition'>, endDate: string): AdditionFields {
  return {
    extraPackages: addition?.extraPackages ?? 0,
    extraWithdrawals: addition?.extraWithdrawals ?? 0,
    end: addition?.endDate ?? endDate,
  }
}

/** What is wrong, field by field, by the rules that the server asks again (rules 3.6). */
export function errorsOfAddition(
  fields: AdditionFields,
  { today, endDate, addition }: AdditionContext,
): AdditionErrors {
  const packages = fields.extraPackages ?? 0
  const withdrawals = fields.extraWithdrawals ?? 0
  const errors: Partial<Record<AdditionField, AdditionError>> = {}
  if (packages + withdrawals === 0) errors.extraPackages = { kind: 'nothing' }
  if (addition && packages < addition.usedPackages) {
    errors.extraPackages = { kind: 'below', min: addition.usedPackages }
  }
  if (addition && withdrawals < addition.usedWithdrawals) {
    errors.extraWithdrawals = { kind: 'below', min: addition.usedWithdrawals }
  }
  const day = readDay(fields.end)
  if (day === null) errors.end = { kind: 'end' }
  else if (day > endDate) errors.end = { kind: 'endAfter' }
  else if (day < today) errors.end = { kind: 'endBefore' }
  return errors
}

/** What may be ordered then, at every keystroke. */
export function effectOn(
  row: Pick<
    RowView,
    'withdrawalsRemaining' | 'remainingPackages' | 'packagesPerWithdrawal' | 'lastWithdrawalFactor' | 'addition'
  >,
  fields: AdditionFields,
): AdditionEffect {
  return effectOfAddition(
    {
      withdrawalsRemaining: row.withdrawalsRemaining,
      packagesRemaining: row.remainingPackages,
      packagesPerWithdrawal: row.packagesPerWithdrawal,
      lastWithdrawalFactor: row.lastWithdrawalFactor,
      open: row.addition,
    },
    { extraPackages: fields.extraPackages ?? 0, extraWithdrawals: fields.extraWithdrawals ?? 0 },
  )
}
