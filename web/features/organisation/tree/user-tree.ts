import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listClientUsers } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { type AddressedPerson, addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import {
  type Forest,
  type NameOrder,
  treeNode,
  type TreeNode,
  withChildren,
} from '@omsorg/domain/organisation/tree/forest.ts'
import { type MembershipBranch, membershipTree } from '@omsorg/domain/sign-in/membership/membership-tree.ts'
import { type PartOfRoots, rootsOfPage } from './known-roots.ts'
import { type Ask, type Brought, createLazyTree, type LazyTree } from './lazy-tree.ts'

/** A node of the tree of users: a client, one of its users, or where a user belongs and which roles they hold there. */
export type UserFacts =
  | { readonly kind: 'Client'; readonly clientId: string }
  | {
      readonly kind: 'User'
      readonly userId: number
      readonly status: UserRecord['status']
      readonly isParentUser: boolean
      /** Those of the same client whose parent it is. */
      readonly childUsers?: Forest<UserFacts>
    }
  | {
      readonly kind: 'Membership'
      readonly of: MembershipBranch['entry']['treeNodeType']
      readonly userId: number
      readonly roles: readonly string[]
      /** The user belongs to something below it, and it is not known by name. */
      readonly isMissing: boolean
    }

type UserNodeFacts = Extract<UserFacts, { readonly kind: 'User' }>

export type UserTree = LazyTree<UserFacts, AddressedPerson<'User'>>

type UserRecord = AnswerOf<typeof searchUsers>['users'][number]
type ClientRecord = AnswerOf<typeof listUserClients>['clients'][number]

/** The only order of found users. */
const byFirstName = 2

/** So many are found at most: whoever sees as many adds a word. */
const mostFound = 200

/** So many users of a client come with one answer. */
const pageSize = 200

/**
 * Clients, below them their users; below a user where they belong, with the roles held there, and below a parent its children
 * of the same client (A-3-28).
 */
export function createUserTree(ask: Ask, order: NameOrder): UserTree {
  async function roots(
    part: { readonly page: number } | { readonly around: string },
  ): Promise<Brought<PartOfRoots<UserFacts>>> {
    const answer = await ask(listUserClients, { query: { ...part, pageSize: rootsOfPage } }, { silent: true })
    if (!answer.ok) return answer
    const { clients, page, totalCount: total } = answer.value
    return { ok: true, value: { nodes: clients.map(clientOf), from: (page - 1) * rootsOfPage, total } }
  }

  async function usersOf(clientId: string, silent: boolean): Promise<Brought<Forest<UserFacts>>> {
    const page = (number: number) => ask(listClientUsers, { query: { clientId, page: number, pageSize } }, { silent })
    const first = await page(1)
    if (!first.ok) return first
    const { users, totalCount } = first.value
    const more = Array.from({ length: Math.ceil(totalCount / pageSize) - 1 }, (_, at) => at + 2)
    const others = await Promise.all(more.map(page))
    const failed = others.find(({ ok }) => !ok)
    if (failed && !failed.ok) return failed
    const all = [...users, ...others.flatMap((each) => (each.ok ? each.value.users : []))]
    return { ok: true, value: grouped(all, order) }
  }

  async function belowUser(facts: UserNodeFacts, silent: boolean): Promise<Forest<UserFacts> | null> {
    const { userId } = facts
    const answer = await ask(readMembership, { params: { id: userId } }, { silent })
    if (!answer.ok) return null
    return [...childUsersIn(facts), ...membershipTree(answer.value.membershipNodes).map((each) => heldAt(each, userId))]
  }

  return createLazyTree<UserFacts, AddressedPerson<'User'>>(
    {
      staysEmpty: true,
      roots: (page) => roots({ page }),
      downTo: async ({ personId }) => {
        const user = await ask(readUser, { params: { id: personId } }, { silent: true })
        if (!user.ok) return user
        const { clientId } = user.value
        const [clients, users] = await Promise.all([roots({ around: clientId }), usersOf(clientId, true)])
        if (!clients.ok) return clients
        if (!users.ok) return users
        const withUsers = clients.value.nodes.map((each) =>
          each.id === clientId ? each.with({ children: users.value }) : each,
        )
        // A child stands below its parent, among where the parent belongs.
        const parent = users.value.find(({ facts }) => isParentOf(facts, personId))
        const down = (nodes: Forest<UserFacts>) => ({ ok: true, value: { ...clients.value, nodes } }) as const
        if (parent?.facts.kind !== 'User') return down(withUsers)
        const below = await belowUser(parent.facts, true)
        return down(withChildren(withUsers, parent.id, below ?? childUsersIn(parent.facts)))
      },
      search: async (searchTerm) => {
        const answer = await ask(
          searchUsers,
          { query: { searchTerm, sortBy: byFirstName, pageSize: mostFound } },
          { silent: true },
        )
        // What can be in no name, such as digits alone, is nobody's.
        if (!answer.ok && answer.reason === 'fields-wrong') {
          return { ok: true, value: { nodes: [], hits: 0, more: false } }
        }
        if (!answer.ok) return answer
        const { users, totalCount } = answer.value
        const shown = users.filter(({ visible }) => visible)
        const value = { nodes: byClient(shown, order), hits: shown.length, more: totalCount > users.length }
        return { ok: true, value }
      },
      childrenOf: async ({ facts }) => {
        if (facts.kind === 'User') return belowUser(facts, false)
        if (facts.kind === 'Membership') return []
        const users = await usersOf(facts.clientId, false)
        return users.ok ? users.value : null
      },
    },
    order,
  )
}

/** Whoever is not visible stands in no tree; children stand below their parent where that is of the same client. */
function grouped(users: readonly UserRecord[], order: NameOrder): Forest<UserFacts> {
  const shown = users.filter(({ visible }) => visible)
  const here = new Set(shown.map(({ id }) => id))
  const childrenOf = Map.groupBy(shown, ({ parentUserId }) => parentUserId)
  const isChild = ({ parentUserId }: UserRecord) => parentUserId !== null && here.has(parentUserId)
  return sortedByName(
    shown.filter((each) => !isChild(each)).map((each) => userOf(each, childrenOf.get(each.id) ?? [], order)),
    order,
  )
}

function sortedByName(nodes: Forest<UserFacts>, order: NameOrder): Forest<UserFacts> {
  return nodes.toSorted((one, other) => order(one.name, other.name) || Number(one.id) - Number(other.id))
}

function clientOf({ id, name, userCount }: ClientRecord): TreeNode<UserFacts> {
  return treeNode({ id, name, childCount: userCount, facts: { kind: 'Client', clientId: id } })
}

/** Who was found, below their clients. */
function byClient(users: readonly UserRecord[], order: NameOrder): Forest<UserFacts> {
  const clients = Map.groupBy(users, ({ clientId }) => clientId)
  return [...clients]
    .map(([id, own]) => {
      const children = own.map((each) => userOf(each, [], order))
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

function userOf(user: UserRecord, children: readonly UserRecord[], order: NameOrder): TreeNode<UserFacts> {
  const { id, name, status, isParentUser, clientCount } = user
  const childUsers = sortedByName(
    children.map((each) => userOf(each, [], order)),
    order,
  )
  return treeNode<UserFacts>({
    id: String(id),
    name,
    facts: { kind: 'User', userId: id, status, isParentUser, childUsers },
    childCount: childUsers.length + clientCount,
  })
}

/** Where a user belongs, with all that is below it: it comes at once. */
function heldAt({ entry, isMissing, children }: MembershipBranch, userId: number): TreeNode<UserFacts> {
  const { id, name, treeNodeType: of, roles } = entry
  return treeNode<UserFacts>({
    id: `${userId} ${id}`,
    name,
    facts: { kind: 'Membership', of, userId, isMissing, roles: roles.map((role) => role.name) },
    childCount: children.length,
    children: children.map((each) => heldAt(each, userId)),
  })
}

function childUsersIn(facts: UserFacts): Forest<UserFacts> {
  return (facts.kind === 'User' && facts.childUsers) || []
}

function isParentOf(facts: UserFacts, personId: number): boolean {
  return childUsersIn(facts).some(({ id }) => id === String(personId))
}

/** A user of the tree as their address names them, also from where they belong; null for a client, which only opens here. */
export function addressedUser({ facts }: TreeNode<UserFacts>): AddressedPerson<'User'> | null {
  return facts.kind === 'Client' ? null : addressedPerson('User', facts.userId)
}
