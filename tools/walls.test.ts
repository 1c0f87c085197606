import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judge, oversights, readSources } from './walls.ts'
import { sourceOf } from './walls/source.ts'

const violationsOf = (path: string, text: string, ...others: [string, string][]) =>
  judge([[path, text] as const, ...others].map(([each, content]) => sourceOf(each, content))).violations

describe('a file that no room knows is refused', () => {
  test.each([
    'shared/a.ts',
    'server/shared/a.ts',
    'server/other.ts',
    'server/features/a.ts',
    'server/features/shared/a.ts',
    'server/features/orders/utils/a.ts',
    'server/features/orders/A.tsx',
    'server/platform/a.js',
    'web/lib/a.ts',
    'web/other.ts',
    'web/features/orders/a.json',
    'web/my/home/a.json',
    'web/my/public/icon.png',
    'web/features/common/A.tsx',
    'contract/orders/a.sql',
    'domain/orders/a.tsx',
    'database/other/a.ts',
    'docs/other/a.md',
    'notes.md',
    'other.config.ts',
  ])('%s', (path) => {
    expect(violationsOf(path, '')).toEqual([`${path} stands in no room that tools/walls/rooms.ts knows`])
  })
})

describe('a package outside its room is found', () => {
  test.each([
    ['domain/orders/a.ts', 'zod'],
    ['contract/orders/a.ts', 'node:crypto'],
    ['texts/sv/orders.ts', 'react'],
    ['server/features/orders/a.ts', 'nodemailer'],
    ['server/features/orders/a.ts', 'pg'],
    ['server/features/orders/a.sql.ts', 'sql-template-tag'],
    ['server/features/orders/a.ts', 'fastify'],
    ['server/features/orders/a.ts', 'graphile-worker'],
    ['server/features/orders/a.ts', 'node:http'],
    ['server/features/orders/a.ts', 'node:crypto'],
    ['server/features/orders/a.sql.ts', 'pg'],
    ['server/adapters/erp/a.ts', 'nodemailer'],
    ['server/adapters/erp/a.ts', 'pg'],
    ['server/platform/http.ts', 'nodemailer'],
    ['server/platform/clock.ts', 'pg'],
    ['server/main.ts', 'node:http'],
    ['web/features/orders/A.tsx', '@mantine/core'],
    ['web/features/orders/A.tsx', 'zod'],
    ['web/features/orders/A.tsx', 'node:fs'],
    ['web/features/orders/A.tsx', '@tabler/icons-react'],
    ['web/ui/A.tsx', '@tanstack/react-query'],
    ['web/platform/a.ts', '@mantine/core'],
    ['web/platform/a.ts', 'zod'],
    ['database/migrate.ts', 'sql-template-tag'],
    ['e2e/order.spec.ts', 'pg'],
    ['tools/a.ts', 'fastify'],
  ])('%s with %s', (path, from) => {
    expect(violationsOf(path, `import a from '${from}'`)).toEqual([`${path} must not import ${from} at run time`])
  })

  test('a package that a room has for its types alone', () => {
    const path = 'server/demo-pages.ts'
    expect(violationsOf(path, "import type { FastifyInstance } from 'fastify'")).toEqual([])
    expect(violationsOf(path, "import fastify from 'fastify'")).toHaveLength(1)
  })
})

