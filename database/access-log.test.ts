import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.owner.query(`
    insert into omsorg.access_log (at, user_id, action, care_recipient_id, client_id, care_place_id, market)
    select date_trunc('hour', now()) - interval '5 hours' + n * interval '20 minutes', n, 'read-person', 100 + n,
      gen_random_uuid(), gen_random_uuid(), 10
    from generate_series(1, 9) n`)
})
afterAll(() => database.drop())

const ask = async (statement: string) => (await database.owner.query<Record<string, unknown>>(statement)).rows
const verified = (head = 'null') => ask(`select problem, told from omsorg.verify_access_log(${head})`)

/** What the check says of a change that the owner makes, which is taken back. */
async function foundAfter(change: string) {
  await ask('begin')
  try {
    await ask(change)
    return await verified()
  } finally {
    await ask('rollback')
  }
}

describe('the access log', () => {
  test.each(['omsorg_app', 'omsorg_jobs'])('is only added to by %s, in each of its months', async (role) => {
    const rights = await ask(`
      select relname, privilege from pg_class, unnest(array['select', 'update', 'delete', 'truncate']) privilege
       where relname like 'access_log%' and relname not like 'access_log_sample%' and relkind in ('r', 'p') and has_table_privilege('${role}', oid, privilege)`)
    expect(rights).toEqual([])
  })

  test('has samples that administration alone sees, and nobody removes', async () => {
    const policies = await ask(`
      select polrelid::regclass::text as name, pg_get_expr(polqual, polrelid) as seen,
             has_table_privilege('omsorg_app', polrelid, 'insert, delete, truncate') as rewritten
      from pg_policy where polname = 'reach' and polrelid::regclass::text like '%access_log_sample%' order by 1`)
    const each = { seen: '( SELECT omsorg.reach_all() AS reach_all)', rewritten: false }
    expect(policies).toEqual([
      { name: 'omsorg.access_log_sample', ...each },
      { name: 'omsorg.access_log_sample_row', ...each },
    ])
  })

  test('is sealed hour by hour, and an hour that is not over long enough waits', async () => {
    const [first] = await ask('select sealed, head from omsorg.seal_access_log()')
    expect(first?.['sealed']).toBe(4)
    const [again] = await ask('select sealed, head from omsorg.seal_access_log()')
    expect(again).toEqual({ sealed: 0, head: first?.['head'] })
    expect(await verified(`'${String(first?.['head'])}'`)).toEqual([])
  })

  test.each([
    [
      'a row that is changed',
      `update omsorg.access_log set care_recipient_id = 7 where user_id = 2`,
      /added or changed/,
      'user 2, read-person, person 7',
    ],
    [
      'a row that is added',
      `insert into omsorg.access_log (at, user_id, action) select at, 99, action from omsorg.access_log where user_id = 4`,
      /added or changed/,
      'user 99, read-person, person none',
    ],
    [
      'a row that is removed',
      `delete from omsorg.access_log where user_id = 5`,
      /1 of 3 rows were removed/,
      expect.stringContaining('between'),
    ],
    [
      'a row that is moved',
      `update omsorg.access_log set at = at + interval '1 second' where user_id = 3`,
      /added or changed/,
      'user 3, read-person, person 103',
    ],
    [
      'a row from before all seals',
      `insert into omsorg.access_log (at, user_id, action) values (now() - interval '9 hours', 1, 'x')`,
      /before the first seal/,
      'user 1, x',
    ],
    [
      'a seal that is removed',
      `delete from omsorg.access_log_seal where since = (select min(since) + interval '1 hour' from omsorg.access_log_seal)`,
      /seal was removed/,
      null,
    ],
    [
      'a seal that is changed',
      `update omsorg.access_log_seal set hash = sha256(hash)`,
      /seal was changed/,
      expect.any(String),
    ],
  ])('tells of %s', async (_what, change, problem, told) => {
    expect(await foundAfter(change)).toEqual([{ problem: expect.stringMatching(problem), told }])
  })

  test('tells of a chain that was made anew, by the hash that was written down outside', async () => {
    await ask('begin')
    const [before] = await ask('select head from omsorg.seal_access_log()')
    await ask('update omsorg.access_log set care_recipient_id = 7 where user_id = 2; truncate omsorg.access_log_seal')
    await ask('select omsorg.seal_access_log()')
    expect(await verified()).toEqual([])
    expect(await verified(`'${String(before?.['head'])}'`)).toEqual([
      { problem: expect.stringContaining('made anew'), told: before?.['head'] },
    ])
    await ask('rollback')
  })

  test('loses whole months after their time, and nothing that is younger than five years', async () => {
    await expect(ask('select omsorg.remove_access_log(59)')).rejects.toThrow('five years')
    await ask('begin; truncate omsorg.access_log, omsorg.access_log_seal')
    await ask(`create table omsorg.access_log_2011_03 partition of omsorg.access_log
               for values from ('2011-03-01 00:00Z') to ('2011-04-01 00:00Z')`)
    await ask(`insert into omsorg.access_log (at, user_id, action)
               values ('2011-03-31 20:00Z', 1, 'old'), ('2011-04-01 02:00Z', 1, 'unsealed month'), (now(), 1, 'new')`)
    await ask(`insert into omsorg.access_log_seal (since, until, row_count, marks, hash)
               select hour, hour + interval '1 hour', 0, '', '' from generate_series('2011-03-31 20:00Z'::timestamptz, '2011-04-01 03:00Z', '1 hour') hour`)
    expect(await ask('select omsorg.remove_access_log(144) as removed')).toEqual([{ removed: 1 }])
    expect(await ask('select action from omsorg.access_log order by at')).toEqual([
      { action: 'unsealed month' },
      { action: 'new' },
    ])
    expect(await ask('select count(*)::int as kept from omsorg.access_log_seal where removed_at is not null')).toEqual([
      { kept: 4 },
    ])
    await ask('rollback')
  })
})
