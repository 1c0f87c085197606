import { migrate } from '@omsorg/database/migrate.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Advice } from '../start/settings.ts'
import { skipForgottenNumbers } from './numbers.ts'

const dumpFile = 'omsorg.dump'

/** Dumps an own PostgreSQL into a folder, by PostgreSQL's own pg_dump, as a role that row-level security does not bind. */
export function dumpOwn(backupUrl: string, target: string): void {
  const file = join(target, dumpFile)
  if (existsSync(file)) throw new Advice(`${file} is there already. Name a new folder.`)
  runTool('pg_dump', backupUrl, ['--format=custom', `--file=${file}`])
}

/** Fills an empty database from a dump, migrates it, and leaves out the numbers that the dump may have forgotten. */
export async function restoreOwn(ownerUrl: string, source: string): Promise<void> {
  const file = join(source, dumpFile)
  if (!existsSync(file)) throw new Advice(`There is no ${dumpFile} in ${source}.`)
  const { pathname } = new URL(ownerUrl)
  runTool('pg_restore', ownerUrl, [
    `--dbname=${decodeURIComponent(pathname.slice(1))}`,
    '--exit-on-error',
    '--single-transaction',
    file,
  ])
  await migrate({ ownerUrl })
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await skipForgottenNumbers(client)
  } finally {
    await client.end()
  }
}

/** The address goes by the environment: a command line is seen by everybody on the machine. */
function runTool(tool: string, url: string, options: readonly string[]): void {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const address = {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  }
  const { status, error } = spawnSync(tool, options, {
    env: { ...process.env, ...address },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error)
    throw new Advice(`${tool} did not start: ${error.message}. It comes with PostgreSQL's own client programs.`)
  if (status !== 0)
    throw new Advice(`${tool} ended with ${status}; its message stands above. Nothing of it is to be used.`)
}
