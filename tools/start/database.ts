import { callsMayBecomeJobs, prepareLogins } from '@omsorg/database/logins.ts'
import { migrate } from '@omsorg/database/migrate.ts'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Settings } from './settings.ts'
import { watchPostgres } from './watch-postgres.ts'

/** The database of a start, migrated; `serving` and `jobs` are the logins of the server, `owner` the one that migrates. */
export interface OpenDatabase {
  readonly servingUrl: string
  readonly jobsUrl: string
  readonly ownerUrl: string
  stop(): void
}

const name = 'omsorg'

/** Opens the database that the settings name, else the embedded one, brings it up to date, and empties it before if asked. */
export async function openDatabase(
  settings: Settings,
  content: 'keep' | 'discard',
  giveUp: (reason: string) => void = () => undefined,
): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openOwn(settings.databaseUrl, settings, content)
    : openEmbedded(settings.dataFolder, content, giveUp)
}

async function openOwn(servingUrl: string, settings: Settings, content: 'keep' | 'discard'): Promise<OpenDatabase> {
  const ownerUrl = settings.ownerUrl ?? servingUrl
  if (content === 'discard') {
    await ask(ownerUrl, 'drop schema if exists omsorg cascade')
    await ask(ownerUrl, 'drop schema if exists graphile_worker cascade')
  }
  await bringUpToDate(ownerUrl)
  // Nobody waits for a warning; a login that cannot sign in is refused to the server itself.
  void callsMayBecomeJobs(servingUrl).then(
    (may) => may && console.log(weaker),
    () => undefined,
  )
  return { servingUrl, jobsUrl: settings.jobsUrl ?? servingUrl, ownerUrl, stop: () => undefined }
}

async function openEmbedded(
  dataFolder: string,
  content: 'keep' | 'discard',
  giveUp: (reason: string) => void,
): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataFolder })
  try {
    if (content === 'discard') await ask(postgres.adminUrl(), `drop database if exists ${name} with (force)`)
    const existing = await ask(postgres.adminUrl(), `select from pg_database where datname = '${name}'`)
    if (existing.length === 0) await ask(postgres.adminUrl(), `create database ${name}`)
    const ownerUrl = postgres.adminUrl(name)
    await bringUpToDate(ownerUrl)
    // The server does not sign in as the superuser.
    const { calls, jobs } = await prepareLogins(ownerUrl)
    const stop = watchPostgres(postgres, { dataFolder, say: console.log, giveUp })
    return { servingUrl: calls, jobsUrl: jobs, ownerUrl, stop }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

const weaker = [
  'The login of DATABASE_URL can become omsorg_jobs, which sees every person and the keys that sign tokens.',
  'A login of its own for the jobs, in OMSORG_JOBS_URL, takes that from it (docs/operations.md, part 1).',
].join('\n')

async function bringUpToDate(ownerUrl: string): Promise<void> {
  const { applied } = await migrate({ ownerUrl })
  if (applied.length > 0) console.log(`Brought the database up to date: ${applied.at(-1)}`)
}

export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
