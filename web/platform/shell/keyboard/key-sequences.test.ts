import { expect, test } from 'vitest'
import { createKeyReader } from './key-sequences.ts'

const press = { ctrlKey: false, metaKey: false, altKey: false, writing: false, at: 0 }

test('/ searches and ? shows the map', () => {
  const read = createKeyReader(() => [])
  expect(read({ ...press, key: '/' })).toEqual({ kind: 'search' })
  expect(read({ ...press, key: '?' })).toEqual({ kind: 'map' })
})

test('g and a letter in good time go', () => {
  const read = createKeyReader(() => ['v'])
  expect(read({ ...press, key: 'g' })).toBeNull()
  expect(read({ ...press, key: 'v', at: 1000 })).toEqual({ kind: 'go', key: 'v' })
})

test('a letter that comes late or leads nowhere does nothing', () => {
  const read = createKeyReader(() => ['v'])
  read({ ...press, key: 'g' })
  expect(read({ ...press, key: 'v', at: 5000 })).toBeNull()
  read({ ...press, key: 'g', at: 6000 })
  expect(read({ ...press, key: 'x', at: 6100 })).toBeNull()
})

test('whoever is writing, or holds a modifier, is left alone', () => {
  const read = createKeyReader(() => ['v'])
  expect(read({ ...press, key: '/', writing: true })).toBeNull()
  expect(read({ ...press, key: '/', ctrlKey: true })).toBeNull()
})
