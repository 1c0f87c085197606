import { expect, test } from 'vitest'
import { checkGroup, type GroupFacts } from './user-group.ts'

const nobody: GroupFacts = { isParentUser: false, parent: null, hasChildren: false }
const parent = { isParentUser: true, hasChildAtClient: false }

test.each<[string, Partial<GroupFacts>, string]>([
  ['alone', {}, 'ok'],
  ['a parent', { isParentUser: true }, 'ok'],
  ['a parent of children', { isParentUser: true, hasChildren: true }, 'ok'],
  ['a child of a parent', { parent }, 'ok'],
  ['a child of whoever is no parent', { parent: { ...parent, isParentUser: false } }, 'parent-not-found'],
  ['a parent below a parent', { isParentUser: true, parent }, 'parent-of-parent'],
  ['a child with children', { isParentUser: true, hasChildren: true, parent }, 'parent-of-parent'],
  ['a parent of children no more', { hasChildren: true }, 'has-children'],
  ['a second child at one client', { parent: { ...parent, hasChildAtClient: true } }, 'parent-twice'],
])('%s is %s (A-6-49)', (_, facts, said) => {
  const judged = checkGroup({ ...nobody, ...facts })
  expect(judged.ok ? 'ok' : judged.refusal).toBe(said)
})
