import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { openLogFile } from './log-file.ts'

test('a log that has grown too large begins anew, and the one before it is kept', () => {
  const path = join(temporaryFolder(), 'log', 'omsorg.log')
  const log = openLogFile(path, 20)
  log.write('first line\n')
  log.write('second\n')
  expect(existsSync(`${path}.old`)).toBe(false)
  log.write('third line\n')
  expect([readFileSync(`${path}.old`, 'utf8'), readFileSync(path, 'utf8')]).toEqual([
    'first line\nsecond\n',
    'third line\n',
  ])
})

test('a later start goes on where the one before it ended', () => {
  const path = join(temporaryFolder(), 'omsorg.log')
  openLogFile(path).write('one\ntwo\n')
  const log = openLogFile(path)
  log.write('three\n')
  expect(log.lastLines(2)).toBe('two\nthree')
})
