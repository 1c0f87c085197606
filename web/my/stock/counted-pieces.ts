/** How much is left of an opened package, about. */
export const openings = ['none', 'little', 'half', 'most'] as const
export type Opened = (typeof openings)[number]

const shares: Readonly<Record<Opened, number>> = { none: 0, little: 1 / 4, half: 1 / 2, most: 7 / 8 }

/** Whole packages and an opened one as whole pieces. */
export function countedPieces(whole: number, opened: Opened, itemsPerPackage: number): number {
  return whole * itemsPerPackage + Math.round(shares[opened] * itemsPerPackage)
}
