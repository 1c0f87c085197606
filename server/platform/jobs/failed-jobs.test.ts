import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PermanentFailure } from './job.ts'
import { openQueue, type Queue } from './testing/queue.ts'

let queue: Queue
beforeAll(async () => {
  queue = await openQueue()
})
afterEach(() => queue.clear())
afterAll(() => queue.drop())

const within = { timeout: 10_000, interval: 20 }

describe('a job that fails for good', () => {
  test('after its last attempt is told of once', async () => {
    const { done, run } = queue.errand(async () => {
      throw new Error('the ERP does not answer')
    })
    await queue.add(1, { maxAttempts: 1, jobKey: 'hand-over' })
    await queue.carryOut(run)
    await expect
      .poll(() => queue.failed, within)
      .toMatchObject([
        {
          name: 'errand',
          payload: { errand: 1 },
          attempts: 1,
          lastError: 'the ERP does not answer',
          jobKey: 'hand-over',
        },
      ])
    await queue.stop()
    await queue.carryOut(run)
    await queue.add(2)
    await expect.poll(() => done, within).toEqual([1, 2])
    expect(queue.failed.filter(({ jobKey }) => jobKey === 'hand-over')).toHaveLength(1)
  })

  test.each([
    ['for which there is no hope', () => new PermanentFailure('the ERP refuses')],
    ['for which another attempt is senseless', () => Object.assign(new Error('the ERP refuses'), { retry: false })],
  ])('at once is one %s', async (_name, error) => {
    const { done, run } = queue.errand(async () => {
      throw error()
    })
    await queue.add(1)
    await queue.carryOut(run)
    await expect.poll(() => queue.failed, within).toMatchObject([{ attempts: 1, lastError: 'the ERP refuses' }])
    expect(done).toEqual([1])
  })

  test('at once is one with a wrong payload, and the reason does not quote it', async () => {
    const { done, run } = queue.errand()
    await queue.add('19900101-2384')
    await queue.carryOut(run)
    await expect
      .poll(() => queue.failed, within)
      .toMatchObject([{ lastError: 'The payload of errand is wrong at errand' }])
    expect(done).toEqual([])
  })

  test('is told of again when telling failed', async () => {
    const { run } = queue.errand(async () => {
      throw new PermanentFailure('the ERP refuses')
    })
    let told = 0
    const onFailedForGood = async () => {
      told += 1
      if (told === 1) throw new Error('the database was away')
    }
    await queue.add(1)
    await queue.carryOutTelling(onFailedForGood, run)
    await expect.poll(() => told, within).toBe(2)
  })
})
