import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tools/postgres/free-port.ts'
import { root } from '../../tools/start/settings.ts'
import { benchFolder, secret } from '../world/world.ts'
import { startProcess, type RunningServer } from './process.ts'
import { childrenOf } from './tree.ts'

export interface RunningProduct extends RunningServer {
  /** The process that waits beside the server. */
  readonly launcherPid: number
  /** Milliseconds from the start of the launcher to the first "ready". */
  readonly readyAfter: number
}

export interface ProductGiven {
  readonly servingUrl: string
  readonly jobsUrl: string
  readonly ownerUrl: string
  readonly erpUrl: string
  /** Leaves a profile of the processor time of each process that ends. */
  readonly profiling?: boolean
}

export const erpToken = 'erp-token-of-the-bench'
export const webhookKey = 'key-of-the-bench-for-messages-of-its-erp'

/** The product as `npm start` runs it, in production. */
export async function startProduct(given: ProductGiven): Promise<RunningProduct> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'omsorg-bench-'))
  const began = performance.now()
  const { child, stop } = startProcess({
    script: [join(root, 'tools/start.mjs')],
    environment: { ...environmentOf(given, port), OMSORG_DATA: dataFolder },
  })
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the product ended before it was ready')
    await setTimeout(5)
  }
  const readyAfter = performance.now() - began
  const launcherPid = child.pid ?? 0
  return {
    address,
    launcherPid,
    pid: childrenOf(launcherPid)[0] ?? launcherPid,
    readyAfter,
    async stop() {
      await stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function environmentOf(
  { servingUrl, jobsUrl, ownerUrl, erpUrl, profiling }: ProductGiven,
  port: number,
): Record<string, string> {
  return {
    PORT: String(port),
    // Two servers are one portal: what one has signed the other accepts.
    OMSORG_PUBLIC_ADDRESS: 'http://localhost:3000',
    DATABASE_URL: servingUrl,
    OMSORG_JOBS_URL: jobsUrl,
    OMSORG_OWNER_URL: ownerUrl,
    OMSORG_MODE: 'production',
    OMSORG_SECRET: secret,
    OMSORG_ERP_URL: erpUrl,
    OMSORG_ERP_TOKEN: erpToken,
    OMSORG_ERP_KEYS: webhookKey,
    ...(profiling ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles()}` } : {}),
  }
}

function profiles(): string {
  const folder = join(benchFolder, 'profiles')
  mkdirSync(folder, { recursive: true })
  return folder
}

function isReady(address: string): Promise<boolean> {
  return new Promise((settle) => {
    get(`${address}/ready`, { agent: false }, (answer) => {
      answer.resume()
      settle(answer.statusCode === 200)
    }).on('error', () => settle(false))
  })
}
