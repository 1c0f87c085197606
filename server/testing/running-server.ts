import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serve } from '../main.ts'
import type { Mailbox } from '../adapters/mail/fake.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { refuseUnsafeDatabase } from '../platform/start-checks.ts'

export interface RunningServer {
  readonly address: string
  readonly mailbox: Mailbox | null
  stop(): Promise<void>
  /** Ends it at once, as a power cut would; only a server in a process of its own can be killed. */
  kill(): Promise<void>
}

/** The server of a fresh copy of `template`, or of a database of which nothing is known. */
export async function serveHere(config: Config, clock: Clock, template: string | null = null): Promise<RunningServer> {
  const serving = await serve(config, clock, undefined, template ? onceFor(template) : refuseUnsafeDatabase)
  return {
    address: serving.listensAt,
    mailbox: serving.mailbox,
    stop: () => serving.close(),
    kill: async () => {
      throw new Error('a server in the process of the test cannot be killed')
    },
  }
}

const passed = new Map<string, Promise<void>>()

/** What its template has passed, a copy has passed as well: asked of each, it would be a third of all that a world takes. */
function onceFor(template: string): (database: Database) => Promise<void> {
  return async (database) => {
    const passing = passed.get(template) ?? refuseUnsafeDatabase(database)
    passed.set(template, passing)
    await passing
  }
}

/** The same server in a process of its own, with the real time. */
export async function serveInProcess(config: Config): Promise<RunningServer> {
  const path = fileURLToPath(new URL('server-to-kill.ts', import.meta.url))
  const server = spawn(process.execPath, [path, JSON.stringify(config)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const lines = createInterface({ input: server.stdout })
  const [address]: string[] = await Promise.race([
    once(lines, 'line'),
    ended.then(() => {
      throw new Error('the server ended before it was ready')
    }),
  ])
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended
  }
  return { address: address ?? '', mailbox: null, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
