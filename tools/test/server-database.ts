// The PostgreSQL that the server tests make their databases on: before the first of them, and away after the last.
import { rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { folderInMemory } from '../postgres/folder-in-memory.ts'

/** Names it in OMSORG_TEST_OWNER_URL: the one that is given there, else that of OMSORG_OWNER_URL or DATABASE_URL, else an embedded one. */
export default async function setUp(): Promise<() => void> {
  const given = process.env['OMSORG_TEST_OWNER_URL'] || process.env['OMSORG_OWNER_URL'] || process.env['DATABASE_URL']
  if (given) {
    process.env['OMSORG_TEST_OWNER_URL'] = given
    return () => undefined
  }
  const dataFolder = folderInMemory('omsorg-server-test-')
  const postgres = await startEmbeddedPostgres({ dataFolder })
  process.env['OMSORG_TEST_OWNER_URL'] = postgres.adminUrl()
  return () => {
    postgres.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
