import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { takeLock } from './lock.ts'

test('a second start on the same data folder is told where the first one answers', () => {
  const folder = temporaryFolder()
  const lock = takeLock(folder)
  expect(() => takeLock(folder)).toThrow('still starting')
  lock.publish('http://localhost:3000')
  expect(() => takeLock(folder)).toThrow('http://localhost:3000')
})

test('a released folder can be taken again', () => {
  const folder = temporaryFolder()
  takeLock(folder).release()
  expect(existsSync(join(folder, 'running.json'))).toBe(false)
  expect(() => takeLock(folder)).not.toThrow()
})

test('what a dead process left is taken over', () => {
  const folder = temporaryFolder()
  const dead = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: dead.pid, born: 'long ago', address: null }))
  takeLock(folder)
  expect(JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))).toMatchObject({ pid: process.pid })
})

test.runIf(process.platform === 'linux')('a living process that only carries the same number does not count', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: process.pid, born: 'another boot', address: null }))
  expect(() => takeLock(folder)).not.toThrow()
})

test('a broken lock file does not stop the start', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'running.json'), '{"pid":')
  expect(() => takeLock(folder)).not.toThrow()
})
