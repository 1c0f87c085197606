// npm run schema: what the migrations lead to, written from a database that is started, migrated and thrown away.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeSchema } from '@omsorg/database/describe-schema.ts'
import { migrate } from '@omsorg/database/migrate.ts'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'omsorg-schema-'))
const postgres = await startEmbeddedPostgres({ dataFolder })
const client = new pg.Client(postgres.adminUrl())
try {
  await migrate({ ownerUrl: postgres.adminUrl() })
  await client.connect()
  writeFileSync(join(import.meta.dirname, '../database/schema.sql'), await describeSchema(client))
  console.log('Wrote database/schema.sql')
} finally {
  await client.end()
  postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
