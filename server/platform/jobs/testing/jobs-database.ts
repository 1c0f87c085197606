import { migrate } from '@omsorg/database/migrate.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, escapeIdentifier, Pool } from 'pg'

export interface JobsDatabase {
  /** For a role that may become omsorg_jobs. */
  readonly url: string
  /** As omsorg_app, which adds jobs and may not read them. */
  readonly app: Kysely<unknown>
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
  const app = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 4, options: '-c role=omsorg_app' }) }),
  })
  return {
    url,
    app,
    owner,
    async drop() {
      await app.destroy()
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
