import { migrate } from '@omsorg/database/migrate.ts'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpEmbedded, restoreEmbedded } from './backup/embedded.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { takeLock } from './start/lock.ts'
import { folderInMemory } from './postgres/folder-in-memory.ts'

const folder = folderInMemory('omsorg-backup-test-')
const dataFolder = join(folder, 'data')
const backup = join(folder, 'backup')
let postgres: EmbeddedPostgres

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(postgres.adminUrl('omsorg'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const written = async (client: pg.Client) =>
  (await client.query<{ number: number }>('select number from kept order by number')).rows.map(({ number }) => number)

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataFolder })
  const client = new pg.Client(postgres.adminUrl())
  await client.connect()
  await client.query('create database omsorg')
  await client.end()
  await migrate({ ownerUrl: postgres.adminUrl('omsorg') })
  await withDatabase((each) => each.query('create table kept (number int primary key, filler text)'))
}, 60_000)

afterAll(() => {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup of a database that is written to holds all that was committed before it began, and no half transaction', async () => {
  const committed = await withDatabase(async (client) => {
    let number = 0
    // Each transaction writes two rows.
    const writeTwo = () =>
      client.query("insert into kept select each, repeat('x', 2000) from generate_series($1::int, $1::int + 1) each", [
        (number += 2),
      ])
    for (let each = 0; each < 20; each++) await writeTwo()
    const before = number
    const copying = new AbortController()
    const copied = backUpEmbedded(dataFolder, backup).finally(() => copying.abort())
    while (!copying.signal.aborted) await writeTwo()
    await copied
    return { before, after: number }
  })
  expect(committed.after).toBeGreaterThan(committed.before)
  expect(postgres.isRunning()).toBe(true)
  postgres.stop()

  const { before } = await restoreEmbedded(dataFolder, backup, new Date('2026-11-22T10:00:00Z'))
  expect(before && existsSync(before)).toBe(true)
  postgres = await startEmbeddedPostgres({ dataFolder })
  const restored = await withDatabase(written)
  expect(restored.slice(0, committed.before)).toEqual(Array.from({ length: committed.before }, (_, index) => index + 2))
  expect(restored.length % 2).toBe(0)
  expect(restored.length).toBeLessThanOrEqual(committed.after)
}, 60_000)

test('after restoring, no number of an order is given that may have been given since the backup', async () => {
  const next = await withDatabase((client) =>
    client.query<{ id: string }>("select nextval('omsorg.customer_order_id_seq') as id"),
  )
  expect(Number(next.rows[0]?.id)).toBeGreaterThan(100_000)
})

test('a backup that cannot be brought to life leaves what was there', async () => {
  const broken = join(folder, 'broken')
  cpSync(backup, broken, { recursive: true })
  rmSync(join(broken, 'data', 'global', 'pg_control'))
  postgres.stop()
  await expect(restoreEmbedded(dataFolder, broken, new Date('2026-11-22T11:00:00Z'))).rejects.toThrow('did not start')
  postgres = await startEmbeddedPostgres({ dataFolder })
  expect((await withDatabase(written)).length).toBeGreaterThan(0)
}, 60_000)

test('a folder that holds something is not written over, and one that is no finished backup is not restored', async () => {
  const half = join(folder, 'half')
  await expect(backUpEmbedded(dataFolder, backup)).rejects.toThrow('is not empty')
  await expect(restoreEmbedded(dataFolder, half, new Date())).rejects.toThrow('is no backup')
})

test('nothing is restored under a program that runs', async () => {
  const running = takeLock(dataFolder)
  await expect(restoreEmbedded(dataFolder, backup, new Date())).rejects.toThrow('is already running')
  running.release()
})
