import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty database on the server that OMSORG_TEST_OWNER_URL names. Answers its address, for the owner. */
export function createEmptyDatabase(purpose: string): Promise<string> {
  return create(purpose, '')
}

/** A database of its own, copied from the migrated one: a tenth of the time that migrating takes. */
export function createMigratedDatabase(): Promise<string> {
  return copyOfDatabase(addressIn('OMSORG_TEST_TEMPLATE_URL'))
}

/** Of one to which nobody is connected. */
export function copyOfDatabase(url: string): Promise<string> {
  return create('world', ` template ${new URL(url).pathname.slice(1)} strategy file_copy`)
}

export async function dropDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function create(purpose: string, options: string): Promise<string> {
  const name = `omsorg_test_${purpose}_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}${options}`)
  return Object.assign(new URL(addressIn('OMSORG_TEST_OWNER_URL')), { pathname: `/${name}` }).href
}

async function onServer(statement: string): Promise<void> {
  await onceOn(addressIn('OMSORG_TEST_OWNER_URL'), lettingTheSystemCopy, statement)
}

/** From PostgreSQL 18 on the system copies the files of a database by itself, where it can. */
const lettingTheSystemCopy = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`

/** Statements on a connection of their own; answers what the last one said. */
export async function onceOn(url: string, ...statements: readonly string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const each of statements.slice(0, -1)) await client.query(each)
    return await client.query(statements.at(-1) ?? '')
  } finally {
    await client.end()
  }
}

function addressIn(name: string): string {
  const address = process.env[name]
  if (!address) throw new Error(`${name} is set before the tests begin; run them through vitest`)
  return address
}
