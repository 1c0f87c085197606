import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from './add-job.sql.ts'
import { openQueue, type Queue } from './testing/queue.ts'

let queue: Queue
beforeAll(async () => {
  queue = await openQueue()
})
afterEach(() => queue.clear())
afterAll(() => queue.drop())

const within = { timeout: 10_000, interval: 20 }

describe('a job', () => {
  test('added in a transaction that commits is carried out, and one that rolls back never is', async () => {
    const { done, run } = queue.errand()
    await queue.carryOut(run)
    const abandoned = queue.database.app.transaction(null, async (tx) => {
      await addJob(tx, 'errand', { errand: 1 })
      throw new Error('changed my mind')
    })
    await expect(abandoned).rejects.toThrow('changed my mind')
    await queue.database.app.transaction(null, (tx) => addJob(tx, 'errand', { errand: 2 }))

    await expect.poll(() => done, within).toEqual([2])
    await expect.poll(queue.left, within).toEqual([])
    expect(done).toEqual([2])
  })

  test('is not begun before the transaction commits', async () => {
    const { done, run } = queue.errand()
    await queue.carryOut(run)
    await queue.database.app.transaction(null, async (tx) => {
      await addJob(tx, 'errand', { errand: 1 })
      await queue.add(2)
      await expect.poll(() => done, within).toEqual([2])
    })
    await expect.poll(() => done, within).toEqual([2, 1])
  })

  test('that is due later waits, and is replaced by another of the same key', async () => {
    const { done, run } = queue.errand()
    const tomorrow = Temporal.Now.instant().add({ hours: 24 })
    await queue.add(1, { jobKey: 'reminder', runAt: tomorrow })
    await queue.add(2, { jobKey: 'reminder', runAt: tomorrow })
    await queue.add(3)
    await queue.carryOut(run)
    await expect.poll(() => done, within).toEqual([3])
    await expect.poll(async () => (await queue.left()).length, within).toBe(1)
    await queue.add(4, { jobKey: 'reminder' })
    await expect.poll(() => done, within).toEqual([3, 4])
  })

  test('that has not begun can be taken back, once', async () => {
    await queue.add(1, { jobKey: 'hand-over' })
    expect(await queue.remove('hand-over')).toBe(true)
    expect(await queue.remove('hand-over')).toBe(false)
    expect(await queue.left()).toEqual([])
  })

  test('that has begun cannot be taken back, neither while it runs nor between two attempts', async () => {
    const { done, run } = queue.errand(async () => {
      expect(await queue.remove('hand-over')).toBe(false)
      throw new Error('not yet')
    })
    await queue.add(1, { jobKey: 'hand-over' })
    await queue.carryOut(run)
    await expect.poll(() => done, within).toEqual([1])
    await queue.stop()
    expect(await queue.remove('hand-over')).toBe(false)
    expect(await queue.left()).toEqual([{ attempts: 1 }])
  })

  test('of one queue waits for the one before it, while others go on', async () => {
    const first = Promise.withResolvers<void>()
    const { done, run } = queue.errand(() => (done.length === 1 ? first.promise : Promise.resolve()))
    await queue.add(1, { queue: 'one-by-one' })
    await queue.add(2, { queue: 'one-by-one' })
    await queue.carryOut(run)
    await expect.poll(() => done, within).toEqual([1])
    await queue.add(3)
    await expect.poll(() => done, within).toEqual([1, 3])
    first.resolve()
    await expect.poll(() => done, within).toEqual([1, 3, 2])
  })
})
