import { describe, expect, test } from 'vitest'
import { linesOf } from '@omsorg/domain/organisation/tree/forest.ts'
import { type ClientTree, clientOf, createClientTree, unitOf } from './client-tree.ts'
import type { Ask } from './lazy-tree.ts'

const client = (id: string, children?: object[]) => ({
  nodeType: 'Client',
  id,
  name: `Region ${id}`,
  childCount: children?.length ?? 2,
  ...(children && { children }),
})
const unit = (id: string, clientId: string, children?: object[]) => ({
  nodeType: 'CareUnit',
  id,
  clientId,
  name: `Enhet ${id}`,
  childCount: children?.length ?? 1,
  ...(children && { children }),
})
const place = (id: string, careUnitId: string, clientId: string) => ({
  nodeType: 'CarePlace',
  id,
  careUnitId,
  clientId,
  name: `Plats ${id}`,
})

type Answer = { readonly ok: true; readonly value: object } | { readonly ok: false; readonly reason: string }
const is = (value: object): Answer => ({ ok: true, value })

/** A tree whose calls are noted, and answered by hand or at once. */
function openTree(answers: Record<string, Answer | Promise<Answer>>) {
  const asked: string[] = []
  const ask = (async (endpoint: { path: string }, sent: { query?: object; params?: object }) => {
    const call =
      `${endpoint.path.split('/').slice(2, 4).join('/')} ${Object.values(sent.query ?? sent.params ?? {}).join(' ')}`.trim()
    asked.push(call)
    return (await answers[call]) ?? { ok: false, reason: 'not-found' }
  }) as unknown as Ask
  const tree = createClientTree(ask, (one, other) => one.localeCompare(other))
  return { tree, asked }
}
const seen = (tree: ClientTree) => linesOf(tree.state().nodes, tree.state().opened).map(({ node }) => node.id)

const roots = is({ clients: [client('a'), client('b')], totalCount: 2 })
const unitsOfA = is({ careUnits: [unit('u1', 'a'), unit('u2', 'a')] })
const toPlace = is({
  clients: [client('a', [unit('u1', 'a', [place('p', 'u1', 'a')]), unit('u2', 'a')]), client('b')],
  totalCount: 2,
})
const nodeP = { kind: 'CarePlace', id: 'p', clientId: 'a', careUnitId: 'u1' } as const

test('children are asked for when their parent is opened, and once (A-4.6-03, A-4.6-04)', async () => {
  const { tree, asked } = openTree({ 'Client/rootItems 1 50': roots, 'CareUnit/withCount a': unitsOfA })
  await tree.show(null)
  expect(seen(tree)).toEqual(['a', 'b'])
  await tree.toggle('a', true)
  expect(seen(tree)).toEqual(['a', 'u1', 'u2', 'b'])
  await tree.toggle('a', false)
  expect(seen(tree)).toEqual(['a', 'b'])
  await tree.toggle('a', true)
  expect(asked).toEqual(['Client/rootItems 1 50', 'CareUnit/withCount a'])
})

test('a parent whose children do not come closes again', async () => {
  const { tree } = openTree({ 'Client/rootItems 1 50': roots })
  await tree.show(null)
  await tree.toggle('b', true)
  expect([...tree.state().opened]).toEqual([])
  expect([...tree.state().busy]).toEqual([])
})

test('a client without an id is asked for nothing, and stays closed (A-4.6-13)', async () => {
  const { tree, asked } = openTree({ 'Client/rootItems 1 50': is({ clients: [client('')], totalCount: 1 }) })
  await tree.show(null)
  await tree.toggle('', true)
  await tree.toggle('of nobody', true)
  expect(asked).toEqual(['Client/rootItems 1 50'])
  expect([...tree.state().opened]).toEqual([])
})

test('a node says that its children are on their way, and how many they are before they come (A-3-03, A-3-05)', async () => {
  let answer: (answer: Answer) => void = () => undefined
  const { tree } = openTree({
    'Client/rootItems 1 50': roots,
    'CareUnit/withCount a': new Promise<Answer>((resolve) => (answer = resolve)),
  })
  await tree.show(null)
  const opening = tree.toggle('a', true)
  expect([...tree.state().busy]).toEqual(['a'])
  expect(tree.state().nodes[0]).toMatchObject({ childCount: 2, children: null })
  answer(unitsOfA)
  await opening
  expect([...tree.state().busy]).toEqual([])
})