describe('a planted violation is found', () => {
  test.each([
    ['a rule with a package', 'domain/orders/a.ts', "import { z } from 'zod'"],
    ['a rule with the file system', 'domain/orders/a.ts', "import { readFileSync } from 'node:fs'"],
    ['a rule that asks the clock', 'domain/orders/a.ts', 'const now = Date.now()'],
    ['a rule that rolls dice', 'domain/orders/a.ts', 'const chance = Math.random()'],
    ['a rule that makes a date', 'domain/orders/a.ts', 'const day = new Date(text)'],
    ['a rule that waits', 'domain/orders/a.ts', 'export async function a() {}'],
    ['a rule that knows the contract', 'domain/orders/a.ts', "import type { A } from '@omsorg/contract/orders/a.ts'"],
    ['a contract that knows the server', 'contract/orders/a.ts', "import { a } from '@omsorg/server/main.ts'"],
    ['a contract with another package', 'contract/orders/a.ts', "import fastify from 'fastify'"],
    ['a text that runs the domain', 'texts/sv/orders.ts', "import { a } from '@omsorg/domain/orders/a.ts'"],
    ['a handler with a vendor', 'server/features/orders/a.ts', "import { a } from '../../adapters/erp/fake.ts'"],
    [
      'a handler with a port at run time',
      'server/features/orders/a.ts',
      "import { a } from '../../adapters/erp/port.ts'",
    ],
    ['queries of another feature', 'server/features/orders/a.ts', "import { a } from '../users/users.sql.ts'"],
    ['a handler with the web', 'server/features/orders/a.ts', "import { a } from '@omsorg/web/ui/a.ts'"],
    ['a handler with the test world', 'server/features/orders/a.ts', "import { a } from '../../testing/world.ts'"],
    ['a query in a handler', 'server/features/orders/a.ts', 'await sql<Row>`select 1`.execute(tx)'],
    ['the statement tag in a handler', 'server/features/orders/a.ts', "import sql from 'sql-template-tag'"],
    ['a statement that a handler sends', 'server/features/orders/a.ts', 'await tx.query(statement)'],
    ['a statement that is no template', 'server/features/orders/a.sql.ts', "await client.query('select 1')"],
    ['an id by a bare coalesce', 'server/features/orders/a.sql.ts', 'sql`left join a on a.id = coalesce(b.x, b.y)`'],
    ['a call out of a handler', 'server/features/orders/a.ts', "const a = await fetch('https://example.org')"],
    ['a call out of the platform', 'server/platform/a.ts', 'const call = globalThis.fetch'],
    ['a socket in a handler', 'server/features/orders/a.ts', "const a = new WebSocket('wss://example.org')"],
    ['a request in a handler', 'server/features/orders/a.ts', 'const a = new XMLHttpRequest()'],
    ['every language in a handler', 'server/features/orders/a.ts', "import { textsOf } from '@omsorg/texts/all.ts'"],
    ['a sleep in a handler', 'server/features/orders/a.ts', 'await new Promise((go) => setTimeout(go, 50))'],
    ['a message compared', 'server/features/orders/a.ts', "if (error.message === 'gone') return null"],
    ['a message searched', 'server/platform/a.ts', "if (error.message.includes('deadlock')) return null"],
    ['an adapter with a feature', 'server/adapters/erp/a.ts', "import { a } from '../../features/orders/index.ts'"],
    ['an adapter with a rule', 'server/adapters/erp/a.ts', "import { a } from '@omsorg/domain/orders/a.ts'"],
    ['a platform with a feature', 'server/platform/a.ts', "import { a } from '../features/orders/index.ts'"],
    ['a main file with queries', 'server/main.ts', "import { a } from './features/orders/orders.sql.ts'"],
    ['a screen with the server', 'web/features/orders/A.tsx', "import { a } from '@omsorg/server/main.ts'"],
    ['a screen with the inside of another', 'web/features/orders/A.tsx', "import { a } from '../users/B.tsx'"],
    ['the portal with a screen of staff', 'web/my/home/A.tsx', "import { a } from '../../features/orders/index.ts'"],
    ['a screen of staff with the portal', 'web/features/orders/A.tsx', "import { a } from '../../my/way/way.ts'"],
    ['the platform with the portal', 'web/platform/a.ts', "import { a } from '../my/way/way.ts'"],
    ['the portal with the router of staff', 'web/my/way/a.ts', "import { a } from '@tanstack/react-router'"],
    ['a screen of the portal with queries', 'web/my/home/A.tsx', "import { useQuery } from '@tanstack/react-query'"],
    ['the design system with a router', 'web/ui/A.tsx', "import { Link } from '@tanstack/react-router'"],
    ['the design system with a contract', 'web/ui/A.tsx', "import type { A } from '@omsorg/contract/orders/a.ts'"],
    ['the platform of the web with a screen', 'web/platform/a.ts', "import { a } from '../features/orders/index.ts'"],
    ['a journey with the server', 'e2e/order.spec.ts', "import { a } from '@omsorg/server/testing/world.ts'"],
    ['a module loaded on demand', 'web/ui/A.tsx', "const a = await import('@omsorg/contract/orders/a.ts')"],
    ['a module for its effect', 'domain/orders/a.ts', "import 'temporal-polyfill'"],
    ['a source without end', 'web/ui/A.tsx', 'a\n'.repeat(301)],
    ['a style sheet without end', 'web/ui/A.module.css', '.a {}\n'.repeat(301)],
    ['an export from elsewhere', 'domain/orders/a.ts', "export * from '@omsorg/contract/orders/a.ts'"],
    ['an import over several lines', 'domain/orders/a.ts', "import {\n  type A,\n  b,\n} from 'zod'"],
    ['the environment in a handler', 'server/features/orders/a.ts', "const a = process.env['A']"],
    ['a silenced checker', 'web/ui/A.tsx', '// oxlint-disable-next-line'],
    ['work left for later', 'web/ui/A.tsx', '// TODO: more'],
    ['a path outside the repository', 'docs/operations.md', 'See /work/notes.md'],
    ['a path beside the repository', 'docs/operations.md', 'See ../shared/spec'],
    ['a module by a made up name', 'web/ui/A.tsx', 'const a = await import(name)'],
    ['a module by require', 'server/features/orders/a.ts', "const a = require('nodemailer')"],
    ['a file without an end', 'web/ui/A.tsx', '\n'.repeat(301)],
  ])('%s', (_name, path, text) => {
    expect(violationsOf(path, text)).toHaveLength(1)
  })

  test('a rule of another feature', () => {
    const rule: [string, string] = ['domain/users/b.ts', "import { agree } from '../outcome.ts'"]
    expect(violationsOf('domain/orders/a.ts', "import { b } from '../users/b.ts'", rule)).toHaveLength(1)
  })
})

