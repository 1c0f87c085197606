import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** What is kept, and what is counted, of each market that has clients. */
async function counts() {
  const { rows } = await database.owner.query<{ kept: number; counted: number }>(
    `select n.clients as kept, (
       select count(*)::int from omsorg.client c where c.market = n.market and c.removed_at is null) as counted
     from omsorg.client_count n order by n.market`,
  )
  return rows
}

test('how many clients a market has is kept, whatever becomes of them, and wherever they are written', async () => {
  const steps = [
    `insert into omsorg.client (market, name, patient_data_owner_id) select 10, 'A', n::text from generate_series(1, 3) n`,
    `insert into omsorg.client (market, name, patient_data_owner_id) values (30, 'B', 'b'), (10, 'C', 'c')`,
    `update omsorg.client set name = 'D' where market = 10`,
    `update omsorg.client set removed_at = now() where market = 10 and patient_data_owner_id in ('1', '2')`,
    `update omsorg.client set removed_at = null where market = 10 and patient_data_owner_id = '1'`,
    `delete from omsorg.client where market = 10 and patient_data_owner_id in ('2', '3')`,
    `set session_replication_role = replica;
     insert into omsorg.client (market, name, patient_data_owner_id) values (30, 'E', 'e');
     set session_replication_role = default`,
  ]
  const kept: number[][] = []
  for (const step of steps) {
    await database.owner.query(step)
    const found = await counts()
    expect(found.map((each) => each.kept)).toEqual(found.map((each) => each.counted))
    kept.push(found.map((each) => each.kept))
  }
  expect(kept.slice(1)).toEqual([
    [4, 1],
    [4, 1],
    [2, 1],
    [3, 1],
    [2, 1],
    [2, 2],
  ])
})

test('a client that another transaction makes meanwhile is counted once both have ended', async () => {
  const before = (await counts())[0]?.kept ?? 0
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  try {
    await database.owner.query('begin')
    await database.owner.query(`insert into omsorg.client (market, name, patient_data_owner_id) values (10, 'F', 'f')`)
    const waiting = other.query(`insert into omsorg.client (market, name, patient_data_owner_id) values (10, 'G', 'g')`)
    await database.owner.query('commit')
    await waiting
    expect((await counts())[0]).toEqual({ kept: before + 2, counted: before + 2 })
  } finally {
    await other.end()
  }
})
