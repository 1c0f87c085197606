import { linesOf } from '@omsorg/domain/organisation/tree/forest.ts'
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

test('a client brings its users when it is opened, page by page, children below their parent and nobody who is hidden', async () => {
  const users = Array.from({ length: 201 }, (_, at) => user(at + 1, `U${String(at).padStart(3, '0')}`, 'a', 'Norr'))
  const changed = users.map((each) =>
    each.id === 2 ? { ...each, parentUserId: 1 } : each.id === 3 ? { ...each, visible: false } : each,
  )
  const asked: unknown[] = []
  const ask = ((_: unknown, { query }: { query?: { page: number } }) => {
    if (!query) return Promise.resolve({ ok: true, value: { clients: [{ id: 'a', name: 'Norr', userCount: 201 }] } })
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
  expect(client?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['2'])
})
