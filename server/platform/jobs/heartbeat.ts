import { setTimeout } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { failureFields, type Log } from '../log.ts'
import { startHeartbeat, type Heartbeat } from './start-heartbeat.ts'

/** A sign of life under the id of the running pool, renewed when its connection is lost. */
export function lifeOf(connection: PoolConfig, log: Log, pauseMs = 1_000) {
  let sign: Promise<Heartbeat> | undefined
  let ended = false

  async function show(workerId: string): Promise<Heartbeat> {
    for (;;) {
      try {
        return await startHeartbeat(connection, workerId, () => {
          log.warn('sign of life of the worker lost')
          if (!ended) renew(workerId)
        })
      } catch (error) {
        if (ended) throw error
        log.warn('worker cannot show life', failureFields(error))
        await setTimeout(pauseMs)
      }
    }
  }

  function renew(workerId: string): void {
    sign = show(workerId)
    // Whoever waits for it hears of a failure; while nobody does, the loop above has logged it.
    sign.catch(() => undefined)
  }

  return {
    /** No job is taken before the sign stands. */
    async begin(workerId: string): Promise<void> {
      sign ??= show(workerId)
      await sign
    },
    async end(): Promise<void> {
      ended = true
      const held = await sign?.catch(() => undefined)
      await held?.end()
    },
  }
}
