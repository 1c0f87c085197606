import type { Endpoint } from '@omsorg/contract/endpoint.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { listClientUsers } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { searchUsers } from '@omsorg/contract/sign-in/user/search-users.ts'
import { linesOf, pathTo } from '@omsorg/domain/organisation/tree/forest.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { expect, test } from 'vitest'
import type { Ask } from './lazy-tree.ts'
import { addressedUser, createUserTree } from './user-tree.ts'

const user = (id: number, firstName: string, clientId: string, clientName: string) => ({
  id,
  firstName,
  lastName: 'Ek',
  name: `${firstName} Ek`,
  visible: true,
  isParentUser: false,
  parentUserId: null as number | null,
  status: 'active',
  clientId,
  clientName,
  clientCount: 1,
})

const answering = (answer: object) =>
  createUserTree((() => Promise.resolve(answer)) as unknown as Ask, (one, other) => one.localeCompare(other))

test('who is found stands below their client, in the order of the answer', async () => {
  const users = [user(7, 'Åsa', 'b', 'Vik'), user(3, 'Bo', 'b', 'Vik'), user(5, 'Bo', 'a', 'Norr')]
  const tree = answering({ ok: true, value: { users, totalCount: 3 } })
  await tree.search('ek', null)
  const { nodes, opened, found } = tree.state()
  expect(linesOf(nodes, opened).map(({ node, level }) => `${level} ${node.name}`)).toEqual([
    '1 Norr',
    '2 Bo Ek',
    '1 Vik',
    '2 Åsa Ek',
    '2 Bo Ek',
  ])
  expect(found).toEqual({ term: 'ek', hits: 3, more: false })
})

test('who is hidden is found in no tree (A-3-27)', async () => {
  const users = [user(7, 'Åsa', 'b', 'Vik'), { ...user(3, 'Bo', 'a', 'Norr'), visible: false }]
  const tree = answering({ ok: true, value: { users, totalCount: 2 } })
  await tree.search('ek', null)
  const { nodes, found } = tree.state()
  expect(nodes.flatMap(({ name, children }) => [name, ...(children ?? []).map((each) => each.name)])).toEqual([
    'Vik',
    'Åsa Ek',
  ])
  expect(found).toEqual({ term: 'ek', hits: 1, more: false })
})

test('an address of a user whom nobody knows chooses none, and shows all clients (A-4.6-14)', async () => {
  const ask = (({ name }: Endpoint) =>
    Promise.resolve(
      name === listUserClients.name
        ? { ok: true, value: { clients: [{ id: 'a', name: 'Norr', userCount: 2 }], totalCount: 1, page: 1 } }
        : { ok: false, reason: 'not-found' },
    )) as unknown as Ask
  const tree = createUserTree(ask, (one, other) => one.localeCompare(other))
  await tree.show(addressedPerson('User', 99))
  const { nodes, opened, phase } = tree.state()
  expect([phase, nodes.map(({ id }) => id), [...opened]]).toEqual(['there', ['a'], []])
  expect(pathTo(nodes, '99')).toEqual([])
})

test('users are asked for by their first name (A-9-08)', async () => {
  const asked: unknown[] = []
  const ask = (_endpoint: unknown, sent: { readonly query: unknown }) => {
    asked.push(sent.query)
    return Promise.resolve({ ok: true, value: { users: [], totalCount: 0 } })
  }
  await createUserTree(ask as unknown as Ask, (one, other) => one.localeCompare(other)).search('ek', null)
  expect(asked).toMatchObject([{ searchTerm: 'ek', sortBy: 2 }])
})

test('a user of the tree has an address, a client only opens', async () => {
  const tree = answering({ ok: true, value: { users: [user(7, 'Åsa', 'b', 'Vik')], totalCount: 1 } })
  await tree.search('åsa', null)
  const [client] = tree.state().nodes
  expect(client && addressedUser(client)).toBeNull()
  expect(client?.children?.map(addressedUser)).toEqual([addressedPerson('User', 7)])
})

test('words that can be in no name find nobody, and are no failure', async () => {
  const tree = answering({ ok: false, reason: 'fields-wrong' })
  await tree.search('123', null)
  expect(tree.state()).toMatchObject({ phase: 'there', found: { hits: 0 } })
})

test('a client brings its users when it is opened, page by page, children below their parent and nobody who is hidden (A-3-27)', async () => {
  const users = Array.from({ length: 201 }, (_, at) => user(at + 1, `U${String(at).padStart(3, '0')}`, 'a', 'Norr'))
  const changed = users.map((each) =>
    each.id === 2 ? { ...each, parentUserId: 1 } : each.id === 3 ? { ...each, visible: false } : each,
  )
  const asked: unknown[] = []
  const clients = [{ id: 'a', name: 'Norr', userCount: 201 }]
  const ask = ((endpoint: Endpoint, { query }: { query: { page: number } }) => {
    if (endpoint.name === readMembership.name) return Promise.resolve({ ok: true, value: { membershipNodes: [] } })
    if (endpoint.name === listUserClients.name)
      return Promise.resolve({ ok: true, value: { clients, totalCount: 1, page: 1 } })
    asked.push(query.page)
    const page = changed.slice((query.page - 1) * 200, query.page * 200)
    return Promise.resolve({ ok: true, value: { users: page, totalCount: 201 } })
  }) as unknown as Ask
  const tree = createUserTree(ask, (one, other) => one.localeCompare(other))
  await tree.show(null)
  await tree.toggle('a', true)
  expect(asked).toEqual([1, 2])
  const [client] = tree.state().nodes
  expect(client?.children).toHaveLength(199)
  await tree.toggle('1', true)
  expect(pathTo(tree.state().nodes, '2').map(({ id }) => id)).toEqual(['a', '1', '2'])
})

