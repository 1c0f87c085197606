import { expect, test } from 'vitest'
import { queueIntent } from './queue-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('a row is answered by single keys, unless they are turned off', () => {
  const meant = (singleKeys: boolean) =>
    ['F', 'n', 's', 'o', '+', '-'].map((key) => queueIntent({ ...plain, key }, singleKeys))
  expect(meant(true)).toEqual(['renew', 'no', 'pace', 'open', 'more', 'less'])
  expect(meant(false)).toEqual([null, null, null, null, null, null])
})

test('arrows move and Ctrl undoes and confirms in any case; other keys mean nothing', () => {
  expect(queueIntent({ ...plain, key: 'ArrowDown' }, false)).toBe('down')
  expect(queueIntent({ ...plain, ctrlKey: true, key: 'z' }, false)).toBe('undo')
  expect(queueIntent({ ...plain, metaKey: true, key: 'Enter' }, false)).toBe('confirm')
  expect(queueIntent({ ...plain, ctrlKey: true, key: 'f' }, true)).toBeNull()
  expect(queueIntent({ ...plain, altKey: true, key: 'n' }, true)).toBeNull()
  expect(queueIntent({ ...plain, key: 'q' }, true)).toBeNull()
})
