import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isLivePostgres, lives, readPostmaster } from './postmaster.ts'

test('a running PostgreSQL tells its port and its socket', () => {
  const text = '4711\n/var/data\n1790000000\n43743\n/tmp/omsorg-pg-a\n127.0.0.1\n  7340066    12\nready   \n'
  expect(readPostmaster(text)).toEqual({ pid: 4711, port: 43743, socketFolder: '/tmp/omsorg-pg-a', ready: true })
})

test('one that is still starting is not ready', () => {
  expect(readPostmaster('4711\n/var/data\n1790000000\n43743\n/tmp/a\n\n')).toMatchObject({ pid: 4711, ready: false })
  expect(readPostmaster('')).toBeNull()
})

test('a process is a live PostgreSQL by its name and state', () => {
  expect(isLivePostgres('4711 (postgres) S 1 4711')).toBe(true)
  expect(isLivePostgres('4711 (postgres) Z 1 4711')).toBe(false)
  expect(isLivePostgres('4711 (node) S 1 4711')).toBe(false)
  expect(isLivePostgres('4711 (a (b) c) S 1 4711')).toBe(false)
})

test('a process that has ended does not live', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(lives({ pid, port: 0, socketFolder: '', ready: true })).toBe(false)
})
