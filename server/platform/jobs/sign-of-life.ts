import type { PoolConfig } from 'pg'
import { faultFields, type Log } from '../log.ts'
import { showLife, type SignOfLife } from './liveness.sql.ts'

/** A sign of life under the id of the running pool, renewed when its connection is lost. */
export function lifeOf(connection: PoolConfig, log: Log) {
  let sign: Promise<SignOfLife> | undefined
  let ended = false

  async function show(workerId: string): Promise<SignOfLife> {
    for (;;) {
      try {
        return await showLife(connection, workerId, () => {
          log.warn('sign of life of the worker lost')
          if (!ended) sign = show(workerId)
        })
      } catch (error) {
        if (ended) throw error
        log.warn('worker cannot show life', faultFields(error))
        await new Promise((resume) => setTimeout(resume, 1_000))
      }
    }
  }

  return {
    /** No job is taken before the sign stands. */
    async begin(workerId: string): Promise<void> {
      sign ??= show(workerId)
      await sign
    },
    async end(): Promise<void> {
      ended = true
      await (await sign)?.end()
    },
  }
}
