/** Where a row stands, with the addition that is open on it. Whole packages and withdrawals (rules 3.3). */
export interface RowBefore {
  readonly withdrawalsRemaining: number
  readonly packagesRemaining: number
  readonly packagesPerWithdrawal: number
  readonly lastWithdrawalFactor: number
  readonly open: AdditionBefore | null
}

/** The open addition of the row, in whole packages and withdrawals. */
export interface AdditionBefore {
  readonly extraPackages: number
  readonly extraWithdrawals: number
  readonly usedPackages: number
}

/** What the row would have left, in packages. */
export interface AdditionEffect {
  readonly withdrawalsRemaining: number
  readonly packagesRemaining: number
  /** What the next order may hold at most. */
  readonly allowed: number
}

/** What a row would give with an addition of so many extra packages and withdrawals, in place of the one that is open. */
export function effectOfAddition(
  row: RowBefore,
  wish: { readonly extraPackages: number; readonly extraWithdrawals: number },
): AdditionEffect {
  const open = row.open ?? { extraPackages: 0, extraWithdrawals: 0, usedPackages: 0 }
  const moreWithdrawals = wish.extraWithdrawals - open.extraWithdrawals
  const withdrawalsRemaining = Math.max(0, row.withdrawalsRemaining + moreWithdrawals)
  const morePackages = wish.extraPackages - open.extraPackages + moreWithdrawals * row.packagesPerWithdrawal
  const packagesRemaining = Math.max(0, row.packagesRemaining + morePackages)

  const unused = Math.max(0, wish.extraPackages - open.usedPackages)
  const own = Math.max(0, packagesRemaining - unused)
  const factor = withdrawalsRemaining === 0 ? 0 : withdrawalsRemaining === 1 ? row.lastWithdrawalFactor : 1
  const base = Math.min(own, factor * row.packagesPerWithdrawal)
  return { withdrawalsRemaining, packagesRemaining, allowed: Math.min(packagesRemaining, base + unused) }
}
