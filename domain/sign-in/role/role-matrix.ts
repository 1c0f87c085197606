import { therapyAreas, type TherapyArea } from '../../therapy-area.ts'
import type { NodePath } from './effective-roles.ts'
import { nodeTypeOf, type HeldRole, type NodeType, type Role } from './role.ts'
import { rolesIn, type RoleColumn } from './role-columns.ts'

/** The roles of one user by the id of the node where they are given. */
export type RolesByNode = ReadonlyMap<string, ReadonlySet<number>>

/** A row of the table: a node of the client, with what stands above it. */
export interface MatrixNode extends NodePath {
  readonly nodeType: Exclude<NodeType, 'Application'>
  readonly nodeId: string
}

export type Cell =
  /** The role is given at another kind of node. */
  | { readonly state: 'elsewhere' }
  | { readonly state: 'inherited'; readonly from: string; readonly nodeType: NodeType }
  | { readonly state: 'empty' }
  /** Areas are none for a role that has none; all eight for the role in all areas. */
  | { readonly state: 'own'; readonly areas: readonly TherapyArea[]; readonly isGeneral: boolean }

export function rolesByNode(held: readonly HeldRole[]): RolesByNode {
  const roles = new Map<string, Set<number>>()
  for (const { nodeId, roleId } of held) {
    if (nodeId === null) continue
    roles.set(nodeId, (roles.get(nodeId) ?? new Set()).add(roleId))
  }
  return roles
}

function heldAt(roles: RolesByNode, nodeId: string): ReadonlySet<number> {
  return roles.get(nodeId) ?? new Set()
}

/** What of a role is held at one node, in its areas; null when nothing of it is. */
export function heldOf(roles: RolesByNode, nodeId: string, column: RoleColumn): Extract<Cell, { state: 'own' }> | null {
  const held = heldAt(roles, nodeId)
  const isGeneral = column.general !== null && held.has(column.general)
  const areas = therapyAreas.filter((area) => {
    const id = column.byArea.get(area)
    return (isGeneral && column.byArea.size > 0) || (id !== undefined && held.has(id))
  })
  return isGeneral || areas.length > 0 ? { state: 'own', areas, isGeneral } : null
}

/** One cell of the table: what is given there, or what holds there from above (A-6-46). */
export function cellAt(roles: RolesByNode, node: MatrixNode, column: RoleColumn): Cell {
  if (column.nodeType === node.nodeType) return heldOf(roles, node.nodeId, column) ?? { state: 'empty' }
  const above = { Application: null, Client: node.clientId, CareUnit: node.careUnitId, CarePlace: null }[
    column.nodeType
  ]
  const comesFrom = above !== null && above !== node.nodeId && heldOf(roles, above, column) !== null
  return comesFrom ? { state: 'inherited', from: above, nodeType: column.nodeType } : { state: 'elsewhere' }
}

function withHeld(roles: RolesByNode, nodeId: string, column: RoleColumn, wanted: readonly number[]): RolesByNode {
  const others = [...heldAt(roles, nodeId)].filter((id) => !rolesIn(column).includes(id))
  return new Map(roles).set(nodeId, new Set([...others, ...wanted]))
}

/** Gives a role in all its areas, or takes all of it. */
export function withRole(roles: RolesByNode, nodeId: string, column: RoleColumn, on: boolean): RolesByNode {
  const all = column.general === null ? [...column.byArea.values()] : [column.general]
  return withHeld(roles, nodeId, column, on ? all : [])
}

/** Whether a role can be given or taken in one area alone: the client uses it so, or all eight become the role in all areas. */
export function canTurnArea(column: RoleColumn, areas: readonly TherapyArea[], area: TherapyArea): boolean {
  const wanted = areas.includes(area) ? areas.filter((each) => each !== area) : [...areas, area]
  return rolesForAreas(column, wanted) !== null
}

/** The roles that give exactly these areas; null when the client does not use them. All eight are the role in all areas. */
function rolesForAreas({ general, byArea }: RoleColumn, areas: readonly TherapyArea[]): number[] | null {
  if (general !== null && areas.length === therapyAreas.length) return [general]
  const ids = areas.flatMap((area) => byArea.get(area) ?? [])
  return ids.length === areas.length ? ids : null
}

/** Gives or takes a role in one area; as it was where the client does not use it so. */
export function withArea(
  roles: RolesByNode,
  nodeId: string,
  column: RoleColumn,
  area: TherapyArea,
  on: boolean,
): RolesByNode {
  const now = heldOf(roles, nodeId, column)?.areas ?? []
  const wanted = therapyAreas.filter((each) => (each === area ? on : now.includes(each)))
  const ids = rolesForAreas(column, wanted)
  return ids === null ? roles : withHeld(roles, nodeId, column, ids)
}

/** Gives at further nodes what of a role is held at one. */
export function copiedTo(
  roles: RolesByNode,
  from: string,
  column: RoleColumn,
  nodeIds: readonly string[],
): RolesByNode {
  const held = rolesIn(column).filter((id) => heldAt(roles, from).has(id))
  return nodeIds.reduce((each, nodeId) => withHeld(each, nodeId, column, held), roles)
}

/** What the draft changes of a role at one node. */
export interface CellChange {
  readonly nodeId: string
  readonly code: string
  readonly change: 'given' | 'taken' | 'areas'
}

/** Every cell in which the draft is not what is saved, in the order of the columns. */
export function changedCells(saved: RolesByNode, draft: RolesByNode, columns: readonly RoleColumn[]): CellChange[] {
  return changedNodes(saved, draft).flatMap((nodeId) =>
    columns.flatMap((column): CellChange[] => {
      const ids = rolesIn(column)
      const [before, after] = [saved, draft].map((each) => ids.filter((id) => heldAt(each, nodeId).has(id)))
      if (!before || !after || isSame(new Set(before), new Set(after))) return []
      const change = before.length === 0 ? 'given' : after.length === 0 ? 'taken' : 'areas'
      return [{ nodeId, code: column.code, change }]
    }),
  )
}

/** The nodes at which the draft is not what is saved. */
export function changedNodes(saved: RolesByNode, draft: RolesByNode): string[] {
  const ids = new Set([...saved.keys(), ...draft.keys()])
  return [...ids].filter((nodeId) => !isSame(heldAt(saved, nodeId), heldAt(draft, nodeId)))
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}

/** Whether nothing would be held any more, which is refused before it is sent (A-5-24). */
export function isEmptied(saved: RolesByNode, draft: RolesByNode): boolean {
  const isNothing = (roles: RolesByNode) => [...roles.values()].every((each) => each.size === 0)
  return !isNothing(saved) && isNothing(draft)
}

/** The same changes on top of what somebody else has saved meanwhile. */
export function rebased(saved: RolesByNode, draft: RolesByNode, now: RolesByNode): RolesByNode {
  return changedNodes(saved, draft).reduce((roles, nodeId) => {
    const [before, after] = [heldAt(saved, nodeId), heldAt(draft, nodeId)]
    const kept = heldAt(now, nodeId).difference(before.difference(after))
    return new Map(roles).set(nodeId, kept.union(after.difference(before)))
  }, now)
}

/** Roles that are held and that the client uses no more still have their column. */
export function rolesShown(available: readonly Role[], held: readonly Role[]): Role[] {
  const all = new Map([...available, ...held].map((role) => [role.id, role]))
  return [...all.values()]
    .filter((role) => nodeTypeOf(role) !== 'Application')
    .toSorted((one, other) => one.id - other.id)
}
