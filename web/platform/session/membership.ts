import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'

export type MembershipNode = AnswerOf<typeof readMembership>['membershipNodes'][number]

/** What the person signed in belongs to, read once per person and kept until another one works here. */
export function createMembership(read: (userId: number) => Promise<readonly MembershipNode[]>) {
  let held: { readonly userId: number; readonly nodes: readonly MembershipNode[] } | null = null
  let reading: { readonly userId: number; readonly nodes: Promise<readonly MembershipNode[]> } | null = null

  return {
    nodesOf: (userId: number): readonly MembershipNode[] | null => (held?.userId === userId ? held.nodes : null),
    /** One call, however many ask at once. Throws what the call throws. */
    async load(userId: number): Promise<readonly MembershipNode[]> {
      if (held?.userId === userId) return held.nodes
      if (reading?.userId !== userId) reading = { userId, nodes: read(userId) }
      const mine = reading
      try {
        const nodes = await mine.nodes
        if (reading === mine) held = { userId, nodes }
        return nodes
      } finally {
        if (reading === mine) reading = null
      }
    },
    forget(): void {
      held = null
      reading = null
    },
  }
}

export interface MembershipTree {
  readonly node: MembershipNode
  readonly children: readonly MembershipTree[]
}

/** Clients first, then care units by their parent, then care places by theirs. */
export function treeOf(nodes: readonly MembershipNode[]): readonly MembershipTree[] {
  function below(node: MembershipNode, label: MembershipNode['label']): MembershipTree[] {
    return nodes
      .filter((each) => each.label === label && each.parentId === node.id)
      .map((each) => ({ node: each, children: label === 'CareUnit' ? below(each, 'CarePlace') : [] }))
  }
  return nodes
    .filter((node) => node.label === 'Client')
    .map((client) => ({ node: client, children: below(client, 'CareUnit') }))
}

export function carePlacesOf(nodes: readonly MembershipNode[]): readonly MembershipNode[] {
  return nodes.filter((node) => node.label === 'CarePlace')
}
