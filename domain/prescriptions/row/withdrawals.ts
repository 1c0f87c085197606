import type { Addition, Draw, Granted } from './row.ts'

/** The setting LastWithdrawalFactor when nobody has changed it. */
export const usualLastWithdrawalFactor = 2

/** What a row grants and what became of it (rules 3.3). */
export interface WithdrawalFacts {
  readonly granted: Granted
  readonly draws: readonly Draw[]
  readonly additions: readonly Addition[]
  /** The setting LastWithdrawalFactor, a whole number: how many usual withdrawals the last one may hold. */
  readonly lastWithdrawalFactor: number
}

/** What of an addition is used, in the order in which the additions were opened. */
export interface AdditionUse {
  readonly addition: Addition
  readonly usedPackages: number
  readonly usedWithdrawals: number
}

/** Where a row stands now. All figures are whole packages or whole withdrawals. */
export interface RowStanding {
  /** w: withdrawals remaining. */
  readonly withdrawalsRemaining: number
  /** w': withdrawals that can be made, one more when only extra packages are left. */
  readonly withdrawalsThatCanBeMade: number
  /** R: packages remaining. */
  readonly packagesRemaining: number
  /** Allowed in the next order. */
  readonly allowed: number
  /** What the row gives in the next order without the open addition's packages. */
  readonly base: number
  /** Extra packages of the open addition that nobody has drawn. */
  readonly unusedExtraPackages: number
  /** Nothing may be drawn any more: the state of the row, and unavailability code 2. */
  readonly usedUp: boolean
  readonly additions: readonly AdditionUse[]
  /** n: draws, without those made on extra packages alone. */
  readonly withdrawalsMade: number
  /** XW: the open addition in full, the ended ones as far as they were used. */
  readonly extraWithdrawals: number
  /** Packages drawn beyond what there is; 0 while the row is consistent. */
  readonly packagesOverdrawn: number
}

/**
 * Replays the draws of a row in the order of confirmation, so that a cancelled or refused one simply falls out (
 * rules 3.3). The order of the lists does not matter. A draw belongs to the addition that was open at its moment, both
 * ends included.
 */
export function standingOf(facts: WithdrawalFacts): RowStanding {
  let tally = nothingDrawn
  for (const event of inOrderOfTime(facts)) tally = afterEvent(tally, event, facts)
  return standing(tally, facts)
}

/** What was drawn of a row that never had an addition. */
export interface DrawnFacts extends Pick<WithdrawalFacts, 'granted' | 'lastWithdrawalFactor'> {
  /** How many draws there are. */
  readonly draws: number
  /** The packages of them all. */
  readonly packagesDrawn: number
}

/** The same without a replay: while there are no additions, the order of the draws makes no difference. */
export function standingWithoutAdditions({ draws, packagesDrawn, ...facts }: DrawnFacts): RowStanding {
  const withdrawalsMade = Math.min(draws, facts.granted.withdrawals)
  return standing({ ...nothingDrawn, withdrawalsMade, packagesDrawn }, facts)
}

/** Everything of the addition is drawn: state "no refills" (states 2.2). */
export function isUsedUp({ addition, usedPackages, usedWithdrawals }: AdditionUse): boolean {
  return usedPackages >= addition.extraPackages && usedWithdrawals >= addition.extraWithdrawals
}

interface OpenAddition {
  readonly addition: Addition
  readonly drawnAboveBase: number
}

interface Tally {
  /** n: draws, without those made on extra packages alone. */
  readonly withdrawalsMade: number
  readonly packagesDrawn: number
  readonly ended: readonly AdditionUse[]
  readonly open: OpenAddition | null
}

const nothingDrawn: Tally = { withdrawalsMade: 0, packagesDrawn: 0, ended: [], open: null }

type Event =
  | { readonly kind: 'opened'; readonly at: Temporal.Instant; readonly addition: Addition }
  | { readonly kind: 'drawn'; readonly at: Temporal.Instant; readonly packages: number }
  | { readonly kind: 'ended'; readonly at: Temporal.Instant }

// Within one moment an addition opens first and ends last, so that the draw that uses it up still belongs to it.
const rank = { opened: 0, drawn: 1, ended: 2 }

