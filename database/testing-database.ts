import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from './migrate.ts'

export interface TestDatabase {
  readonly url: string
  /** The owner, whom no policy binds. */
  readonly owner: pg.Client
  /** A connection as the application makes it. */
  readonly app: pg.Client
  drop(): Promise<void>
}

/**
 * An empty, migrated database of its own on the server that OMSORG_TEST_OWNER_URL names; a copy, where one is there to copy.
 * With `upTo` it is as a former version of Omsorg left it.
 */
export async function createTestDatabase({ upTo }: { upTo?: string } = {}): Promise<TestDatabase> {
  const server = process.env['OMSORG_TEST_OWNER_URL']
  if (!server) throw new Error('OMSORG_TEST_OWNER_URL names the PostgreSQL that the tests may make databases on')
  const name = `omsorg_test_${randomBytes(6).toString('hex')}`
  const template = upTo === undefined ? process.env['OMSORG_TEST_TEMPLATE_URL'] : undefined
  const copied = template ? ` template ${new URL(template).pathname.slice(1)} strategy file_copy` : ''
  await once(server, `create database ${name}${copied}`)
  const url = urlOf(server, name)
  if (!copied) await migrate({ ownerUrl: url, ...(upTo === undefined ? {} : { upTo }) })
  const owner = new pg.Client({ connectionString: url })
  const app = new pg.Client({ connectionString: url, options: '-c role=omsorg_app -c TimeZone=UTC' })
  await Promise.all([owner.connect(), app.connect()])
  return {
    url,
    owner,
    app,
    async drop() {
      await Promise.all([owner.end(), app.end()])
      await once(server, `drop database ${name} with (force)`)
    },
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface Reach {
  readonly userId: number
  readonly epoch?: number
  readonly impersonatorId?: number
  readonly clientId?: string
  readonly carePlaceId?: string
  readonly market?: number
  readonly scope: 'place' | 'client' | 'market' | 'all'
}

/** Carries out `work` in a transaction opened for a reach, and rolls it back. */
export async function within<Result>(app: pg.Client, reach: Reach, work: () => Promise<Result>): Promise<Result> {
  await app.query('begin')
  try {
    const opened = await app.query<{ valid: boolean }>(
      'select omsorg.open_transaction($1, $2, $3, $4, $5, $6, $7) as valid',
      [
        reach.userId,
        reach.epoch ?? 1,
        reach.impersonatorId ?? null,
        reach.clientId ?? null,
        reach.carePlaceId ?? null,
        reach.market ?? 10,
        reach.scope,
      ],
    )
    if (!opened.rows[0]?.valid) throw new Error('the transaction was not opened')
    return await work()
  } finally {
    await app.query('rollback')
  }
}
