import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectAt, readArguments } from './new-endpoint.ts'
import { withEntry, withPart } from './new-endpoint/edit-source.ts'
import type { Kind, NewEndpoint } from './new-endpoint/names.ts'
import { nextSteps } from './new-endpoint/next-steps.ts'
import { planOf, type Plan, type Project } from './new-endpoint/plan.ts'
import { judge } from './walls.ts'
import { sourceOf } from './walls/source.ts'

const project = projectAt(join(import.meta.dirname, '..'))

const wanted = (name: string, kind: Kind, feature = 'care-recipients'): NewEndpoint => ({
  feature,
  noun: 'wall-test',
  name,
  permission: 'CareRecipientRead',
  kind,
})

/** The project after a plan was written. */
const after = (plan: Plan, before: Project = project): Project => ({
  read: (path) => plan[path] ?? before.read(path),
  list: (folder) => before.list(folder),
})

const violationsOf = (plan: Plan) => judge(Object.entries(plan).map(([path, text]) => sourceOf(path, text))).violations

const change = wanted('write-wall-test', 'change-of-person')
const list = wanted('list-wall-tests', 'list-of-person')

test('an endpoint has one name in every room', () => {
  const plan = planOf(wanted('try-it', 'plain', 'orders'), project)
  expect(plan['contract/orders/wall-test/try-it.ts']).toContain("name: 'orders/wall-test/try-it'")
  expect(plan['server/features/orders/wall-test/try-it.ts']).toContain('export const tryIt = handle(contract')
  expect(plan['server/features/orders/wall-test/wall-test.test.ts']).toContain('world.as(nurse).call(tryIt')
})

test.each(['care-recipients', 'orders', 'prescriptions', 'product-selection', 'products', 'sign-in'])(
  'the lists of %s name it',
  (feature) => {
    const plan = planOf(wanted('list-wall-tests', 'plain', feature), project)
    const line = "import { listWallTests } from './wall-test/list-wall-tests.ts'"
    for (const path of [`contract/${feature}/endpoints.ts`, `server/features/${feature}/index.ts`]) {
      expect(plan[path]).toContain(line)
      expect(plan[path]).toMatch(/\blistWallTests,\n\s*\}/)
    }
    expect(plan[`server/testing/examples/${feature}.ts`]).toContain(`'${feature}/wall-test/list-wall-tests':`)
  },
)

test('what is written stands within the walls', () => {
  const first = planOf(change, project)
  const second = planOf(list, after(first))
  // The walls that run know the owners as they stand on the disk, not the one in the plan.
  expect(violationsOf({ ...first, ...second })).toEqual([
    'server/features/care-recipients/wall-test/wall-test.sql.ts writes omsorg.wall_test, which tools/walls/tables.ts does not know',
  ])
  const handler = 'server/features/care-recipients/wall-test/list-wall-tests.ts'
  expect(violationsOf({ [handler]: `import pg from 'pg'\n${second[handler]}` })).not.toEqual([])
})

test('the second endpoint of a noun is added to its queries, tests, texts and screen', () => {
  const first = planOf(change, project)
  const second = planOf(list, after(first))
  const queries = second['server/features/care-recipients/wall-test/wall-test.sql.ts'] ?? ''
  expect(queries).toMatch(/function insertWallTest\b[^]*function readWallTests\b/)
  expect(queries.match(/import \{ sql \}/g)).toHaveLength(1)
  const screen = second['web/features/care-recipients/wall-test/WallTestParts.tsx'] ?? ''
  expect(screen).toMatch(/function WriteWallTestDialog\b[^]*function WallTestsDrawer\b/)
  const tests = second['server/features/care-recipients/wall-test/wall-test.test.ts'] ?? ''
  expect(tests.match(/let world: World/g)).toHaveLength(1)
  for (const language of ['en', 'sv', 'fi', 'dk']) {
    const texts = second[`texts/${language}/care-recipients/further.ts`] ?? ''
    expect(texts).toMatch(/const wallTest\b[^]*question: '[^]*empty: '/)
    expect(texts.match(/^const wallTest\b/gm)).toHaveLength(1)
    expect(texts.match(/^\s*wallTest,$/gm)).toHaveLength(1)
  }
})

test('a table comes behind its policy, with its owner, its row for the tests and what anonymizing calls; once', () => {
  const plan = planOf(change, project)
  const [migration = ''] = Object.keys(plan).filter((path) => path.startsWith('database/migrations/'))
  expect(plan[migration]).toMatch(
    /guard\('omsorg.wall_test'\)[^]*reach_with\('omsorg.wall_test', 'omsorg.care_recipient'\)[^]*function omsorg.anonymize_wall_test/,
  )
  expect(plan['tools/walls/tables.ts']).toMatch(/registration_draft[^`]* wall_test`/)
  expect(plan['database/testing-world.ts']).toContain('insert into omsorg.wall_test ')
  expect(Object.keys(planOf(list, after(plan))).filter((path) => path.includes('migrations'))).toEqual([])
})

test('a name that exists is refused', () => {
  expect(() => planOf(list, after(planOf(list, project)))).toThrow(
    'There already is contract/care-recipients/wall-test/list-wall-tests.ts',
  )
})

test('who may call it is said by whoever makes it, in a permission that exists', () => {
  const path = 'orders/wall-test/try-it'
  expect(readArguments([path])).toMatch(/no default/)
  expect(readArguments([path, 'OrderReed'])).toMatch(/has no OrderReed/)
  expect(readArguments([path, 'OrderRead'])).toMatchObject({ permission: 'OrderRead', kind: 'plain' })
})

test.each(['orders/try-it', 'orders/wall-test/tryIt', '../orders/wall-test/try-it', 'a/b/c/d'])(
  '%s is no path of an endpoint',
  (path) => expect(readArguments([path, 'OrderRead'])).toMatch(/^Usage/),
)

test('the last words name every file that is left to edit', () => {
  const steps = nextSteps(change, planOf(change, project))
  for (const file of [
    'contract/care-recipients/wall-test/write-wall-test.ts',
    'domain/care-recipients/wall-test/write-wall-test.ts',
    'wall-test.sql:',
    'database/schema.sql',
    'server/testing/examples/care-recipients.ts',
    'texts/{en,sv,fi,dk}/care-recipients/further.ts',
    'web/features/care-recipients/wall-test/WallTestParts.tsx',
    'docs/vocabulary.md',
  ]) {
    expect(steps).toContain(file)
  }
})

test('an entry stands at the end of its object, whatever stands inside', () => {
  expect(withEntry('const a = { b: { c: 1 } }\n', /const a = \{/, 'd')).toBe('const a = { b: { c: 1 },\nd,\n}\n')
  expect(() => withEntry('', /const a = \{/, 'd')).toThrow('finds no')
})

test('an import that stands is not written twice', () => {
  const part = { imports: ["import a from 'a'"], body: 'second\n' }
  expect(withPart("import a from 'a'\n\nfirst\n", part)).toBe("import a from 'a'\n\nfirst\n\nsecond\n")
})
