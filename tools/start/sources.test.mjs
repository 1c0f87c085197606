import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { listOfSources } from './sources.mjs'

const listIn = (folder) => listOfSources(folder, ['server', 'package-lock.json'])

function sourcesToBuild() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'server/features'), { recursive: true })
  writeFileSync(join(folder, 'server/features/handler.ts'), 'one')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  return folder
}

test.each([
  ['a file that is longer', (folder) => writeFileSync(join(folder, 'server/features/handler.ts'), 'longer')],
  ['a file of another time, be it earlier', (folder) => utimesSync(join(folder, 'package-lock.json'), 1, 1)],
  ['a file more', (folder) => writeFileSync(join(folder, 'server/features/another.ts'), '')],
])('%s asks for building anew', (_, change) => {
  const folder = sourcesToBuild()
  const before = listIn(folder)
  expect(listIn(folder)).toBe(before)
  change(folder)
  expect(listIn(folder)).not.toBe(before)
})

test('tests and what was built do not count', () => {
  const folder = sourcesToBuild()
  const before = listIn(folder)
  mkdirSync(join(folder, 'server/dist'))
  writeFileSync(join(folder, 'server/dist/start.cjs'), 'built')
  writeFileSync(join(folder, 'server/features/handler.test.ts'), 'a test')
  expect(listIn(folder)).toBe(before)
})

test('the same sources at another place are built anew: what is built names its place', () => {
  expect(listIn(sourcesToBuild())).not.toBe(listIn(sourcesToBuild()))
})
