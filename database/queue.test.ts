import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'

describe('the queue', () => {
  let database: TestDatabase
  let jobs: pg.Client
  beforeAll(async () => {
    database = await createTestDatabase()
    jobs = new pg.Client({ connectionString: database.url, options: '-c role=omsorg_jobs' })
    await jobs.connect()
  })
  afterAll(async () => {
    await jobs.end()
    await database.drop()
  })

  const add = (key: string) =>
    database.app.query("select omsorg.add_job('hand-over', '{\"orderId\":1}', null, null, 5, $1)", [key])
  const remove = async (key: string) =>
    (await database.app.query<{ removed: boolean }>('select omsorg.remove_job($1) as removed', [key])).rows[0]?.removed
  const known = async (key: string) =>
    (await jobs.query('select from graphile_worker._private_jobs where key = $1', [key])).rowCount

  test('a job that the application adds is seen by the worker after the commit', async () => {
    await database.app.query('begin')
    await add('committed')
    expect(await known('committed')).toBe(0)
    await database.app.query('commit')
    expect(await known('committed')).toBe(1)
  })

  test('a job goes with the transaction that is rolled back', async () => {
    await database.app.query('begin')
    await add('rolled-back')
    await database.app.query('rollback')
    expect(await known('rolled-back')).toBe(0)
  })

  test('a job that nobody has begun is taken back', async () => {
    await add('waiting')
    expect(await remove('waiting')).toBe(true)
    expect(await known('waiting')).toBe(0)
  })

  test('a job under way stays', async () => {
    await add('under-way')
    await jobs.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w', attempts = 1 where key = 'under-way'",
    )
    expect(await remove('under-way')).toBe(false)
    expect(await known('under-way')).toBe(1)
  })

  test('a job that failed once stays, since what it called may have happened', async () => {
    await add('failed-once')
    await jobs.query("update graphile_worker._private_jobs set attempts = 1 where key = 'failed-once'")
    expect(await remove('failed-once')).toBe(false)
  })

  test('the application reads no job by itself', async () => {
    await expect(database.app.query('select from graphile_worker._private_jobs')).rejects.toThrow('permission denied')
  })
})
