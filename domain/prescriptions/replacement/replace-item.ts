import { standingOf, type RowStanding, type WithdrawalFacts } from '../row/withdrawals.ts'

/** How many pieces a package of the replaced item holds, and one of the item that takes its place. */
export interface PackageSizes {
  readonly from: number
  readonly to: number
}

/** One placed order of a row by its pieces, which stay what they were whatever item follows. */
export interface DrawInPieces {
  readonly confirmedAt: Temporal.Instant
  readonly pieces: number
}

/** A row with what was drawn of it, before its item is replaced. */
export interface RowToReplace extends Omit<WithdrawalFacts, 'draws'> {
  readonly draws: readonly DrawInPieces[]
}

/** What a row holds after its item was replaced; its withdrawals and its consumption in pieces stay. */
export interface ReplacedRow {
  /** S'. */
  readonly packagesPerWithdrawal: number
  /** R', packages of the new item. */
  readonly packagesRemaining: number
  /** What makes the remaining packages R' although the draws are counted in new packages from now on; may be negative. */
  readonly packageAdjustment: number
  /** R, packages of the replaced item. */
  readonly remainingBefore: number
}

/** The new packages that hold the pieces of old ones: rounded up, so that nobody gets fewer pieces (rules 3.12). */
export function inNewPackages(packages: number, { from, to }: PackageSizes): number {
  return Math.ceil((packages * from) / to)
}

/** Converts a row to another item by its pieces (rules 3.12). */
export function replaceInRow(row: RowToReplace, sizes: PackageSizes): ReplacedRow {
  const remainingBefore = standingIn(row, sizes.from, row.granted).packagesRemaining
  const packagesRemaining = inNewPackages(remainingBefore, sizes)
  const packagesPerWithdrawal = inNewPackages(row.granted.packagesPerWithdrawal, sizes)
  const packageAdjustment = adjustmentFor(packagesRemaining, row, packagesPerWithdrawal, sizes.to)
  return { packagesPerWithdrawal, packagesRemaining, packageAdjustment, remainingBefore }
}

/** How often the adjustment is looked at again; what ended additions were used for is settled by the second. */
const mostLooks = 20

/**
 * The adjustment with which the row has exactly so many packages left. What was drawn of an addition depends on what the row
 * had at that moment, and so on the adjustment: it is looked at again until it stands.
 */
function adjustmentFor(wanted: number, row: RowToReplace, packagesPerWithdrawal: number, pieces: number): number {
  let packageAdjustment = 0
  for (let look = 0; look < mostLooks; look += 1) {
    const left = leftOf(standingIn(row, pieces, { ...row.granted, packagesPerWithdrawal, packageAdjustment }))
    if (left === wanted) break
    packageAdjustment += wanted - left
  }
  return packageAdjustment
}

function standingIn(row: RowToReplace, pieces: number, granted: WithdrawalFacts['granted']): RowStanding {
  const draws = row.draws.map((draw) => ({
    confirmedAt: draw.confirmedAt,
    packages: Math.ceil(draw.pieces / pieces),
  }))
  return standingOf({ ...row, granted, draws })
}

/** Before it is clamped: below 0 where more was drawn than there is. */
function leftOf({ packagesRemaining, packagesOverdrawn }: RowStanding): number {
  return packagesRemaining - packagesOverdrawn
}
