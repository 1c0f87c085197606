import { agree, refuse, type Outcome } from '../../outcome.ts'

export const estimates = ['dry', 'damp', 'half', 'full'] as const
export type Estimate = (typeof estimates)[number]

export const outsides = ['none', 'little', 'much'] as const
export type Outside = (typeof outsides)[number]

/** Whole hours that a diary is planned for; 48 at least (facts 5.5). */
export const plannedHours = [48, 72, 96] as const
export const leastHours = 48

/** Grams; nobody weighs more than this. */
export const heaviest = 9_999

/** Two changes so near each other may be one that was written down twice. */
export const nearMinutes = 5

export interface Measured {
  readonly wet: number | null
  /** The protection before it was used, in grams. */
  readonly dry: number | null
  readonly estimate: Estimate | null
  /** What the protection holds in use, in ml; null where nobody knows. */
  readonly holds: number | null
}

/** What a protection of an unknown size is taken to hold in use. */
export const heldByUnknown = 400

const shares: Readonly<Record<Estimate, readonly [number, number]>> = {
  dry: [0, 1],
  damp: [1, 4],
  half: [1, 2],
  full: [1, 1],
}

/** What an estimate stands for in whole ml, of a protection. */
export function estimatedVolume(estimate: Estimate, holds: number | null): number {
  const [above, below] = shares[estimate]
  return Math.round(((holds ?? heldByUnknown) * above) / below)
}

/** The leakage of one change in ml: 1 g is 1 ml. A wet weight below the dry one is a slip of the scale or of a finger. */
export function volumeOf({
  wet,
  dry,
  estimate,
  holds,
}: Measured): Outcome<number, 'nothing-measured' | 'wet-below-dry'> {
  if (estimate !== null) return agree(estimatedVolume(estimate, holds))
  if (wet === null) return refuse('nothing-measured', { at: 'wet' })
  if (dry === null) return refuse('nothing-measured', { at: 'dry' })
  return wet < dry ? refuse('wet-below-dry', { at: 'wet' }) : agree(wet - dry)
}

/** A change as it stands in a diary. */
export interface Change {
  readonly entryId: string
  readonly at: Temporal.Instant
  /** In ml. */
  readonly volume: number
  /** It was asked whether it is the same as one just before it, and it is not. */
  readonly apart: boolean
}

/** The changes in their order; the id makes the order of two at the same moment the same everywhere. */
export function inOrder<Each extends Pick<Change, 'entryId' | 'at'>>(changes: readonly Each[]): Each[] {
  return changes.toSorted(
    (one, other) => Temporal.Instant.compare(one.at, other.at) || (one.entryId < other.entryId ? -1 : 1),
  )
}

/** The changes that may be the same as the one before them, by their ids: within five minutes, and not said to be two. */
export function maybeTwice(changes: readonly Change[]): ReadonlyMap<string, string> {
  const ordered = inOrder(changes)
  const found = new Map<string, string>()
  for (const [index, change] of ordered.entries()) {
    const before = ordered[index - 1]
    if (before && !change.apart && minutesBetween(before.at, change.at) <= nearMinutes)
      found.set(change.entryId, before.entryId)
  }
  return found
}

export function minutesBetween(one: Temporal.Instant, other: Temporal.Instant): number {
  return Math.abs(other.epochMilliseconds - one.epochMilliseconds) / 60_000
}

/** Of two versions of one change the later one stands, by the clock of the device; of two alike the one that stands. */
export function isLater(
  version: { readonly changedOn: Temporal.Instant },
  than: { readonly changedOn: Temporal.Instant },
) {
  return Temporal.Instant.compare(version.changedOn, than.changedOn) > 0
}