test('one with nothing below it is asked for nothing when it is opened (A-3-07)', async () => {
  const { tree, asked } = openTree({ 'Client/rootItems 1 50': is({ clients: [client('a', [])], totalCount: 1 }) })
  await tree.show(null)
  await tree.toggle('a', true)
  expect(asked).toEqual(['Client/rootItems 1 50'])
})

test('after much has changed at once nothing stays that was loaded before', async () => {
  const answers: Record<string, Answer> = { 'Client/rootItems 1 50': roots, 'CareUnit/withCount a': unitsOfA }
  const { tree } = openTree(answers)
  await tree.show(null)
  await tree.toggle('a', true)
  answers['CareUnit/withCount a'] = is({ careUnits: [unit('u1', 'a'), unit('u2', 'a'), unit('u3', 'a')] })
  await tree.renew(null)
  await tree.toggle('a', true)
  expect(seen(tree)).toEqual(['a', 'u1', 'u2', 'u3', 'b'])
})

test('an address opens the tree down to its node, and leaves open what was (A-2.4-11)', async () => {
  const { tree, asked } = openTree({
    'Client/rootItems 1 50': roots,
    'CareUnit/withCount b': is({ careUnits: [unit('u9', 'b')] }),
    'Client/expanded a u1 p 50': toPlace,
  })
  await tree.show(null)
  await tree.toggle('b', true)
  await tree.show(nodeP)
  expect(seen(tree)).toEqual(['a', 'u1', 'p', 'u2', 'b', 'u9'])
  // It is there now: nothing more is asked.
  await tree.toggle('a', false)
  await tree.show(nodeP)
  expect(seen(tree)).toContain('p')
  expect(asked).toHaveLength(3)
})

test('an address of a node that is nowhere still shows all clients', async () => {
  const { tree } = openTree({ 'Client/rootItems 1 50': roots })
  await tree.show(nodeP)
  expect(tree.state().phase).toBe('there')
  expect(seen(tree)).toEqual(['a', 'b'])
})

test('a search takes the place of the tree; clearing it empties the tree, which is read again down to what is chosen (A-4.6-10, A-4.6-12, A-3-16)', async () => {
  const { tree } = openTree({
    'Client/rootItems 1 50': roots,
    'Client/expanded pla': is({ entities: [client('a', [unit('u1', 'a', [place('p', 'u1', 'a')])])], hits: ['p'] }),
    'Client/expanded a u1 p 50': toPlace,
  })
  await tree.show(null)
  await tree.search('pla', null)
  expect(seen(tree)).toEqual(['a', 'u1', 'p'])
  expect(tree.state().found).toEqual({ term: 'pla', hits: 1, more: false })
  const reading = tree.search('', nodeP)
  expect(tree.state()).toMatchObject({ phase: 'loading', nodes: [], found: null })
  await reading
  expect(seen(tree)).toEqual(['a', 'u1', 'p', 'u2', 'b'])
})

test('of two searches the later one counts, whichever is answered first', async () => {
  let answerFirst: (answer: Answer) => void = () => undefined
  const { tree } = openTree({
    'Client/rootItems 1 50': roots,
    'Client/expanded a': new Promise<Answer>((resolve) => (answerFirst = resolve)),
    'Client/expanded ab': is({ entities: [client('b')], hits: ['b'] }),
  })
  await tree.show(null)
  const first = tree.search('a', null)
  await tree.search('ab', null)
  answerFirst(is({ entities: [client('a')], hits: ['a'] }))
  await first
  expect(seen(tree)).toEqual(['b'])
})

test('what is added, renamed or removed while a search is shown is so in the whole tree too', async () => {
  const { tree } = openTree({
    'Client/rootItems 1 50': roots,
    'CareUnit/withCount a': unitsOfA,
    'Client/expanded en': is({ entities: [client('a', [unit('u1', 'a')])], hits: ['u1'] }),
  })
  await tree.show(null)
  await tree.toggle('a', true)
  await tree.search('en', null)
  tree.insert('a', unitOf({ id: 'u3', name: 'Annex', clientId: 'a' }))
  tree.rename('u1', 'Östra')
  expect(seen(tree)).toEqual(['a', 'u3', 'u1'])
  await tree.search('', null)
  expect(seen(tree)).toEqual(['a', 'u3', 'u2', 'u1', 'b'])
  tree.remove('a')
  expect(seen(tree)).toEqual(['b'])
})

