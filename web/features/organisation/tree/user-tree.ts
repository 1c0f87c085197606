import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { type AddressedPerson, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { type Forest, type NameOrder, treeNode, type TreeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import { type Ask, createLazyTree, type LazyTree } from './lazy-tree.ts'

/** A node of the tree of users: a client, or one of its users. */
export type UserFacts =
  | { readonly kind: 'Client'; readonly clientId: string }
  | { readonly kind: 'User'; readonly userId: number; readonly status: UserRecord['status'] }

export type UserTree = LazyTree<UserFacts, AddressedPerson<'User'>>

type UserRecord = AnswerOf<typeof searchUsers>['users'][number]

/** So many are found at most: whoever sees as many adds a word. */
const mostFound = 200

/** Clients, below them their users. */
export function createUserTree(ask: Ask, order: NameOrder): UserTree {
  return createLazyTree<UserFacts, AddressedPerson<'User'>>(
    {
      roots: () => Promise.resolve({ ok: true, value: [] }),
      downTo: () => Promise.resolve({ ok: false, reason: 'not-found' }),
      search: async (searchTerm) => {
        const answer = await ask(searchUsers, { query: { searchTerm, pageSize: mostFound } }, { silent: true })
        // What can be in no name, such as digits alone, is nobody's.
        if (!answer.ok && answer.reason === 'fields-wrong') {
          return { ok: true, value: { nodes: [], hits: 0, more: false } }
        }
        if (!answer.ok) return answer
        const { users, totalCount } = answer.value
        const nodes = byClient(users, order)
        return { ok: true, value: { nodes, hits: users.length, more: totalCount > users.length } }
      },
      childrenOf: () => Promise.resolve([]),
    },
    order,
  )
}

/** Users below their clients. */
function byClient(users: readonly UserRecord[], order: NameOrder): Forest<UserFacts> {
  const clients = Map.groupBy(users, ({ clientId }) => clientId)
  return [...clients]
    .map(([id, own]) => {
      const children = own.map(userOf)
      const name = own[0]?.clientName ?? ''
      return treeNode<UserFacts>({
        id,
        name,
        childCount: own.length,
        children,
        facts: { kind: 'Client', clientId: id },
      })
    })
    .toSorted((one, other) => order(one.name, other.name))
}

function userOf({ id, firstName, lastName, status }: UserRecord): TreeNode<UserFacts> {
  return treeNode({ id: String(id), name: `${firstName} ${lastName}`, facts: { kind: 'User', userId: id, status } })
}

/** A user of the tree as their address names them; null for a client, which only opens here. */
export function addressedUser({ facts }: TreeNode<UserFacts>): AddressedPerson<'User'> | null {
  return facts.kind === 'User' ? addressedPerson('User', facts.userId) : null
}
