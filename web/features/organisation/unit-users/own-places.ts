import type { MembershipNode } from '../../../platform/session/membership.ts'
import type { MatrixRow } from '../role-matrix/matrix-rows.ts'

export interface OwnPlace extends MatrixRow {
  readonly unit: string
}

/** The care places of the care units that somebody administers, as rows of roles. */
export function ownPlaces(nodes: readonly MembershipNode[]): readonly OwnPlace[] {
  const units = nodes.filter(({ label, roles }) => label === 'CareUnit' && roles.some(({ name }) => name === 'CUAdmin'))
  return units.flatMap((unit) =>
    nodes
      .filter(({ label, parentId }) => label === 'CarePlace' && parentId === unit.id)
      .map(({ id, name, clientId }) => ({
        nodeType: 'CarePlace',
        nodeId: id,
        clientId,
        careUnitId: unit.id,
        carePlaceId: id,
        name,
        level: 3,
        places: 0,
        unit: unit.name,
      })),
  )
}
