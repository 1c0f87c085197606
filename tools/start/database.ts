import { createHmac } from 'node:crypto'
import { migrate } from '@omsorg/database/migrate.ts'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Settings } from './settings.ts'

/** The database of a start, migrated; `serving` is the login that the server uses, `owner` the one that migrates. */
export interface OpenDatabase {
  readonly servingUrl: string
  readonly ownerUrl: string
  stop(): void
}

const name = 'omsorg'
const servingLogin = 'omsorg_login'

/** Opens the database that the settings name, else the embedded one, brings it up to date, and empties it before if asked. */
export async function openDatabase(settings: Settings, content: 'keep' | 'discard'): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openOwn(settings.databaseUrl, settings.ownerUrl ?? settings.databaseUrl, content)
    : openEmbedded(settings.dataFolder, content)
}

async function openOwn(servingUrl: string, ownerUrl: string, content: 'keep' | 'discard'): Promise<OpenDatabase> {
  if (content === 'discard') {
    await ask(ownerUrl, 'drop schema if exists omsorg cascade')
    await ask(ownerUrl, 'drop schema if exists graphile_worker cascade')
  }
  await bringUpToDate(ownerUrl)
  return { servingUrl, ownerUrl, stop: () => undefined }
}

async function openEmbedded(dataFolder: string, content: 'keep' | 'discard'): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataFolder })
  try {
    if (content === 'discard') await ask(postgres.adminUrl(), `drop database if exists ${name} with (force)`)
    const existing = await ask(postgres.adminUrl(), `select from pg_database where datname = '${name}'`)
    if (existing.length === 0) await ask(postgres.adminUrl(), `create database ${name}`)
    const ownerUrl = postgres.adminUrl(name)
    await bringUpToDate(ownerUrl)
    return { servingUrl: await servingUrl(ownerUrl), ownerUrl, stop: postgres.stop }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

async function bringUpToDate(ownerUrl: string): Promise<void> {
  const { applied } = await migrate({ ownerUrl })
  if (applied.length > 0) console.log(`Migrated the database: ${applied.length} steps, the last ${applied.at(-1)}`)
}

/** The server does not sign in as the superuser: its login can become the two working roles and nothing else. */
async function servingUrl(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', url.password).update(servingLogin).digest('base64url')
  const existing = await ask(ownerUrl, `select from pg_roles where rolname = '${servingLogin}'`)
  await ask(
    ownerUrl,
    `${existing.length > 0 ? 'alter' : 'create'} role ${servingLogin} login noinherit password '${password}'`,
  )
  await ask(ownerUrl, `grant omsorg_app, omsorg_jobs to ${servingLogin}`)
  url.username = servingLogin
  url.password = password
  return url.href
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
