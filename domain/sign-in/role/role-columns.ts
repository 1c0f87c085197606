import { therapyAreas, type TherapyArea } from '../../therapy-area.ts'
import { nodeTypeOf, type NodeType, type Role } from './role.ts'

/** A role as the table of roles has it: itself in all areas, and in one area alone, are one column. */
export interface RoleColumn {
  /** The code of the role in all areas. */
  readonly code: string
  /** The one kind of node at which it is given. */
  readonly nodeType: NodeType
  /** The role in all areas; null where it is not used. */
  readonly general: number | null
  /** The role in one area alone; empty for one that has no areas. */
  readonly byArea: ReadonlyMap<TherapyArea, number>
}

const order: readonly NodeType[] = ['Application', 'Client', 'CareUnit', 'CarePlace']

/** The columns of some roles, from the top of the organisation down. */
export function columnsOf(roles: readonly Role[]): RoleColumn[] {
  const columns = new Map<string, { nodeType: NodeType; general: number | null; byArea: Map<TherapyArea, number> }>()
  for (const role of roles) {
    const code = codeInAllAreas(role)
    const column = columns.get(code) ?? { nodeType: nodeTypeOf(role), general: null, byArea: new Map() }
    if (role.therapyArea === null) column.general = role.id
    else column.byArea.set(role.therapyArea, role.id)
    columns.set(code, column)
  }
  return [...columns]
    .map(([code, { nodeType, general, byArea }]) => ({ code, nodeType, general, byArea: inOrder(byArea) }))
    .toSorted((one, other) => order.indexOf(one.nodeType) - order.indexOf(other.nodeType))
}

/** The role of one area is named after the one in all areas, with the area behind it. */
function codeInAllAreas({ code, therapyArea }: Role): string {
  return therapyArea !== null && code.endsWith(therapyArea) ? code.slice(0, -therapyArea.length) : code
}

function inOrder(byArea: ReadonlyMap<TherapyArea, number>): ReadonlyMap<TherapyArea, number> {
  return new Map(
    therapyAreas.flatMap((area) => {
      const id = byArea.get(area)
      return id === undefined ? [] : [[area, id] as const]
    }),
  )
}

export function rolesIn({ general, byArea }: RoleColumn): number[] {
  return [...(general === null ? [] : [general]), ...byArea.values()]
}
