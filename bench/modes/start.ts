import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { freePort } from '../../tools/postgres/free-port.ts'
import { root } from '../../tools/start/settings.ts'
import type { Bench } from '../bench.ts'
import { callOf, signInAtPlace } from '../client.ts'
import { send } from '../load.ts'
import { median } from '../measure.ts'
import { figure, table } from '../report.ts'
import { environmentOf, isReady, startProduct } from '../servers/product.ts'
import { memoryOfTree } from '../servers/tree.ts'

/** How long a start takes with the database up, and what it keeps of memory, as `npm start` runs it: launcher and all. */
export async function measureStart({ world, given, options }: Bench): Promise<void> {
  const times = options.quick ? 1 : 5
  const alone: number[] = []
  for (let time = 0; time < times; time += 1) {
    const product = await startProduct(given)
    alone.push(product.readyAfter)
    await product.stop()
  }
  // The first may have to build the pages.
  await (await startLauncher(given, world.ownerUrl)).stop()
  const whole: number[] = []
  let atRest = 0
  for (let time = 0; time < times; time += 1) {
    const launcher = await startLauncher(given, world.ownerUrl)
    whole.push(launcher.readyAfter)
    const [user] = world.users
    if (time === times - 1 && user) {
      const token = await signInAtPlace(launcher.address, user, world.password)
      await send(launcher.address, callOf(readCareRecipient, { params: { id: 1 } }, { token }))
      await setTimeout(options.quick ? 1000 : 10_000)
      atRest = memoryOfTree(launcher.pid)
    }
    await launcher.stop()
  }
  const rows = table([
    ['start, database up', 36],
    ['median', 8],
  ])
  rows.add(['server alone, to "ready"', `${figure(median(alone) / 1000, 2)} s`])
  rows.add(['npm start, to "ready"', `${figure(median(whole) / 1000, 2)} s`])
  rows.add(['memory at rest, launcher and server', `${figure(atRest)} MiB`])
}

export async function startLauncher(given: Bench['given'], ownerUrl: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'omsorg-bench-'))
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      OMSORG_OWNER_URL: ownerUrl,
      OMSORG_DATA: dataFolder,
      ...environmentOf(given, port),
    },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('npm start ended before it was ready')
    await setTimeout(5)
  }
  return {
    address,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      process.off('exit', kill)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
