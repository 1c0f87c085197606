/** A node that somebody belongs to, as the flat list has it. */
export interface MembershipEntry {
  readonly treeNodeType: 'Client' | 'CareUnit' | 'CarePlace'
  readonly clientId: string
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly roles: readonly { readonly name: string }[]
  readonly primaryCustomerNumber: string | null
}

export interface MembershipBranch {
  readonly entry: MembershipEntry
  /** The list does not have it: it stands there so that no role below it is lost, and has no name. */
  readonly isMissing: boolean
  readonly children: readonly MembershipBranch[]
}

type Kind = MembershipEntry['treeNodeType']

const above = { Client: null, CareUnit: 'Client', CarePlace: 'CareUnit' } as const satisfies Record<Kind, Kind | null>

/** The flat list as clients, below them care units and below these care places, in whichever order it came (A-3-50). */
export function membershipTree(entries: readonly MembershipEntry[]): readonly MembershipBranch[] {
  const known = new Map(entries.map((entry) => [keyOf(entry.treeNodeType, entry.id), entry]))
  const all = [...known.values()]
  const missing = new Set<MembershipEntry>()
  // A care place whose care unit is missing brings one, and that one perhaps its client.
  for (const { treeNodeType, clientId, parentId } of all) {
    const kind = above[treeNodeType]
    if (kind === null) continue
    const id = kind === 'Client' ? clientId : (parentId ?? '')
    if (known.has(keyOf(kind, id))) continue
    const entry: MembershipEntry = {
      treeNodeType: kind,
      clientId,
      id,
      name: '',
      parentId: kind === 'Client' ? null : clientId,
      roles: [],
      primaryCustomerNumber: null,
    }
    known.set(keyOf(kind, id), entry)
    missing.add(entry)
    all.push(entry)
  }
  const below = (kind: Kind, isBelow: (entry: MembershipEntry) => boolean): readonly MembershipBranch[] =>
    all
      .filter((entry) => entry.treeNodeType === kind && isBelow(entry))
      .map((entry) => ({ entry, isMissing: missing.has(entry), children: childrenOf(entry) }))
  const childrenOf = ({ treeNodeType, id }: MembershipEntry): readonly MembershipBranch[] => {
    if (treeNodeType === 'Client') return below('CareUnit', ({ clientId }) => clientId === id)
    return treeNodeType === 'CareUnit' ? below('CarePlace', ({ parentId }) => (parentId ?? '') === id) : []
  }
  return below('Client', () => true)
}

/** A client and a care unit never share an id in one list, yet nothing is said of it. */
function keyOf(kind: Kind, id: string): string {
  return `${kind} ${id}`
}
