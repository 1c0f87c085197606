// `npm start`, and its variants: see taskOf in start/settings.ts. Started by start.mjs, under Node 26.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError, readConfig } from '@omsorg/server/platform/config.ts'
import { endScripts, runScript, startScript } from './start/child.ts'
import { openDatabase, type OpenDatabase } from './start/database.ts'
import { fillDemo } from './start/demo.ts'
import { demoTable } from './start/demo-table.ts'
import { takeLock } from './start/lock.ts'
import { Advice, root, type Settings, settingsOf, type Task, taskOf } from './start/settings.ts'
import { buildWeb } from './start/web-build.ts'

/** What was started, in order; it ends in the reverse order. */
const endings: (() => unknown)[] = []
let ending: Promise<void> | null = null

async function start(task: Task, settings: Settings): Promise<void> {
  if (task === 'reset-demo' && settings.mode !== 'demo') throw new Advice('Only a demo can be reset.')
  if (task === 'first-administrator' && settings.mode === 'demo') {
    throw new Advice('The demo world has its administrator. OMSORG_MODE=production is for a world of your own.')
  }
  const lock = takeLock(settings.dataFolder)
  endings.push(lock.release)
  endings.push(endScripts)
  if (task === 'first-administrator') return makeFirstAdministrator(await database(task, settings))
  // Its order ids begin anew, and the fake ERP takes another order under an id it knows for a fault.
  if (task === 'reset-demo') rmSync(join(settings.dataFolder, 'demo-erp'), { recursive: true, force: true })
  if (task === 'develop') return develop(settings, await database(task, settings))

  const [webFolder, { servingUrl }] = await Promise.all([buildWeb(), database(task, settings)])
  const { serve } = await import('@omsorg/server/main.ts')
  const server = await serve(configOf(settings, servingUrl, webFolder))
  endings.push(server.close)
  lock.publish(server.address)
  await greet(settings, server.address)
}

function configOf({ dataFolder }: Settings, servingUrl: string, webFolder: string) {
  const given = { DATABASE_URL: servingUrl, OMSORG_WEB: webFolder, OMSORG_DATA: dataFolder }
  return readConfig({ ...process.env, ...given })
}

async function database(task: Task, settings: Settings): Promise<OpenDatabase> {
  const opening = openDatabase(settings, task === 'reset-demo' ? 'discard' : 'keep')
  // After everything that uses it, before the data folder is free; also when the end comes while it opens.
  endings.splice(1, 0, () =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  const opened = await opening
  if (settings.mode === 'demo') await fillDemo(opened.ownerUrl)
  return opened
}

/** The server restarts at every change, the web application changes in the open page. */
async function develop(settings: Settings, { servingUrl }: OpenDatabase): Promise<void> {
  startScript(['--watch', '--watch-preserve-output', join(root, 'tools/start/serve.ts')], { DATABASE_URL: servingUrl })
  startScript([join(root, 'node_modules/vite/bin/vite.js'), 'web', '--host', '127.0.0.1'])
  await greet(settings, `http://localhost:${settings.port} (the interface; Vite prints the address of the pages)`)
}

async function makeFirstAdministrator({ ownerUrl, servingUrl }: OpenDatabase): Promise<void> {
  const script = join(root, 'server/first-administrator.ts')
  await runScript([script], { OMSORG_OWNER_URL: ownerUrl, DATABASE_URL: servingUrl })
  await end(0)
}

async function greet(settings: Settings, address: string): Promise<void> {
  console.log(`\nOmsorg answers at ${address}`)
  const accounts = join(root, 'database/demo/accounts.ts')
  if (settings.mode === 'demo' && existsSync(accounts)) {
    const { demoPassword, offeredAccounts } = await import('@omsorg/database/demo/accounts.ts')
    console.log(demoTable(offeredAccounts, demoPassword))
  }
  console.log('Ctrl+C ends it.')
}

function end(code: number): Promise<void> {
  ending ??= endInOrder(code)
  return ending
}

async function endInOrder(code: number): Promise<void> {
  for (const stop of endings.toReversed()) {
    try {
      await stop()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The launcher is gone, killed outright: nobody else would end us.
process.on('disconnect', () => void end(1))

try {
  await start(taskOf(process.argv.slice(2)), settingsOf(process.env))
} catch (error) {
  if (!ending) console.error(adviceOf(error))
  await end(1)
}

function adviceOf(error: unknown): unknown {
  if (error instanceof Advice || error instanceof ConfigurationError) return error.message
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? 'Another program listens on this port. PORT chooses another one: PORT=3001 npm start' : error
}
