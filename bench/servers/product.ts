import { mkdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tools/postgres/free-port.ts'
import { root } from '../../tools/start/settings.ts'
import { benchFolder, secret } from '../world/world.ts'
import { startProcess, type RunningServer } from './process.ts'

export interface RunningProduct extends RunningServer {
  /** Milliseconds from the start of the process to its first "ready". */
  readonly readyAfter: number
}

export interface ProductGiven {
  readonly servingUrl: string
  readonly jobsUrl: string
  readonly erpUrl: string
  /** Arguments of Node before the script. */
  readonly nodeArguments?: readonly string[]
}

export const erpToken = 'erp-token-of-the-bench'

/** The product as it runs in production. */
export async function startProduct({ nodeArguments = [], ...given }: ProductGiven): Promise<RunningProduct> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const began = performance.now()
  const { child, stop } = startProcess({
    script: [...nodeArguments, join(root, 'tools/start/serve.ts')],
    environment: environmentOf(given, port),
  })
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('the product ended before it was ready')
    await setTimeout(5)
  }
  return { address, pid: child.pid ?? 0, readyAfter: performance.now() - began, stop }
}

export function environmentOf({ servingUrl, jobsUrl, erpUrl }: ProductGiven, port: number): Record<string, string> {
  return {
    PORT: String(port),
    DATABASE_URL: servingUrl,
    OMSORG_JOBS_URL: jobsUrl,
    OMSORG_MODE: 'production',
    OMSORG_SECRET: secret,
    OMSORG_ERP_URL: erpUrl,
    OMSORG_ERP_TOKEN: erpToken,
    OMSORG_ERP_KEYS: 'key-of-the-bench-for-messages-of-its-erp',
  }
}

export function profiling(): string[] {
  const folder = join(benchFolder, 'profiles')
  mkdirSync(folder, { recursive: true })
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

export function isReady(address: string): Promise<boolean> {
  return new Promise((settle) => {
    get(`${address}/ready`, { agent: false }, (answer) => {
      answer.resume()
      settle(answer.statusCode === 200)
    }).on('error', () => settle(false))
  })
}
