import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What the environment says about a start; docs/operations.md explains each to whoever runs it. */
export interface Settings {
  readonly port: number
  readonly mode: 'demo' | 'production'
  readonly dataFolder: string
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** The login that migrates, when it is another one. */
  readonly ownerUrl: string | null
  /** The login of the jobs, when it is another one. */
  readonly jobsUrl: string | null
  readonly logTo: 'file' | 'output'
}

/** A message for whoever started the program: it is printed without a stack. */
export class Advice extends Error {}

export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(environment['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Advice(`PORT is a number from 1 to 65535, not ${environment['PORT']}.`)
  }
  const mode = environment['OMSORG_MODE'] || 'demo'
  if (mode !== 'demo' && mode !== 'production') throw new Advice(`OMSORG_MODE is demo or production, not ${mode}.`)
  const databaseUrl = environment['DATABASE_URL'] || null
  const ownerUrl = environment['OMSORG_OWNER_URL'] || null
  const jobsUrl = environment['OMSORG_JOBS_URL'] || null
  if (ownerUrl && !databaseUrl) throw new Advice('OMSORG_OWNER_URL is given, but not DATABASE_URL.')
  if (jobsUrl && !databaseUrl) throw new Advice('OMSORG_JOBS_URL is given, but not DATABASE_URL.')
  const logTo = environment['OMSORG_LOG_TO'] || 'file'
  if (logTo !== 'file' && logTo !== 'output') throw new Advice(`OMSORG_LOG_TO is file or output, not ${logTo}.`)
  return {
    port,
    mode,
    dataFolder: resolve(root, environment['OMSORG_DATA'] || '.data'),
    databaseUrl,
    ownerUrl,
    jobsUrl,
    logTo,
  }
}

/** `serve-again` after a fault, `end` when that is no use: it leaves nothing behind. */
export type Task = 'serve' | 'serve-again' | 'end' | 'develop' | 'reset-demo' | 'first-administrator'

const tasks: Readonly<Record<string, Task>> = {
  '--again': 'serve-again',
  '--end': 'end',
  '--dev': 'develop',
  '--reset-demo': 'reset-demo',
  '--first-administrator': 'first-administrator',
}

/** What the command line asks for: one thing at a time. */
export function taskOf(options: readonly string[]): Task {
  const [option, ...others] = options
  if (option === undefined) return 'serve'
  const task = tasks[option]
  if (!task || others.length > 0) throw new Advice(`Options are, one at a time: ${Object.keys(tasks).join(' ')}`)
  return task
}
