import type { Wire } from '@omsorg/server/testing/scale/wire.ts'
import pg from 'pg'
import type { BenchWorld } from '../world/world.ts'

/** What one call asks of PostgreSQL, on the average of some: the same on every machine. */
export interface Counts {
  readonly statements: number
  readonly roundTrips: number
  /** Pages that were looked at, in memory or on disk. */
  readonly buffers: number
  /** Statements inside functions and triggers. */
  readonly nested: number
}

/** Counts what so many calls ask for, sent one after the other by a server that reaches the database by this wire. */
export async function count(
  world: BenchWorld,
  wire: Wire,
  calls: number,
  carryOut: () => Promise<void>,
): Promise<Counts> {
  const admin = new pg.Client({ connectionString: world.adminUrl })
  await admin.connect()
  try {
    await admin.query("alter system set pg_stat_statements.track = 'all'")
    await admin.query('select pg_reload_conf()')
    await wire.tellStatistics()
    const database = new URL(world.ownerUrl).pathname.slice(1)
    const before = { ...wire.said(), ...(await readOf(admin, database)) }
    await carryOut()
    const said = wire.said()
    await wire.tellStatistics()
    const after = { ...said, ...(await readOf(admin, database)) }
    const each = (name: keyof Counts) => (after[name] - before[name]) / calls
    return {
      statements: each('statements'),
      roundTrips: each('roundTrips'),
      buffers: each('buffers'),
      nested: each('nested'),
    }
  } finally {
    await admin.query("alter system set pg_stat_statements.track = 'none'")
    await admin.query('select pg_reload_conf()')
    await admin.end()
  }
}

async function readOf(admin: pg.Client, database: string): Promise<Pick<Counts, 'buffers' | 'nested'>> {
  const { rows } = await admin.query<{ buffers: number; nested: number }>(
    `select (d.blks_hit + d.blks_read)::float8 as buffers, (
       select coalesce(sum(s.calls), 0)::float8 from pg_stat_statements(false) s where s.dbid = d.datid and not s.toplevel
     ) as nested
     from pg_stat_database d where d.datname = $1`,
    [database],
  )
  if (!rows[0]) throw new Error(`PostgreSQL tells nothing of ${database}`)
  return rows[0]
}
