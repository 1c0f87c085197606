import { expect, test } from 'vitest'
import { type KeyedLine, moveFor, typedTo } from './tree-keys.ts'

const line = (key: string, level: number, open: boolean | null): KeyedLine => ({ key, name: key, level, open })
const lines = [
  line('Fjällviken', 1, true),
  line('Norr', 2, false),
  line('Vik', 2, true),
  line('Björken', 3, null),
  line('Åsen', 3, null),
  line('Sundby', 1, false),
  // Open, and its children on their way.
  line('Tuna', 1, true),
]
const at = (name: string) => lines.findIndex(({ key }) => key === name)

test.each([
  ['ArrowDown', 'Fjällviken', { go: 'Norr' }],
  ['ArrowDown', 'Tuna', null],
  ['ArrowUp', 'Sundby', { go: 'Åsen' }],
  ['ArrowUp', 'Fjällviken', null],
  ['Home', 'Åsen', { go: 'Fjällviken' }],
  ['End', 'Norr', { go: 'Tuna' }],
  ['PageDown', 'Norr', { go: 'Tuna' }],
  ['PageUp', 'Åsen', { go: 'Fjällviken' }],
  ['ArrowRight', 'Norr', { toggle: 'Norr', open: true }],
  ['ArrowRight', 'Vik', { go: 'Björken' }],
  ['ArrowRight', 'Tuna', null],
  ['ArrowRight', 'Åsen', null],
  ['ArrowLeft', 'Vik', { toggle: 'Vik', open: false }],
  ['ArrowLeft', 'Åsen', { go: 'Vik' }],
  ['ArrowLeft', 'Norr', { go: 'Fjällviken' }],
  ['ArrowLeft', 'Sundby', null],
  ['Enter', 'Norr', { choose: 'Norr' }],
  [' ', 'Norr', { choose: 'Norr' }],
  ['Delete', 'Norr', null],
] as const)('%s on %s', (key, from, move) => expect(moveFor(key, lines, at(from))).toEqual(move))

test.each([
  ['s', 'Fjällviken', 'Sundby'],
  ['S', 'Sundby', 'Sundby'],
  ['n', 'Vik', 'Norr'],
  ['fj', 'Fjällviken', 'Fjällviken'],
  ['å', 'Tuna', 'Åsen'],
  ['x', 'Norr', null],
])('typing %s on %s', (typed, from, to) => expect(typedTo(typed, lines, at(from))).toBe(to))
