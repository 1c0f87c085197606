/** The parts of an address in the tree of clients, as they are written; null for one that is left out or empty. */
export interface WrittenNode {
  readonly clientId: string | null
  readonly careUnitId: string | null
  readonly carePlaceId: string | null
}

/** A node by the ids that an address gives: what stands above it may be unknown until the server says it. */
export type AddressedNode =
  | { readonly kind: 'Client'; readonly id: string; readonly clientId: string }
  | { readonly kind: 'CareUnit'; readonly id: string; readonly clientId: string | null }
  | {
      readonly kind: 'CarePlace'
      readonly id: string
      readonly clientId: string | null
      readonly careUnitId: string | null
    }

/** A user or an operator by the number that an address gives. */
export interface AddressedPerson<Kind extends 'User' | 'Operator' = 'User' | 'Operator'> {
  readonly kind: Kind
  /** Their number as a text, as their line in a tree is known. */
  readonly id: string
  readonly personId: number
}

export type AnyNode = AddressedNode | AddressedPerson<'User'> | AddressedPerson<'Operator'>

/** The node of a kind. */
export type NodeOf<Kind extends AnyNode['kind']> = Extract<AnyNode, { readonly kind: Kind }>

export function addressedPerson<Kind extends 'User' | 'Operator'>(kind: Kind, personId: number): AddressedPerson<Kind> {
  return { kind, id: String(personId), personId }
}

export type ReadAddress =
  /** No node is named: the landing pane. */
  | { readonly state: 'nothing' }
  /** Something is named that cannot be an id. */
  | { readonly state: 'unreadable' }
  | { readonly state: 'node'; readonly node: AddressedNode }

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id that stands for none. */
const emptyId = '00000000-0000-0000-0000-000000000000'

/** The node that an address names: the lowest of its parts that is there (A-2.4-06, A-2.4-11). */
export function readNodeAddress(written: WrittenNode): ReadAddress {
  const [clientId, careUnitId, carePlaceId] = [written.clientId, written.careUnitId, written.carePlaceId].map(idIn)
  if (clientId === undefined || careUnitId === undefined || carePlaceId === undefined) return { state: 'unreadable' }
  if (carePlaceId !== null) return { state: 'node', node: { kind: 'CarePlace', id: carePlaceId, clientId, careUnitId } }
  if (careUnitId !== null) return { state: 'node', node: { kind: 'CareUnit', id: careUnitId, clientId } }
  if (clientId !== null) return { state: 'node', node: { kind: 'Client', id: clientId, clientId } }
  return { state: 'nothing' }
}

/** Null for none, undefined for what cannot be an id. */
function idIn(text: string | null): string | null | undefined {
  if (text === null || text === '' || text === emptyId) return null
  return guid.test(text) ? text.toLowerCase() : undefined
}

/** The parts of the address of a node. */
export function writeNodeAddress(node: AddressedNode): WrittenNode {
  return {
    clientId: node.clientId,
    careUnitId: node.kind === 'CareUnit' ? node.id : node.kind === 'CarePlace' ? node.careUnitId : null,
    carePlaceId: node.kind === 'CarePlace' ? node.id : null,
  }
}
