import { once } from 'node:events'
import { join } from 'node:path'
import { secret, type BenchWorld } from '../world/world.ts'
import { startProcess, type RunningServer } from './process.ts'

/** The lean server of a case, in a process of its own; `databaseUrl` is the way of the owner to the database. */
export async function startLean(name: string, world: BenchWorld, databaseUrl: string): Promise<RunningServer> {
  const { child, stop } = startProcess({
    script: [join(import.meta.dirname, '../lean/serve.ts'), name],
    environment: { DATABASE_URL: databaseUrl, OMSORG_JOBS_URL: world.jobsUrl, OMSORG_SECRET: secret },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the lean server of ${name} ended before it listened`)
  })
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
