import type { World } from '../world.ts'

const waiting = `select count(*)::int as count from pg_locks where not granted`

/**
 * Lets calls meet: a client is held until each of them waits for it, so that all have read what they judge before the first of
 * them writes, where nothing makes them wait earlier.
 */
export async function atOnce<Answer>(
  { owner }: World,
  clientId: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  await owner.query('begin')
  await owner.query('select from omsorg.client where id = $1 for update', [clientId])
  const answers = Promise.all(calls.map((call) => call()))
  for (let looked = 0; looked < 10_000; looked += 1) {
    const { rows } = await owner.query<{ count: number }>(waiting)
    if ((rows[0]?.count ?? 0) >= calls.length) break
  }
  await owner.query('commit')
  return answers
}
