import { expect, test } from 'vitest'
import { type MembershipBranch, type MembershipEntry, membershipTree } from './membership-tree.ts'

const entry = (treeNodeType: MembershipEntry['treeNodeType'], id: string, parentId: string | null, clientId = 'c') => ({
  treeNodeType,
  id,
  parentId,
  clientId,
  name: id.toUpperCase(),
  roles: treeNodeType === 'CarePlace' ? [{ name: 'Nurse' }] : [],
  primaryCustomerNumber: null,
})
const client = entry('Client', 'c', null)
const unit = entry('CareUnit', 'u', 'c')
const place = entry('CarePlace', 'p', 'u')
const other = entry('CarePlace', 'q', 'u')

/** Each node with what stands below it; in brackets what the list did not have. */
const drawn = (branches: readonly MembershipBranch[]): string =>
  branches
    .map(({ entry: { id }, isMissing, children }) => {
      const below = drawn(children)
      return `${isMissing ? `(${id})` : id}${below && ` > ${below}`}`
    })
    .join(', ')

test.each([
  ['in order', [client, unit, place, other], 'c > u > p, q'],
  ['from below', [place, other, unit, client], 'c > u > p, q'],
  ['between each other', [unit, place, client, other], 'c > u > p, q'],
  ['of two clients', [entry('Client', 'd', null, 'd'), client, entry('CareUnit', 'v', 'd', 'd')], 'd > v, c'],
  ['without the client', [unit, place], '(c) > u > p'],
  ['without the unit', [client, place, other], 'c > (u) > p, q'],
  ['with a place alone', [place], '(c) > (u) > p'],
  ['with a node twice', [client, client, unit], 'c > u'],
  ['of nobody', [], ''],
])('a flat list %s is a tree of clients, care units and care places (A-3-50)', (_how, entries, tree) =>
  expect(drawn(membershipTree(entries))).toBe(tree),
)

test('no role is lost with a missing parent (A-3-50)', () => {
  const [missing] = membershipTree([place])
  expect(missing?.entry).toMatchObject({ treeNodeType: 'Client', id: 'c', name: '', roles: [] })
  expect(missing?.children[0]?.children[0]?.entry.roles).toEqual([{ name: 'Nurse' }])
})
