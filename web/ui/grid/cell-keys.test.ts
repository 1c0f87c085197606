import { expect, test } from 'vitest'
import { type KeyedRow, moveInGrid } from './cell-keys.ts'

const row = (key: string, level: number, open: boolean | null): KeyedRow => ({ key, level, open })
const rows = [
  row('client', 1, true),
  row('north', 2, false),
  row('south', 2, true),
  row('birch', 3, null),
  row('oak', 3, null),
]
const columns = 4
const go = (at: number, column: number) => ({ go: { row: at, column } })

test.each([
  ['ArrowDown', 0, 2, go(1, 2)],
  ['ArrowDown', 4, 2, null],
  ['ArrowUp', 2, 0, go(1, 0)],
  ['ArrowUp', 0, 1, null],
  ['ArrowRight', 3, 1, go(3, 2)],
  ['ArrowRight', 3, 4, null],
  ['ArrowLeft', 3, 1, go(3, 0)],
  ['Home', 3, 3, go(3, 0)],
  ['End', 3, 0, go(3, 4)],
  ['PageDown', 0, 2, go(4, 2)],
  ['PageUp', 4, 2, go(0, 2)],
  // In the head of a row the same keys open, fold and go to what stands above.
  ['ArrowRight', 1, 0, { toggle: 'north', open: true }],
  ['ArrowRight', 2, 0, go(2, 1)],
  ['ArrowLeft', 2, 0, { toggle: 'south', open: false }],
  ['ArrowLeft', 1, 0, go(0, 0)],
  ['ArrowLeft', 4, 0, go(2, 0)],
  ['Enter', 3, 1, null],
] as const)('%s in row %i, column %i', (key, at, column, move) => {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false }
  expect(moveInGrid(pressed, rows, columns, { row: at, column })).toEqual(move)
})

test('Ctrl with Home and End goes to the corners, and leaves other keys alone', () => {
  const pressed = (key: string) => ({ key, ctrlKey: true, metaKey: false, altKey: false })
  expect(moveInGrid(pressed('Home'), rows, columns, { row: 3, column: 2 })).toEqual(go(0, 0))
  expect(moveInGrid(pressed('End'), rows, columns, { row: 0, column: 2 })).toEqual(go(4, 4))
  expect(moveInGrid(pressed('ArrowDown'), rows, columns, { row: 0, column: 2 })).toBeNull()
})
