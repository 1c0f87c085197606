import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../tools/postgres/free-port.ts'
import { root } from '../tools/start/settings.ts'
import { secret } from './world.ts'

export interface RunningProduct {
  readonly address: string
  readonly process: ChildProcess
  /** Milliseconds from the start of the process to its first "ready". */
  readonly readyAfter: number
  /** Resident memory in MiB; null where the system does not tell. */
  memory(): number | null
  stop(): Promise<void>
}

export interface ProductGiven {
  readonly databaseUrl: string
  readonly jobsUrl: string
  readonly erpUrl: string
  /** Arguments of Node before the script. */
  readonly nodeArguments?: readonly string[]
}

export const erpToken = 'erp-token-of-the-bench'

/** The product as it runs in production, in a process of its own. */
export async function startProduct({
  databaseUrl,
  jobsUrl,
  erpUrl,
  nodeArguments = [],
}: ProductGiven): Promise<RunningProduct> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [...nodeArguments, join(root, 'tools/start/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OMSORG_JOBS_URL: jobsUrl,
      OMSORG_MODE: 'production',
      OMSORG_SECRET: secret,
      OMSORG_ERP_URL: erpUrl,
      OMSORG_ERP_TOKEN: erpToken,
      OMSORG_ERP_KEYS: 'key-of-the-bench-for-messages-of-its-erp',
    },
  })
  let ended = false
  // Whatever ends the bench, nothing that it started is left behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(child, 'exit').then(() => (ended = true))
  while (!(await isReady(address))) {
    if (ended) throw new Error('the product ended before it was ready')
    await setTimeout(5)
  }
  return {
    address,
    process: child,
    readyAfter: performance.now() - began,
    memory: () => (child.pid ? memoryOf(child.pid) : null),
    async stop() {
      if (!ended) child.kill('SIGTERM')
      const late = global.setTimeout(() => child.kill('SIGKILL'), 15_000)
      await exit
      clearTimeout(late)
      process.off('exit', kill)
    },
  }
}

export function profiling(): string[] {
  const folder = join(root, '.data/bench/profiles')
  mkdirSync(folder, { recursive: true })
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

function isReady(address: string): Promise<boolean> {
  return new Promise((settle) => {
    get(`${address}/ready`, { agent: false }, (answer) => {
      answer.resume()
      settle(answer.statusCode === 200)
    }).on('error', () => settle(false))
  })
}

function memoryOf(pid: number): number | null {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kibibytes ? Number(kibibytes) / 1024 : null
  } catch {
    return null
  }
}
