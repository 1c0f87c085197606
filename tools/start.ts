// `npm start`, and its variants: see taskOf in start/settings.ts. Started by start.mjs, under Node 26: what serves as the file
// that it is built into, all else as it stands.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { adviceOn } from './start/advice.ts'
import { endScripts, runScript, startScript } from './start/child.ts'
import { buildIsCurrent } from './start/current.ts'
import { openDatabase, type OpenDatabase } from './start/database.ts'
import { fillDemo } from './start/demo.ts'
import { demoTable } from './start/demo-table.ts'
import { givenUp, hasBuilt } from './start/exit-codes.mjs'
import { watchLauncher } from './start/watch-launcher.ts'
import { takeLock } from './start/lock.ts'
import { openLogFile } from './start/log-file.ts'
import { Advice, root, type Settings, settingsOf, type Task, taskOf } from './start/settings.ts'
import { giveBackMemory } from './start/memory.ts'
import { refuseTakenPort } from './start/port.ts'
import { webFolder } from './start/web-build.ts'

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

  await refuseTakenPort(settings)
  const opened = await database(task, settings)
  if (task === 'end') return end(1)
  const address = await serveOn(opened, settings)
  lock.publish(address)
  if (task === 'serve-again') console.log('The server answers again.')
  else await greet(settings, address)
  giveBackMemory()
}

async function loadServer() {
  const [{ serve }, { readConfig }] = await Promise.all([
    import('@omsorg/server/main.ts'),
    import('@omsorg/server/platform/config.ts'),
  ])
  return { serve, readConfig }
}

/** From here on a fault ends the process, and it is started again. */
async function serveOn(opened: OpenDatabase, settings: Settings): Promise<string> {
  const { serve, readConfig } = await loadServer()
  const config = readConfig({ ...process.env, ...environmentOf(settings, opened) })
  const log = settings.logTo === 'file' ? logOf(settings) : null
  if (log) process.on('uncaughtExceptionMonitor', (fault) => log.write(`${fault.stack}\n`))
  const server = await serve(config, undefined, log?.write)
  endings.push(server.close)
  return server.address
}

function environmentOf(settings: Settings, { servingUrl, jobsUrl }: OpenDatabase) {
  return {
    DATABASE_URL: servingUrl,
    OMSORG_JOBS_URL: jobsUrl,
    OMSORG_WEB: webFolder,
    OMSORG_DATA: settings.dataFolder,
  }
}

function logOf({ dataFolder }: Settings) {
  return openLogFile(join(dataFolder, 'log', 'omsorg.log'))
}

function giveUp(reason: string): void {
  if (!ending) console.error(reason)
  void end(givenUp)
}

async function database(task: Task, settings: Settings): Promise<OpenDatabase> {
  console.log('Opening the database ...')
  const opening = openDatabase(settings, task === 'reset-demo' ? 'discard' : 'keep', giveUp)
  // After everything that uses it, before the data folder is free; also when the end comes while it opens.
  endings.splice(1, 0, () =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  const opened = await opening
  if (settings.mode === 'demo') await fillDemo(opened.ownerUrl, logOf(settings))
  return opened
}

/** The server restarts at every change, the web application changes in the open page. */
async function develop(settings: Settings, { servingUrl, jobsUrl }: OpenDatabase): Promise<void> {
  startScript(['--watch', '--watch-preserve-output', join(root, 'tools/start/serve.ts')], {
    DATABASE_URL: servingUrl,
    OMSORG_JOBS_URL: jobsUrl,
  })
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
  if (settings.mode === 'demo') {
    const { demoPassword, demoAccounts } = await import('@omsorg/database/demo/accounts.ts')
    console.log(demoTable(demoAccounts, demoPassword))
  }
  console.log(settings.logTo === 'file' ? `Its log: ${logOf(settings).path}\nCtrl+C ends it.` : 'Ctrl+C ends it.')
}

function end(code: number): Promise<void> {
  ending ??= endInOrder(code)
  return ending
}

const longestEnding = 10_000

async function endInOrder(code: number): Promise<void> {
  // Whoever would end what does not end in time may be gone itself.
  setTimeout(() => process.exit(code), longestEnding).unref()
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
const launchers = process.env['OMSORG_LAUNCHERS']?.split(' ').map(Number) ?? []
// Killed outright: nobody else would end us.
for (const launcher of launchers) watchLauncher(launcher, () => void end(givenUp))

async function main(): Promise<void> {
  let task: Task = 'serve'
  try {
    task = taskOf(process.argv.slice(2))
    if (launchers.length > 0 && (task === 'serve' || task === 'reset-demo')) await whileLoading(buildIsCurrent())
    await start(task, settingsOf(process.env))
  } catch (failure) {
    if (failure instanceof Advice) return giveUp(failure.message)
    if (!ending) console.error(sentenceOn(failure) ?? failure)
    // What has never answered is not tried again: what it said is the reason.
    await end(task === 'serve-again' ? 1 : givenUp)
  }
}

/** The server loads while its sources are looked at, and begins once they are known to be those it was built from. */
async function whileLoading(looking: Promise<boolean>): Promise<void> {
  const loading = loadServer()
  // From other sources it may fail to load.
  loading.catch(() => undefined)
  if (!(await looking)) process.exit(hasBuilt)
  await loading
}

function sentenceOn(failure: unknown): string | null {
  return adviceOn(failure, settingsOf(process.env))
}

void main()
