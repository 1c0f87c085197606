import type { TherapyArea } from '../../therapy-area.ts'

/** Where a role is given: in the whole application of an operator, or at a node of a client. */
export const nodeTypes = ['Application', 'Client', 'CareUnit', 'CarePlace'] as const
export type NodeType = (typeof nodeTypes)[number]

export const roleScopes = ['principal', 'csp', 'client', 'care-unit', 'care-place'] as const
export type RoleScope = (typeof roleScopes)[number]

export interface Role {
  readonly id: number
  readonly code: string
  readonly scope: RoleScope
  /** Of a role that counts in one area alone. */
  readonly therapyArea: TherapyArea | null
}

export interface RoleNode {
  readonly nodeType: NodeType
  /** Null for the whole application. */
  readonly nodeId: string | null
}

export interface HeldRole extends RoleNode {
  readonly roleId: number
}

const nodeTypeOfScope: Readonly<Record<RoleScope, NodeType>> = {
  principal: 'Application',
  csp: 'Application',
  client: 'Client',
  'care-unit': 'CareUnit',
  'care-place': 'CarePlace',
}

/** The one kind of node at which a role is given (A-6-41). */
export function nodeTypeOf({ scope }: Pick<Role, 'scope'>): NodeType {
  return nodeTypeOfScope[scope]
}

export function isSameNode(one: RoleNode, other: RoleNode): boolean {
  return one.nodeType === other.nodeType && one.nodeId === other.nodeId
}
