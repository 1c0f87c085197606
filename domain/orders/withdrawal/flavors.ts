import { shareOut } from '../../money.ts'

export interface FlavorBefore {
  /** Packages of the flavour in the last withdrawal. */
  readonly lastPackages: number
  readonly canBeOrdered: boolean
}

/**
 * Packages of each flavour in the order that is proposed: the split of the last withdrawal, scaled to the new quantity by
 * largest remainder (rules 3.13). Without a last one all stay empty, and one that cannot be ordered any more stays
 * empty too: what takes its place is for a person to decide.
 */
export function proposedFlavors(quantity: number, flavors: readonly FlavorBefore[]): number[] {
  const shares = shareOut(
    quantity,
    flavors.map((flavor) => flavor.lastPackages),
  )
  return flavors.map((flavor, place) => (flavor.canBeOrdered ? (shares[place] ?? 0) : 0))
}
