import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

interface Migration {
  readonly name: string
  readonly checksum: string
  readonly text: string
}

/** Any number that nothing else on the server uses; two servers that start at once wait for each other here. */
const lockNumber = 7_206_671
const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings a database to the newest schema: roles, queue, then each file of `migrations/` that it has not seen, every file
 * in its own transaction. Safe to call from several servers at once. Throws when a file that was applied has changed
 * since: migrations go forward only. `upTo` stops after that file, as a former version of Omsorg did.
 */
export async function migrate({ ownerUrl, upTo }: { ownerUrl: string; upTo?: string }): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  const [migrations] = await Promise.all([readMigrations(upTo), client.connect()])
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query("set client_min_messages = warning; set timezone = 'UTC'")
    await prepareRoles(client)
    await runMigrations({ connectionString: ownerUrl, logger: silent })
    await openQueue(client)
    await becomeOwner(client)
    const applied = await applyNew(client, migrations)
    await client.query('revoke execute on all functions in schema omsorg from public')
    await client.query('select omsorg.hold_back_secrets()')
    await client.query('select omsorg.ensure_access_log_partitions(2)')
    return { applied }
  } finally {
    // Ends the session and with it the lock.
    await client.end()
  }
}

/** Roles belong to the whole server, so another database may have made them; logins get them from whoever runs this. */
async function prepareRoles(client: pg.Client): Promise<void> {
  for (const role of ['omsorg_app', 'omsorg_jobs']) {
    const known = await client.query('select from pg_roles where rolname = $1', [role])
    if (known.rowCount === 0) await client.query(`create role ${role} nologin nobypassrls`)
    const member = await client.query(
      "select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'usage')",
      [role],
    )
    if (member.rowCount === 0) await client.query(`grant ${role} to current_user`)
  }
}

/** graphile-worker keeps its tables behind row-level security; the role that works the queue is let in. */
async function openQueue(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema graphile_worker to omsorg_jobs;
    grant select, insert, update, delete on all tables in schema graphile_worker to omsorg_jobs;
    grant usage on all sequences in schema graphile_worker to omsorg_jobs;
    grant execute on all functions in schema graphile_worker to omsorg_jobs;
    do $$
    declare
      queue regclass;
    begin
      for queue in
        select c.oid::regclass from pg_class c
        where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'omsorg_jobs')
      loop
        execute format('create policy omsorg_jobs on %s to omsorg_jobs using (true) with check (true)', queue);
      end loop;
    end
    $$;
  `)
}

/** The role omsorg_owner owns the schema where an installation has made it; else whoever migrates does. */
async function becomeOwner(client: pg.Client): Promise<void> {
  const owner = await client.query(
    "select from pg_roles where rolname = 'omsorg_owner' and pg_has_role(current_user, oid, 'member')",
  )
  if (owner.rowCount === 0) {
    await client.query('create schema if not exists omsorg')
    return
  }
  await client.query(`
    create schema if not exists omsorg authorization omsorg_owner;
    grant usage on schema graphile_worker to omsorg_owner;
    grant omsorg_jobs to omsorg_owner;
    create extension if not exists pg_trgm with schema omsorg;
    create extension if not exists btree_gin with schema omsorg;
    set role omsorg_owner;
  `)
}

async function readMigrations(upTo?: string): Promise<Migration[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const names = upTo === undefined ? all : all.slice(0, all.indexOf(upTo) + 1)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyNew(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`
    create table if not exists omsorg.migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )
  `)
  const known = await client.query<{ name: string; checksum: string }>('select name, checksum from omsorg.migration')
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  for (const migration of migrations) {
    const checksum = checksums.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum)
      throw new Error(`${migration.name} was changed after it had been applied; write a new migration instead`)
    await apply(client, migration)
    applied.push(migration.name)
  }
  return applied
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    // Names in the files are qualified; the path finds the extensions, which may live in either schema.
    await client.query('set local search_path = omsorg, public')
    await client.query(migration.text)
    await client.query('insert into omsorg.migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `${migration.name} could not be applied: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

const silent = new Logger(() => () => undefined)

if (import.meta.main) {
  const ownerUrl = process.env['OMSORG_OWNER_URL']
  if (!ownerUrl) throw new Error('OMSORG_OWNER_URL names the database and the role that migrates it')
  const { applied } = await migrate({ ownerUrl })
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply')
}
