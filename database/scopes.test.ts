import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type Reach, type TestDatabase } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

const own = { clientId: places.homeClient, carePlaceId: places.homePlace }
const scopes: Record<string, Reach | null> = {
  place: { ...own, userId: users.nurse, scope: 'place' },
  client: { ...own, userId: users.nurse, scope: 'client' },
  market: { userId: users.customerService, market: 10, scope: 'market' },
  /** Has a single person, so that looking through all of its persons seems cheap. */
  'small market': { userId: users.customerService, market: 30, scope: 'market' },
  all: { userId: users.administrator, scope: 'all' },
  /** Works the queue as a role of its own, which nothing narrows. */
  jobs: null,
}

/** Whose transactions see persons. */
const seeing = ['place', 'client', 'market']

const asked = 'array(select n from generate_series(1, 100) n)'
const reads = {
  'which of a hundred persons are in reach': `select unnest(omsorg.persons_in_reach(${asked})) as id`,
  'the rows of a list': `select id from omsorg.rows_of_persons(${asked}, '{2,3,4}', null)`,
  'who stands in a list': `select id from omsorg.listed_recipients(${asked}, '{}', '2026-01-01')`,
  'the draws of a list': `select customer_order_id from omsorg.draws_of_persons(${asked})`,
  'a search': `
    select care_recipient_id
    from omsorg.search_care_recipients('soren', null, false, '${own.clientId}', '${own.carePlaceId}', 10, 1, 25)`,
  'one person': 'select id from omsorg.care_recipient where id = 1',
  'the address of one person': 'select id from omsorg.address where care_recipient_id = 1',
  'the order lines of one person': 'select id from omsorg.order_line where care_recipient_id = 1',
  'the rows of one prescription': 'select id from omsorg.prescription_row where prescription_id = 1',
}

/** Who stands in a list is asked at a place and in a market alone. */
const listed = 'who stands in a list'
const readsIn = (scope: string) =>
  Object.keys(reads).filter((read) => read !== listed || scope === 'place' || scope.endsWith('market'))

/** A dozen pages answer each of these, and the catalogue is read once; all persons of the market lie in hundreds. */
const mostBuffers = 200

interface Plan {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly 'Actual Rows': number
}

describe('a connection that has served one scope reads no more for another', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    await database.owner.query(`
      insert into omsorg.care_recipient (id, client_id, market, first_name, last_name)
        select n, '${places.homeClient}', 10, 'Person' || n, 'Testsson' from generate_series(1000, 20999) n;
      insert into omsorg.care_recipient (id, client_id, market, first_name, last_name)
        values (999, '${places.foreignClient}', 30, 'Aino', 'Virtanen');
      insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id)
        values (999, '${places.foreignPlace}', '${places.foreignClient}');
      insert into omsorg.care_place (client_id, care_unit_id, name)
        select client_id, id, n::text from omsorg.care_unit, generate_series(1, 200) n where client_id = '${places.homeClient}';
      insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id)
        select r.id, p.id, r.client_id from omsorg.care_recipient r join omsorg.care_place p on p.name = (r.id % 200 + 1)::text
        where r.id >= 1000;
      insert into omsorg.address (care_recipient_id, kind, street, zip, city, country_code)
        select id, 'delivery', 'Storgatan 1', '12345', 'Fjällviken', 'SE' from omsorg.care_recipient where id >= 1000;
      analyze omsorg.care_recipient, omsorg.care_recipient_place, omsorg.address;`)
    // Every statement keeps the plan of its first reader.
    await database.app.query('set plan_cache_mode = force_generic_plan')
    for (const [name, read] of Object.entries(reads)) await database.app.query(`prepare "${name}" as ${read}`)
  })
  afterAll(() => database.drop())

  async function opened(scope: string, work: () => Promise<void>): Promise<void> {
    const reach = scopes[scope]
    await database.app.query('begin')
    try {
      if (reach) {
        const { userId, clientId = null, carePlaceId = null, market = 10 } = reach
        const values = [userId, clientId, carePlaceId, market, reach.scope]
        await database.app.query('select omsorg.open_transaction($1, 1, null, $2, $3, $4, $5)', values)
      } else await database.app.query('set local role omsorg_jobs')
      await work()
    } finally {
      await database.app.query('rollback')
    }
  }

  async function planOf(read: string): Promise<Plan> {
    const { rows } = await database.app.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) execute "${read}"`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error(`no plan of ${read}`)
    return plan
  }

  test.each(Object.keys(scopes))('the first was %s', async (first) => {
    // What the catalogue tells of tables and indexes is read once for a connection, whoever comes first.
    for (const scope of Object.keys(scopes)) {
      await opened(scope, async () => {
        for (const read of readsIn(scope)) await planOf(read)
      })
    }
    const excess: string[] = []
    for (const second of Object.keys(scopes)) {
      await database.app.query('discard plans')
      await opened(first, async () => {
        for (const read of readsIn(first)) await planOf(read)
      })
      await opened(second, async () => {
        for (const read of readsIn(second)) {
          const plan = await planOf(read)
          const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
          if (buffers > mostBuffers) excess.push(`${read}, ${second}: ${buffers} buffers`)
          if (scopes[second]) expect(plan['Actual Rows'] > 0, `${read}, ${second}`).toBe(seeing.includes(second))
        }
      })
    }
    expect(excess).toEqual([])
  })
})
