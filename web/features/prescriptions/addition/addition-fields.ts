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

export type AdditionFault =
  | { readonly kind: 'nothing' | 'end' | 'endAfter' | 'endBefore' }
  | { readonly kind: 'below'; readonly min: number }

export type AdditionFaults = Partial<Record<AdditionField, AdditionFault>>

interface Ground {
  /** The day in the market. */
  readonly today: string
  /** The last day of the prescription. */
  readonly endDate: string
  readonly addition: Pick<NonNullable<RowView['addition']>, 'usedPackages' | 'usedWithdrawals'> | null
}

export function beginAddition({ addition }: Pick<RowView, 'addition'>, endDate: string): AdditionFields {
  return {
    extraPackages: addition?.extraPackages ?? 0,
    extraWithdrawals: addition?.extraWithdrawals ?? 0,
    end: addition?.endDate ?? endDate,
  }
}

/** What is wrong, field by field, by the rules that the server asks again (rules 3.6). */
export function faultsOfAddition(fields: AdditionFields, { today, endDate, addition }: Ground): AdditionFaults {
  const packages = fields.extraPackages ?? 0
  const withdrawals = fields.extraWithdrawals ?? 0
  const faults: Partial<Record<AdditionField, AdditionFault>> = {}
  if (packages + withdrawals === 0) faults.extraPackages = { kind: 'nothing' }
  if (addition && packages < addition.usedPackages) {
    faults.extraPackages = { kind: 'below', min: addition.usedPackages }
  }
  if (addition && withdrawals < addition.usedWithdrawals) {
    faults.extraWithdrawals = { kind: 'below', min: addition.usedWithdrawals }
  }
  const day = readDay(fields.end)
  if (day === null) faults.end = { kind: 'end' }
  else if (day > endDate) faults.end = { kind: 'endAfter' }
  else if (day < today) faults.end = { kind: 'endBefore' }
  return faults
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
