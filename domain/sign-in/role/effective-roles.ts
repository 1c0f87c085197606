import type { RoleNode } from './role.ts'

/** A node with all that stands above it; at a client there is no unit, at a unit no place. */
export interface NodePath {
  readonly clientId: string | null
  readonly careUnitId: string | null
  readonly carePlaceId: string | null
}

/** Whether what is given at one node holds at another: a client's counts for all below it, a unit's for its places (A-6-46). */
export function holdsAt({ nodeType, nodeId }: RoleNode, at: NodePath): boolean {
  if (nodeType === 'Application') return true
  if (nodeId === null) return false
  const counting = { Client: at.clientId, CareUnit: at.careUnitId, CarePlace: at.carePlaceId }
  return counting[nodeType] === nodeId
}

/** For each thing that some roles permit, the roles that do: a permission is the union over all of them. */
export function grantedThrough<Held extends { readonly code: string }, Name>(
  held: readonly Held[],
  grantedBy: (code: string) => readonly Name[],
): Map<Name, Held[]> {
  const through = new Map<Name, Held[]>()
  for (const each of held) {
    for (const name of new Set(grantedBy(each.code))) through.set(name, [...(through.get(name) ?? []), each])
  }
  return through
}
