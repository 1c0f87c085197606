import { linesOf } from '@omsorg/domain/organisation/tree/forest.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { expect, test } from 'vitest'
import type { Ask } from './lazy-tree.ts'
import { addressedUser, createUserTree } from './user-tree.ts'

const user = (id: number, firstName: string, clientId: string, clientName: string) => ({
  id,
  firstName,
  lastName: 'Ek',
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
