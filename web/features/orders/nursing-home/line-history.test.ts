import { expect, test } from 'vitest'
import { createLineHistory } from './line-history.ts'

const lines = (quantity: number) => [
  { key: 'row-1', quantity, flavors: {}, flavorsByHand: false, setAside: false, removed: false },
]

test('each thing that was done is undone by one, from the last to the first', () => {
  const history = createLineHistory()
  history.note(lines(1))
  history.note(lines(2))
  expect(history.undo()).toEqual(lines(2))
  expect(history.undo()).toEqual(lines(1))
  expect(history.undo()).toBeNull()
})

test('the digits of one number are one thing, and a number typed anew is another', () => {
  const history = createLineHistory()
  history.note(lines(14), 'row-1')
  history.note(lines(1), 'row-1')
  history.rest()
  history.note(lines(12), 'row-1')
  expect(history.undo()).toEqual(lines(12))
  expect(history.undo()).toEqual(lines(14))
})

test('a number typed in another line is another thing', () => {
  const history = createLineHistory()
  history.note(lines(1), 'row-1')
  history.note(lines(2), 'row-2')
  history.note(lines(3), 'row-1')
  expect([history.undo(), history.undo(), history.undo()]).toEqual([lines(3), lines(2), lines(1)])
})
