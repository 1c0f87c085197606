import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { stampOf } from './web-build.ts'

const stampIn = (folder: string) => stampOf(folder, ['web', 'package-lock.json'])

function sourcesToBuild(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'web/features'), { recursive: true })
  writeFileSync(join(folder, 'web/features/Page.tsx'), 'one')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  return folder
}

test('the same sources have the same stamp', () => {
  const folder = sourcesToBuild()
  expect(stampIn(folder)).toBe(stampIn(folder))
})

test.each(['web/features/Page.tsx', 'web/features/Dialog.tsx', 'package-lock.json'])('%s changes the stamp', (file) => {
  const folder = sourcesToBuild()
  const before = stampIn(folder)
  writeFileSync(join(folder, file), 'two')
  expect(stampIn(folder)).not.toBe(before)
})

test('tests and what was built do not count', () => {
  const folder = sourcesToBuild()
  const before = stampIn(folder)
  mkdirSync(join(folder, 'web/dist'))
  writeFileSync(join(folder, 'web/dist/page.js'), 'built')
  writeFileSync(join(folder, 'web/features/Page.test.tsx'), 'a test')
  expect(stampIn(folder)).toBe(before)
})