describe('what the house allows passes', () => {
  test.each([
    ['domain/orders/a.ts', "import { agree } from '../outcome.ts'\nimport { b } from './b.ts'"],
    ['domain/orders/a.ts', "import { row } from '../prescriptions/row.ts'"],
    ['domain/orders/a.test.ts', "import { test } from 'vitest'\nimport fc from 'fast-check'"],
    ['domain/orders/a.ts', '// asks no Date.now()\nexport const a = 1'],
    ['contract/orders/a.ts', "import { z } from 'zod'\nimport { a } from '@omsorg/domain/orders/a.ts'"],
    ['texts/sv/orders.ts', "import type { A } from '@omsorg/contract/orders/a.ts'"],
    ['server/features/orders/a.ts', "import type { Erp } from '../../adapters/erp/port.ts'"],
    ['server/features/orders/a.ts', "import { userOf } from '../users/index.ts'"],
    ['server/features/orders/a.sql.ts', "import { sql } from '../../platform/sql.ts'\nconst a = sql`select 1`"],
    ['server/features/orders/a.test.ts', "import { world } from '../../testing/world.ts'"],
    ['server/features/orders/a.test.ts', 'await new Promise((go) => setTimeout(go, 50))'],
    ['server/features/sign-in/a.ts', "import { hash } from '@node-rs/argon2'"],
    ['server/adapters/erp/a.ts', "const a = await fetch('https://example.org')"],
    ['server/adapters/mail/smtp.ts', "import nodemailer from 'nodemailer'"],
    ['web/features/orders/A.tsx', "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'"],
    ['web/routes/orders.tsx', "import { A } from '../features/orders/A.tsx'"],
    ['docs/decisions/0016-every-statement-is-prepared.md', ''],
    ['server/main.ts', "import { erp } from './adapters/erp/erp-http.ts'"],
    ['web/features/orders/A.tsx', "import { B } from '../users/index.ts'\nimport { a } from '../../platform/a.ts'"],
    ['e2e/order.spec.ts', "import { demoPassword } from '@omsorg/database/demo/accounts.ts'"],
    ['web/ui/A.tsx', "const address = 'https://example.org/work/a'"],
  ])('%s', (path, text) => {
    expect(violationsOf(path, text)).toEqual([])
  })
})

test('a check that reads nothing fails', () => {
  expect(oversights([])).not.toEqual([])
})

test('a check that sees no imports fails', () => {
  const sources = [1, 2, 3].map((each) => sourceOf(`tools/${each}.ts`, 'const a = 1'))
  expect(oversights(sources, {})).toEqual(['saw only 0 imports in 3 files'])
})

test('the files of this repository are read with their imports', () => {
  const sources = readSources(join(import.meta.dirname, '..'))
  const own = sources.find((each) => each.path === 'tools/walls.ts')
  expect(own?.imports.map((each) => each.target)).toContain('tools/walls/habits.ts')
})
