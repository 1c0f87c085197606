import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { job } from './job.ts'
import { openQueue, type Queue } from './testing/queue.ts'

let queue: Queue
beforeAll(async () => {
  queue = await openQueue()
})
afterEach(() => queue.clear())
afterAll(() => queue.drop())

const within = { timeout: 10_000, interval: 20 }

async function signsOfLife(): Promise<number> {
  const { rows } = await queue.database.owner.query(`
    select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and datname = current_database()`)
  return rows[0].count
}

describe('a worker', () => {
  test('that is killed in the middle of a job loses nothing: the next one runs the job at once', async () => {
    const victim = queue.startOther()
    await queue.add(7, { queue: 'one-by-one' }, 'long-errand')
    const [line] = await once(victim.stdout, 'data')
    expect(String(line)).toBe('begun 7\n')
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    expect(await queue.left()).toEqual([{ attempts: 1 }])

    const attempts: number[] = []
    const started = performance.now()
    await queue.carryOut(
      job('long-errand', z.object({ errand: z.literal(7) }), async (_, { attempt }) => void attempts.push(attempt)),
    )
    await expect.poll(() => attempts, within).toEqual([2])
    expect(performance.now() - started).toBeLessThan(5_000)
    await expect.poll(queue.left, within).toEqual([])
  })

  test('keeps the job it is at when another one starts', async () => {
    const other = queue.startOther()
    await queue.add(7, {}, 'long-errand')
    await once(other.stdout, 'data')

    const { done, run } = queue.errand()
    const stolen: number[] = []
    await queue.carryOut(
      run,
      job('long-errand', z.object({ errand: z.int() }), async ({ errand: taken }) => void stolen.push(taken)),
    )
    await queue.add(1)
    await expect.poll(() => done, within).toEqual([1])
    await expect.poll(queue.left, within).toEqual([{ attempts: 1 }])
    expect(stolen).toEqual([])

    other.kill('SIGKILL')
    await expect.poll(() => stolen, within).toEqual([7])
  })

  test('that loses all its connections goes on, and shows again that it lives', async () => {
    const { done, run } = queue.errand()
    await queue.carryOut(run)
    await queue.add(1)
    await expect.poll(() => done, within).toEqual([1])
    await expect.poll(signsOfLife, within).toBe(1)

    await queue.database.owner.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name in ('omsorg jobs', 'omsorg worker')`)
    await queue.add(2)
    await expect.poll(() => done, within).toEqual([1, 2])
    await expect.poll(signsOfLife, within).toBe(1)
  })

  test('whose database is away when a job ends goes on when it is back, and leaves nothing behind', async () => {
    const way = Promise.withResolvers<void>()
    const { done, run } = queue.errand(() => way.promise)
    await queue.add(1)
    await queue.carryOut(run)
    await expect.poll(() => done, within).toEqual([1])

    const name = new URL(queue.database.url).pathname.slice(1)
    await queue.onServer(`alter database ${name} with allow_connections false`)
    await queue.onServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
    way.resolve()
    await expect.poll(() => queue.logged, within).toContain('job done')
    await queue.onServer(`alter database ${name} with allow_connections true`)

    await queue.add(2)
    await expect.poll(() => done, within).toContain(2)
    await expect.poll(queue.left, within).toEqual([])
  }, 20_000)

  test('that is stopped lets the job under way end', async () => {
    const way = Promise.withResolvers<void>()
    const events: string[] = []
    const { done, run } = queue.errand(async () => {
      await way.promise
      events.push('job ended')
    })
    await queue.add(1)
    await queue.carryOut(run)
    await expect.poll(() => done, within).toEqual([1])
    const stopped = queue.stop().then(() => events.push('worker stopped'))
    way.resolve()
    await stopped
    expect(events).toEqual(['job ended', 'worker stopped'])
    expect(await queue.left()).toEqual([])
  })
})