/** A client with a parent and its child, who belong to the same place. */
const family = (() => {
  const parent = { ...user(1, 'Bo', 'a', 'Norr'), isParentUser: true }
  const child = { ...user(2, 'Ali', 'a', 'Norr'), parentUserId: 1 }
  const node = (treeNodeType: string, id: string, parentId: string | null, roles: string[]) => ({
    treeNodeType,
    id,
    name: id.toUpperCase(),
    parentId,
    clientId: 'a',
    primaryCustomerNumber: null,
    roles: roles.map((name) => ({ name })),
  })
  const membershipNodes = [node('CarePlace', 'p', 'u', ['Nurse', 'Orderer']), node('CareUnit', 'u', 'a', [])]
  const answers: Readonly<Record<string, object>> = {
    [readUser.name]: child,
    [listUserClients.name]: { clients: [{ id: 'a', name: 'Norr', userCount: 2 }], totalCount: 1, page: 1 },
    [searchUsers.name]: { users: [child], totalCount: 1 },
    [listClientUsers.name]: { users: [parent, child], totalCount: 2 },
    [readMembership.name]: { membershipNodes: [...membershipNodes, node('Client', 'a', null, [])] },
  }
  const asked: string[] = []
  const ask = (({ name }: Endpoint) => {
    asked.push(name)
    return Promise.resolve({ ok: true, value: answers[name] })
  }) as unknown as Ask
  return { asked, open: () => createUserTree(ask, (one, other) => one.localeCompare(other)) }
})()

test('below a user stands where they belong, with the roles held there, asked for when it is opened, once (A-3-28)', async () => {
  const tree = family.open()
  await tree.show(null)
  await tree.toggle('a', true)
  expect(pathTo(tree.state().nodes, '1').at(-1)).toMatchObject({ childCount: 2, children: null })
  family.asked.length = 0
  await tree.toggle('1', true)
  await tree.toggle('1', false)
  await tree.toggle('1', true)
  expect(family.asked).toEqual([readMembership.name])
  await tree.toggle('1 a', true)
  await tree.toggle('1 u', true)
  const { nodes, opened } = tree.state()
  expect(linesOf(nodes, opened).map(({ node, level }) => `${level} ${node.name}`)).toEqual([
    '1 Norr',
    '2 Bo Ek',
    '3 Ali Ek',
    '3 A',
    '4 U',
    '5 P',
  ])
  const place = pathTo(nodes, '1 p').at(-1)
  expect(place?.facts).toMatchObject({ of: 'CarePlace', roles: ['Nurse', 'Orderer'] })
  expect(place && addressedUser(place)).toEqual(addressedPerson('User', 1))
})

test('where a user belongs is read anew after it was changed, if it was read before (A-3-28)', async () => {
  let roles = ['Nurse']
  let asked = 0
  const ask = (({ name }: Endpoint) => {
    if (name !== readMembership.name)
      return Promise.resolve({ ok: true, value: { users: [user(7, 'Åsa', 'b', 'Vik')], totalCount: 1 } })
    asked += 1
    const client = { treeNodeType: 'Client', id: 'b', name: 'Vik', parentId: null, clientId: 'b' }
    const membershipNodes = [{ ...client, primaryCustomerNumber: null, roles: roles.map((each) => ({ name: each })) }]
    return Promise.resolve({ ok: true, value: { membershipNodes } })
  }) as unknown as Ask
  const tree = createUserTree(ask, (one, other) => one.localeCompare(other))
  const held = () => pathTo(tree.state().nodes, '7 b').at(-1)?.facts
  await tree.search('åsa', null)
  await tree.readBelow('7')
  expect(asked).toBe(0)
  await tree.toggle('7', true)
  expect(held()).toMatchObject({ roles: ['Nurse'] })
  roles = ['Nurse', 'Orderer']
  await tree.readBelow('7')
  expect(held()).toMatchObject({ roles: ['Nurse', 'Orderer'] })
})

test('an address of a child opens the tree below its parent (A-2.4-11)', async () => {
  const tree = family.open()
  await tree.show(addressedPerson('User', 2))
  expect(pathTo(tree.state().nodes, '2').map(({ id }) => id)).toEqual(['a', '1', '2'])
  expect([...tree.state().opened]).toEqual(['a', '1'])
})

test('a cleared search leaves the tree empty until somebody asks for all, or for another user (A-4.6-12)', async () => {
  const tree = family.open()
  await tree.show(addressedPerson('User', 1))
  await tree.search('ali', addressedPerson('User', 1))
  await tree.search('', addressedPerson('User', 1))
  await tree.show(addressedPerson('User', 1))
  expect(tree.state()).toMatchObject({ phase: 'there', nodes: [], found: null, isCleared: true })
  await tree.show(addressedPerson('User', 2))
  expect(tree.state().isCleared).toBe(false)
  expect(pathTo(tree.state().nodes, '2')).toHaveLength(3)
  await tree.search('ali', null)
  await tree.search('', null)
  await tree.again(null)
  expect(tree.state().nodes.map(({ id }) => id)).toEqual(['a'])
})
