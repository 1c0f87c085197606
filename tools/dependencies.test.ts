import { expect, test } from 'vitest'
import { looseVersions, wrongPackages } from './dependencies/lock-file.ts'

const sound = { version: '5.12.8', license: 'MIT', integrity: 'sha512-…' }

function wrongWith(name: string, change: object): readonly string[] {
  return wrongPackages({ '': {}, 'node_modules/sound': sound, [`node_modules/${name}`]: { ...sound, ...change } })
}

test('a package of the public registry with a free licence is taken', () => {
  expect(wrongWith('fastify', {})).toEqual([])
  expect(wrongWith('fastify', { resolved: 'https://registry.npmjs.org/fastify/-/fastify-5.12.8.tgz' })).toEqual([])
  expect(wrongWith('type-fest', { license: '(MIT OR CC0-1.0)' })).toEqual([])
  expect(wrongPackages({ 'node_modules/@omsorg/domain': { link: true } })).toEqual([])
})

test('a package with a known fault is refused, wherever it lies', () => {
  expect(wrongWith('fastify', { version: '5.7.1' })).toHaveLength(1)
  expect(wrongWith('fastify', { version: '5.7.2' })).toEqual([])
  expect(wrongWith('fastify', { version: '5.7.2-beta.1' })).toHaveLength(1)
  expect(wrongWith('other/node_modules/glob', { version: '10.4.9' })).toHaveLength(1)
  expect(wrongWith('other/node_modules/glob', { version: '10.5.0' })).toEqual([])
  expect(wrongWith('other/node_modules/glob', { version: '9.9.9' })).toHaveLength(1)
  expect(wrongWith('exceljs', { version: '99.0.0' })).toHaveLength(1)
})

test('a package is refused whose licence is none, unknown, or binds what is built on it', () => {
  expect(wrongWith('a', { license: undefined })).toHaveLength(1)
  expect(wrongWith('a', { license: 'GPL-3.0' })).toHaveLength(1)
  expect(wrongWith('a', { license: 'Commercial' })).toHaveLength(1)
})

test('a package is refused that cannot be checked, or that comes from elsewhere', () => {
  expect(wrongWith('a', { integrity: undefined })).toHaveLength(1)
  expect(wrongWith('a', { resolved: 'https://elsewhere.example/a.tgz' })).toHaveLength(1)
  expect(wrongWith('a', { resolved: 'git+ssh://git@elsewhere.example/a.git' })).toHaveLength(1)
})

test('versions are exact', () => {
  const dependencies = { a: '1.2.3', b: '18.4.0-beta.17', c: '^1.2.3', d: '*', e: 'latest' }
  expect(looseVersions('package.json', { dependencies })).toHaveLength(3)
})
