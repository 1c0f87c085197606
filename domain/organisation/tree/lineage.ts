/** Where a node of the organisation stands: the ids of itself and of what stands above it, as far as they are known. */
export interface Lineage {
  readonly clientId: string | null
  readonly careUnitId: string | null
  readonly carePlaceId: string | null
}

/** Whether a node is another one or stands below it; of one that names nothing, every node does. */
export function isWithin(node: Lineage, other: Lineage): boolean {
  return (['clientId', 'careUnitId', 'carePlaceId'] as const).every(
    (part) => other[part] === null || other[part] === node[part],
  )
}

/** Whether one of two nodes is the other, or stands above it. */
export function isOneLine(one: Lineage, other: Lineage): boolean {
  return isWithin(one, other) || isWithin(other, one)
}
