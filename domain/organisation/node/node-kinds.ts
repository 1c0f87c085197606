/** The nodes of the organisation and of its people. */
export const nodeKinds = ['Client', 'CareUnit', 'CarePlace', 'User', 'Operator'] as const

export type NodeKind = (typeof nodeKinds)[number]

/** Those that stand in the tree of clients. */
export type OrganisationNodeKind = 'Client' | 'CareUnit' | 'CarePlace'