test('what did not come is asked for once more', async () => {
  const answers: Record<string, Answer> = { 'Client/rootItems 1 50': { ok: false, reason: 'no-answer' } }
  const { tree } = openTree(answers)
  await tree.show(null)
  expect(tree.state().phase).toBe('failed')
  answers['Client/rootItems 1 50'] = roots
  await tree.again(null)
  expect(seen(tree)).toEqual(['a', 'b'])
})

describe('of more clients than come at once', () => {
  const name = (at: number) => `c${String(at).padStart(3, '0')}`
  const page = (number: number, total = 120) =>
    is({
      clients: Array.from({ length: Math.min(50, total - (number - 1) * 50) }, (_, at) =>
        client(name((number - 1) * 50 + at)),
      ),
      totalCount: total,
      page: number,
    })
  const pages = () => ({
    'Client/rootItems 1 50': page(1),
    'Client/rootItems 2 50': page(2),
    'Client/rootItems 3 50': page(3),
    'CareUnit/withCount c110': is({ careUnits: [unit('u1', 'c110')] }),
    'Client/expanded c110 50': page(3),
  })
  const known = (tree: ClientTree) => tree.state().places

  test('those in sight are asked for, page by page, and once', async () => {
    const { tree, asked } = openTree(pages())
    await tree.show(null)
    expect([known(tree).length, tree.state().total]).toEqual([50, 120])
    await tree.see(0, 30)
    await tree.see(40, 104)
    await tree.see(0, 119)
    expect(asked).toEqual(['Client/rootItems 1 50', 'Client/rootItems 2 50', 'Client/rootItems 3 50'])
    expect(seen(tree)).toEqual(Array.from({ length: 120 }, (_, at) => name(at)))
  })

  test('whoever has scrolled on meanwhile is answered where they are', async () => {
    const { tree, asked } = openTree(pages())
    await tree.show(null)
    await Promise.all([tree.see(60, 70), tree.see(80, 90), tree.see(110, 115)])
    expect(asked).toEqual(['Client/rootItems 1 50', 'Client/rootItems 2 50', 'Client/rootItems 3 50'])
    await tree.see(0, 10)
    expect(asked).toHaveLength(3)
  })

  test('an address shows its own page, and what is opened there stays open', async () => {
    const { tree } = openTree(pages())
    await tree.show({ kind: 'Client', id: 'c110', clientId: 'c110' })
    expect(known(tree)).toEqual(Array.from({ length: 20 }, (_, at) => 100 + at))
    await tree.toggle('c110', true)
    await tree.see(0, 10)
    expect(seen(tree).slice(0, 2)).toEqual(['c000', 'c001'])
    expect(seen(tree).slice(60, 62)).toEqual(['c110', 'u1'])
  })

  test('a page that does not come is asked for when it is in sight again', async () => {
    const answers: Record<string, Answer> = { ...pages(), 'Client/rootItems 2 50': { ok: false, reason: 'no-answer' } }
    const { tree } = openTree(answers)
    await tree.show(null)
    await tree.see(60, 70)
    expect([tree.state().phase, known(tree).length]).toEqual(['there', 50])
    answers['Client/rootItems 2 50'] = page(2)
    await tree.see(60, 70)
    expect(known(tree).length).toBe(100)
  })

  test('where others have come or gone, what stood elsewhere is asked for anew', async () => {
    const answers: Record<string, Answer> = pages()
    const { tree } = openTree(answers)
    await tree.show(null)
    answers['Client/rootItems 2 50'] = page(2, 121)
    await tree.see(60, 70)
    expect([known(tree)[0], known(tree).length, tree.state().total]).toEqual([50, 50, 121])
  })

  test('those behind one that is removed move up, and one that is added or renamed stands where the server says (A-4.6-06 to A-4.6-08)', async () => {
    const { tree } = openTree(pages())
    await tree.show({ kind: 'Client', id: 'c110', clientId: 'c110' })
    await tree.toggle('c110', true)
    tree.remove('c105')
    expect([known(tree)[0], known(tree).at(-1), tree.state().total]).toEqual([100, 118, 119])
    tree.rename('c110', 'Annan')
    expect([seen(tree), tree.state().total]).toEqual([[], 119])
    tree.insert(null, clientOf({ id: 'new', name: 'Ny' }))
    expect(tree.state().total).toBe(120)
    // What was loaded below them is not asked for again.
    await tree.see(110, 112)
    expect(seen(tree)).toContain('u1')
  })
})
