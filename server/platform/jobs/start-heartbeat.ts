import { Client, type PoolConfig } from 'pg'
import { queriesOn } from '../database.ts'
import { holdHeartbeat } from './liveness.sql.ts'

/** Shows that a worker lives: a session-level advisory lock under its id, which PostgreSQL frees when the process dies. */
export interface Heartbeat {
  end(): Promise<void>
}

/**
 * Holds the lock on a connection of its own until `end`. When that connection breaks, `onLost` is called once: from then
 * on another worker may take this one for lost and run its jobs as well.
 */
export async function startHeartbeat(connection: PoolConfig, workerId: string, onLost: () => void): Promise<Heartbeat> {
  const client = new Client({ ...connection, application_name: 'omsorg worker', keepAlive: true })
  let ended = false
  client.on('error', () => undefined)
  try {
    await client.connect()
    await holdHeartbeat(queriesOn(client), workerId)
  } catch (fault) {
    await client.end().catch(() => undefined)
    throw fault
  }
  // Only what was held can be lost: a connection that never stood is tried again by whoever asked for it, and by nobody else.
  client.once('end', () => {
    if (!ended) onLost()
  })
  return {
    async end() {
      ended = true
      await client.end()
    },
  }
}
