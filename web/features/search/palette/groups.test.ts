import { describe, expect, test } from 'vitest'
import { type Group, type GroupName, chosenIn, groupStepped, nextShown, onlyHitOf, stepped } from './groups.ts'

interface Row {
  readonly key: string
}

function group(name: GroupName, keys: readonly string[], state: Group<Row>['state'] = 'there'): Group<Row> {
  return { name, state, rows: keys.map((key) => ({ key })) }
}

const people = group('people', ['astrid', 'holger'])
const orders = group('orders', ['204131'])
const actions = group('actions', ['go'])
const waiting = group('orders', [], 'waiting')
const names = (groups: readonly Group<Row>[]) => groups.map(({ name }) => name)

describe('a new term', () => {
  test('leaves what was there until every group has answered', () => {
    const former = { term: 'nor', groups: [people, actions] }
    expect(nextShown(former, 'norr', [people, waiting, actions], false)).toBe(former)
    expect(names(nextShown(former, 'norr', [people, orders, actions], false).groups)).toEqual([
      'people',
      'orders',
      'actions',
    ])
  })

  test('shows what has come when one group takes long, and its answer comes at the end: nothing chosen moves', () => {
    const early = nextShown({ term: '', groups: [] }, 'norr', [people, waiting, actions], true)
    expect(names(early.groups)).toEqual(['people', 'actions'])
    const late = nextShown(early, 'norr', [people, orders, actions], true)
    expect(names(late.groups)).toEqual(['people', 'actions', 'orders'])
    expect(chosenIn(late.groups, 'go')?.key).toBe('go')
  })

  test('keeps the other groups where one has failed', () => {
    const failed = group('orders', [], 'failed')
    expect(names(nextShown({ term: '', groups: [] }, 'norr', [people, failed], false).groups)).toEqual([
      'people',
      'orders',
    ])
  })
})

describe('the chosen row', () => {
  const groups = [people, group('products', []), orders, actions]

  test('is the first until another is chosen', () => {
    expect(chosenIn(groups, null)?.key).toBe('astrid')
    expect(chosenIn(groups, 'gone')?.key).toBe('astrid')
    expect(chosenIn([], null)).toBeUndefined()
  })

  test('goes by the arrows over all groups and round again', () => {
    expect(stepped(groups, 'astrid', 1)?.key).toBe('holger')
    expect(stepped(groups, 'holger', 1)?.key).toBe('204131')
    expect(stepped(groups, 'go', 1)?.key).toBe('astrid')
    expect(stepped(groups, null, -1)?.key).toBe('go')
    expect(stepped([], null, 1)).toBeUndefined()
  })

  test('goes by Tab to the next group that has rows, and after the last the focus goes on', () => {
    expect(groupStepped(groups, 'holger', 1)?.key).toBe('204131')
    expect(groupStepped(groups, 'go', 1)).toBeUndefined()
    expect(groupStepped(groups, '204131', -1)?.key).toBe('astrid')
  })

  test('is there before it is seen only where nothing else was found', () => {
    const recent = group('recent', ['sture'])
    const alone = group('orders', ['204131'])
    expect(onlyHitOf([recent, alone, actions])?.key).toBe('204131')
    expect(onlyHitOf([people, actions])).toBeUndefined()
    expect(onlyHitOf([recent, actions])).toBeUndefined()
  })
})
