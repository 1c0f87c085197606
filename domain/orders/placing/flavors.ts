import { shareOut } from '../../money.ts'

export interface FlavorBefore {
  /** Packages of the flavour in the last withdrawal. */
  readonly lastPackages: number
  /** Packages of the flavour as the row prescribes them. */
  readonly prescribedPackages: number
  /** The prescribed item is this very flavour: its name says which is wanted. */
  readonly isPrescribedItem: boolean
  readonly canBeOrdered: boolean
}

/**
 * Packages of each flavour in the order that is proposed: by the split of the last withdrawal, else by the one that is
 * prescribed, else all of the flavour that the prescribed item is itself, else all of the only one that can be ordered. A
 * split is scaled to the new quantity by largest remainder (rules 3.13). Where several could be meant all stay empty, and
 * one that cannot be ordered any more stays empty too: what takes its place is for a person to decide.
 */
export function proposedFlavors(quantity: number, flavors: readonly FlavorBefore[]): number[] {
  const shares = shareOut(quantity, weightsOf(flavors))
  return flavors.map((flavor, place) => (flavor.canBeOrdered ? (shares[place] ?? 0) : 0))
}

function weightsOf(flavors: readonly FlavorBefore[]): number[] {
  const orderable = flavors.filter((flavor) => flavor.canBeOrdered)
  const known = [
    flavors.map((flavor) => flavor.lastPackages),
    flavors.map((flavor) => flavor.prescribedPackages),
    flavors.map((flavor) => (flavor.isPrescribedItem && flavor.canBeOrdered ? 1 : 0)),
    flavors.map((flavor) => (orderable.length === 1 && flavor === orderable[0] ? 1 : 0)),
  ]
  return known.find((weights) => weights.some((weight) => weight > 0)) ?? flavors.map(() => 0)
}