function inOrderOfTime({ draws, additions }: WithdrawalFacts): Event[] {
  const events: Event[] = [
    ...draws.map(({ confirmedAt, packages }) => ({ kind: 'drawn', at: confirmedAt, packages }) as const),
    ...additions.map((addition) => ({ kind: 'opened', at: addition.openedAt, addition }) as const),
    ...additions.flatMap(({ endedAt }) => (endedAt ? [{ kind: 'ended', at: endedAt } as const] : [])),
  ]
  return events.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || rank[a.kind] - rank[b.kind])
}

function afterEvent(tally: Tally, event: Event, facts: WithdrawalFacts): Tally {
  if (event.kind === 'opened') return { ...tally, open: { addition: event.addition, drawnAboveBase: 0 } }
  if (event.kind === 'ended') {
    return { ...tally, ended: usedSoFar(tally, facts.granted), open: null }
  }
  const { withdrawalsRemaining, base } = standing(tally, facts)
  const aboveBase = Math.max(0, event.packages - base)
  return {
    ...tally,
    withdrawalsMade: tally.withdrawalsMade + (withdrawalsRemaining === 0 ? 0 : 1),
    packagesDrawn: tally.packagesDrawn + event.packages,
    open: tally.open && { ...tally.open, drawnAboveBase: tally.open.drawnAboveBase + aboveBase },
  }
}

/** Extra withdrawals are used last: after those of the row itself and of the earlier additions. */
function usedSoFar({ withdrawalsMade, ended, open }: Tally, granted: Granted): AdditionUse[] {
  if (!open) return [...ended]
  const { addition, drawnAboveBase } = open
  const madeBeyond = withdrawalsMade - granted.withdrawals - sum(ended.map((use) => use.usedWithdrawals))
  return [
    ...ended,
    {
      addition,
      usedPackages: Math.min(addition.extraPackages, drawnAboveBase),
      usedWithdrawals: Math.min(Math.max(0, madeBeyond), addition.extraWithdrawals),
    },
  ]
}

function standing(
  tally: Tally,
  { granted, lastWithdrawalFactor }: Pick<WithdrawalFacts, 'granted' | 'lastWithdrawalFactor'>,
): RowStanding {
  const { withdrawalsMade, packagesDrawn, ended, open } = tally
  const { withdrawals, packagesPerWithdrawal, packageAdjustment } = granted
  const additions = usedSoFar(tally, granted)

  // An ended addition leaves behind what was used of it; the open one counts in full.
  const extraWithdrawals = sum(ended.map((use) => use.usedWithdrawals)) + (open?.addition.extraWithdrawals ?? 0)
  const extraPackages = sum(ended.map((use) => use.usedPackages)) + (open?.addition.extraPackages ?? 0)

  const withdrawalsRemaining = Math.max(0, withdrawals + extraWithdrawals - withdrawalsMade)
  const all = (withdrawals + extraWithdrawals) * packagesPerWithdrawal + extraPackages + packageAdjustment
  const packagesRemaining = Math.max(0, all - packagesDrawn)

  const unusedExtraPackages = open ? Math.max(0, open.addition.extraPackages - open.drawnAboveBase) : 0
  const own = Math.max(0, packagesRemaining - unusedExtraPackages)
  const factor = withdrawalsRemaining === 0 ? 0 : withdrawalsRemaining === 1 ? lastWithdrawalFactor : 1
  const base = Math.min(own, factor * packagesPerWithdrawal)
  const allowed = Math.min(packagesRemaining, base + unusedExtraPackages)
  const onExtraPackagesAlone = withdrawalsRemaining === 0 && unusedExtraPackages > 0
  const withdrawalsThatCanBeMade = withdrawalsRemaining + (onExtraPackagesAlone ? 1 : 0)
  return {
    withdrawalsRemaining,
    withdrawalsThatCanBeMade,
    packagesRemaining,
    allowed,
    base,
    unusedExtraPackages,
    usedUp: withdrawalsThatCanBeMade === 0 || allowed === 0,
    additions,
    withdrawalsMade,
    extraWithdrawals,
    packagesOverdrawn: Math.max(0, packagesDrawn - all),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
