import { expect, test } from 'vitest'
import { guidedIntent } from './guided-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('arrows move among the suggestions and Enter chooses, letters or not', () => {
  const meant = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'].map((key) => guidedIntent({ ...plain, key }, false))
  expect(meant).toEqual(['up', 'down', 'first', 'last', 'choose'])
})

test('J compares and W tells why not the others, unless letters are turned off', () => {
  const meant = (singleKeys: boolean) => ['J', 'w', 'x'].map((key) => guidedIntent({ ...plain, key }, singleKeys))
  expect(meant(true)).toEqual(['compare', 'why-not', null])
  expect(meant(false)).toEqual([null, null, null])
})

test('Ctrl and Enter prescribe, and choose nothing', () => {
  expect(guidedIntent({ ...plain, ctrlKey: true, key: 'Enter' }, true)).toBeNull()
  expect(guidedIntent({ ...plain, metaKey: true, key: 'j' }, true)).toBeNull()
})
