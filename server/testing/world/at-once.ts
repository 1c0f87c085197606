import pg from 'pg'
import type { World } from '../world.ts'

const waiting = `select count(*)::int as count from pg_locks where not granted`

type Calls<Answer> = readonly (() => Promise<Answer>)[]

/**
 * Lets calls meet: a client is held until each of them waits for it, so that all have read what they judge before the first of
 * them writes, where nothing makes them wait earlier.
 */
export function atOnce<Answer>(world: World, clientId: string, calls: Calls<Answer>): Promise<Answer[]> {
  return whileHeld(world, `select from omsorg.client where id = ${pg.escapeLiteral(clientId)} for update`, calls)
}

/** The same of calls that write to one table: it is read, and not written to, until each of them waits. */
export function atOnceInto<Answer>(world: World, table: string, calls: Calls<Answer>): Promise<Answer[]> {
  return whileHeld(world, `lock table omsorg.${table} in share row exclusive mode`, calls)
}

async function whileHeld<Answer>({ owner }: World, hold: string, calls: Calls<Answer>): Promise<Answer[]> {
  await owner.query('begin')
  await owner.query(hold)
  const answers = Promise.all(calls.map((call) => call()))
  for (let looked = 0; looked < 10_000; looked += 1) {
    const { rows } = await owner.query<{ count: number }>(waiting)
    if ((rows[0]?.count ?? 0) >= calls.length) break
  }
  await owner.query('commit')
  return answers
}
