import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { lives, postmasterIn } from './postgres/postmaster.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'omsorg-postgres-test-'))
let postgres: EmbeddedPostgres

const ask = async (text: string) => {
  const client = new pg.Client(postgres.adminUrl())
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataFolder })
  await ask('create table kept (name text)')
}, 60_000)

afterAll(() => {
  postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('every commit reaches the disk, and text is UTF-8', async () => {
  expect(await ask("select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding")).toEqual(
    [{ fsync: 'on', encoding: 'UTF8' }],
  )
})

test.runIf(process.platform === 'linux')('a connection keeps the memory that one statement leaves for the next', () => {
  const { pid } = postmasterIn(join(postgres.folder, 'data'))!
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toEqual(
    expect.arrayContaining(['MALLOC_TRIM_THRESHOLD_=4194304', 'MALLOC_TOP_PAD_=262144']),
  )
})

test('Nordic collations sort as people expect', async () => {
  const sorted = await ask(`
    select string_agg(name, ' ' order by name collate "sv-x-icu") as sv, string_agg(name, ' ' order by name collate "da-x-icu") as da
    from (values ('Örn'), ('Zorn'), ('Ärla'), ('Åsa')) as people (name)`)
  expect(sorted).toEqual([{ sv: 'Zorn Åsa Ärla Örn', da: 'Zorn Ärla Örn Åsa' }])
})

test('a wrong password is refused', async () => {
  const client = new pg.Client(postgres.adminUrl().replace(/:[^:@]+@/, ':wrong@'))
  await expect(client.connect()).rejects.toThrow('password authentication failed')
})

test.skipIf(process.platform === 'win32')('nobody else may read the cluster or its password', () => {
  expect(statSync(postgres.folder).mode & 0o077).toBe(0)
  expect(statSync(join(postgres.folder, 'password')).mode & 0o077).toBe(0)
})

test('one that was left running is taken over', async () => {
  const port = postgres.port
  postgres = await startEmbeddedPostgres({ dataFolder })
  expect(postgres.port).toBe(port)
})

test('what was committed survives a postmaster that is killed', async () => {
  await ask("insert into kept values ('Åsa')")
  const killed = postmasterIn(join(postgres.folder, 'data'))
  process.kill(killed?.pid ?? 0, 'SIGKILL')
  // A killed process takes a moment to go.
  await vi.waitUntil(() => !killed || !lives(killed))
  postgres = await startEmbeddedPostgres({ dataFolder })
  expect(await ask('select name from kept')).toEqual([{ name: 'Åsa' }])
}, 30_000)
