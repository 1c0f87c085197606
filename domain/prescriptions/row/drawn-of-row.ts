import { standingOf, type WithdrawalFacts } from './withdrawals.ts'

/** What was drawn from a row and what its additions add, in figures as a page knows them (rules 3.3). */
export interface DrawnOfRow {
  /** n */
  readonly withdrawalsMade: number
  readonly extraWithdrawals: number
  readonly extraPackages: number
  readonly packageAdjustment: number
  readonly packagesDrawn: number
}

/** A row that nobody has ordered on, without additions. */
export const nothingDrawnOfRow: DrawnOfRow = {
  withdrawalsMade: 0,
  extraWithdrawals: 0,
  extraPackages: 0,
  packageAdjustment: 0,
  packagesDrawn: 0,
}

/** What a row is set to: W and S. */
export interface GrantToCheck {
  readonly withdrawals: number
  readonly packagesPerWithdrawal: number
}

/** How a grant stands to what was drawn of it. */
export interface GrantOverDrawn {
  /** W + XW: withdrawals with those that additions bring. */
  readonly mayHave: number
  readonly isBelowWithdrawals: boolean
  readonly isBelowPackages: boolean
}

/**
 * Whether what was drawn still stands when the row grants something else: no draw loses the withdrawal it was made by, and no
 * more was drawn than there is (IPS001015, IPS001016). What an ended addition has given depends on what the row itself grants,
 * so the draws are replayed with the new grant; the figures as they stand now serve where the draws are not known. A row that was
 * overdrawn before, by an order that fell out, may stay as it is.
 */
export function grantOverDrawn(drawn: DrawnOfRow | WithdrawalFacts, grant: GrantToCheck): GrantOverDrawn {
  if (!('draws' in drawn)) {
    const mayHave = grant.withdrawals + drawn.extraWithdrawals
    const all = mayHave * grant.packagesPerWithdrawal + drawn.extraPackages + drawn.packageAdjustment
    return {
      mayHave,
      isBelowWithdrawals: mayHave < drawn.withdrawalsMade,
      isBelowPackages: all < drawn.packagesDrawn,
    }
  }
  const { packageAdjustment } = drawn.granted
  const before = standingOf(drawn)
  const after = standingOf({ ...drawn, granted: { ...grant, packageAdjustment } })
  return {
    mayHave: grant.withdrawals + after.extraWithdrawals,
    isBelowWithdrawals: after.withdrawalsMade < before.withdrawalsMade,
    isBelowPackages: after.packagesOverdrawn > before.packagesOverdrawn,
  }
}
