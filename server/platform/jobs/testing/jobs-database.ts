import { migrate } from '@omsorg/database/migrate.ts'
import { Client, escapeIdentifier, Pool } from 'pg'
import { openDatabase, type Database } from '../../database.ts'

export interface JobsDatabase {
  /** For a role that may become omsorg_jobs. */
  readonly url: string
  /** As omsorg_app, which adds jobs and may not read them. */
  readonly app: Database
  /** As the owner, who sees the queue. */
  readonly owner: Pool
  drop(): Promise<void>
}

/** A database of its own with an empty queue, on the server that OMSORG_TEST_OWNER_URL names. */
export async function createJobsDatabase(ownerUrl: string): Promise<JobsDatabase> {
  const name = `omsorg_jobs_test_${process.pid}_${Math.trunc(performance.now() * 1000)}`
  await once(ownerUrl, `create database ${escapeIdentifier(name)}`)
  const url = Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href
  await migrate({ ownerUrl: url })

  const owner = new Pool({ connectionString: url, max: 2 })
  // Tests end connections, those that lie idle here among them.
  owner.on('error', () => undefined)
  const app = openDatabase({ url, role: 'omsorg_app', connections: 4 })
  return {
    url,
    app,
    owner,
    async drop() {
      await app.close()
      await owner.end()
      await once(ownerUrl, `drop database ${escapeIdentifier(name)} with (force)`)
    },
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
