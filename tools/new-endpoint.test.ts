import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeEndpoint } from './new-endpoint.ts'
import { filesOf, type Names, namesOf, nextSteps } from './new-endpoint/files.ts'
import { temporaryFolder } from './test/temporary-folder.ts'
import { judge } from './walls.ts'
import { sourceOf } from './walls/source.ts'

const names: Names = { feature: 'prescriptions', file: 'close-row', constant: 'closeRow' }

test('an endpoint has one name in every room', () => {
  const root = temporaryFolder()
  expect(writeEndpoint(root, names)).toEqual([
    'contract/prescriptions/close-row.ts',
    'server/features/prescriptions/close-row.ts',
    'server/features/prescriptions/close-row.test.ts',
  ])
  const contract = readFileSync(join(root, 'contract/prescriptions/close-row.ts'), 'utf8')
  expect(contract).toContain('export const closeRow = endpoint({')
  expect(contract).toContain("path: '/Prescriptions/CloseRow'")
})

test('a name that exists is refused, and nothing is written', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'server/features/prescriptions'), { recursive: true })
  writeFileSync(join(root, 'server/features/prescriptions/close-row.ts'), '')
  expect(() => writeEndpoint(root, names)).toThrow('server/features/prescriptions/close-row.ts')
  expect(readdirSync(root)).toEqual(['server'])
})

test('names are in kebab-case', () => {
  expect(namesOf('prescriptions', 'close-row')).toEqual(names)
  expect(namesOf('prescriptions', 'closeRow')).toBeNull()
  expect(namesOf('../prescriptions', 'close-row')).toBeNull()
  expect(namesOf('prescriptions', '')).toBeNull()
})

test('what is written stands within the walls', () => {
  const sources = Object.entries(filesOf(names)).map(([path, text]) => sourceOf(path, text))
  expect(judge(sources).violations).toEqual([])
})

test('the person is told where else the endpoint has to be named', () => {
  expect(nextSteps(names)).toContain('contract/prescriptions/endpoints.ts')
  expect(nextSteps(names)).toContain('texts/{en,sv,fi,dk}/')
})
