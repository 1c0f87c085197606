import { describe, expect, test } from 'vitest'
import { type Forest, inserted, linesOf, pathTo, removed, renamed, TreeNode, treeNode, withChildren } from './forest.ts'

const order = new Intl.Collator('sv').compare
const node = (name: string, children?: Forest<null>, childCount = children?.length ?? 0) =>
  treeNode({ id: name.toLowerCase(), name, facts: null, children, childCount })

const loaded = node('Fjällviken', [node('Norr'), node('Vik', [node('Björken'), node('Åsen')])])
const unloaded = node('Sundby', undefined, 3)
const forest: Forest<null> = [loaded, unloaded]

const names = (nodes: Forest<null> | null | undefined) => nodes?.map(({ name }) => name)
const child = (from: Forest<null>, id: string) => pathTo(from, id).at(-1)

test('a node with nothing below it is loaded from the beginning, any other is not (A-3-05, A-3-07)', () => {
  expect(node('Leer').children).toEqual([])
  expect(unloaded.children).toBeNull()
})

test('a node is found with what leads to it', () => {
  expect(names(pathTo(forest, 'åsen'))).toEqual(['Fjällviken', 'Vik', 'Åsen'])
  expect(pathTo(forest, 'nowhere')).toEqual([])
})

test('a node is made by its factory, and by nothing else (A-3-63)', () => {
  const parts = { id: 'a', name: 'Norr', childCount: 0, children: [], facts: null }
  expect(treeNode(parts)).toMatchObject(parts)
  expect(() => new TreeNode(Symbol('factory'), parts)).toThrow('factory')
  // What only looks like a node cannot be gone on with.
  const likeness = { ...parts, __proto__: TreeNode.prototype } as unknown as TreeNode<null>
  expect(() => likeness.with({ name: 'Syd' })).toThrow(TypeError)
})

describe('a node that is added', () => {
  test('below a parent that is not loaded only raises its number (A-4.6-05)', () => {
    const after = inserted(forest, 'sundby', node('Ny'), order)
    expect(child(after, 'sundby')).toMatchObject({ childCount: 4, children: null })
  })

  test('below a loaded parent stands where its name belongs, and the number is that of the list (A-4.6-06)', () => {
    const after = inserted(forest, 'vik', node('Ängen'), order)
    expect(names(child(after, 'vik')?.children)).toEqual(['Björken', 'Åsen', 'Ängen'])
    expect(child(after, 'vik')?.childCount).toBe(3)
  })

  test('among the roots stands where its name belongs', () =>
    expect(names(inserted(forest, null, node('Järvimaa'), order))).toEqual(['Fjällviken', 'Järvimaa', 'Sundby']))

  test('below a parent that is not there changes nothing', () =>
    expect(inserted(forest, 'nowhere', node('Ny'), order)).toBe(forest))
})

test('children that are loaded take their place, and their number counts (A-4.6-03)', () => {
  const after = withChildren(forest, 'sundby', [node('Ett'), node('Två')])
  expect(child(after, 'sundby')).toMatchObject({ childCount: 2 })
  expect(after[0]).toBe(forest[0])
})

test('a node under a new name stands where that belongs (A-4.6-07)', () => {
  expect(names(child(renamed(forest, 'björken', 'Älven', order), 'vik')?.children)).toEqual(['Åsen', 'Älven'])
  expect(names(renamed(forest, 'fjällviken', 'Vättern', order))).toEqual(['Sundby', 'Vättern'])
})

test('a node that is removed is gone, and its parent counts one less (A-4.6-08)', () => {
  expect(names(removed(forest, 'fjällviken'))).toEqual(['Sundby'])
  expect(child(removed(forest, 'norr'), 'fjällviken')).toMatchObject({ childCount: 1 })
})

test('what is seen are the roots, and the children of what is opened (A-3-02, A-3-03, A-3-04)', () => {
  const lines = linesOf(forest, new Set(['fjällviken', 'sundby']))
  expect(lines.map(({ node: { name }, level, place, of, open }) => [name, level, place, of, open])).toEqual([
    ['Fjällviken', 1, 1, 2, true],
    ['Norr', 2, 1, 2, null],
    ['Vik', 2, 2, 2, false],
    // Open, and its children on their way.
    ['Sundby', 1, 2, 2, true],
  ])
})
