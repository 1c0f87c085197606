import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { persons, places, seedWorld, users } from './testing-world.ts'

const nurse: Reach = { userId: users.nurse, clientId: places.homeClient, carePlaceId: places.homePlace, scope: 'place' }
const customerService: Reach = { userId: users.customerService, market: 10, scope: 'market' }

describe('search', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    // A crowd at the other place, so that an index is worth its while.
    await database.owner.query(`
      insert into omsorg.care_recipient (id, client_id, market, first_name, last_name)
        select n, '${places.homeClient}', 10, 'Person' || n, 'Testsson' || md5(n::text) from generate_series(1000, 20999) n;
      insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id)
        select id, '${places.sisterPlace}', client_id from omsorg.care_recipient where id >= 1000;
      `)
    await database.owner.query('vacuum analyze omsorg.care_recipient')
  })
  afterAll(() => database.drop())

  const found = async (reach: Reach, term: string, place: string | null = reach.carePlaceId ?? null) =>
    within(database.app, reach, async () => {
      const { rows } = await database.app.query<{ id: number }>(
        'select care_recipient_id as id from omsorg.search_care_recipients($1, null, false, $2, $3, $4, 1, 25)',
        [term, reach.clientId ?? null, place, reach.market ?? 10],
      )
      return rows.map((row) => row.id)
    })

  test.each(['Søren', 'soren', 'Sören', 'SOEREN', 'åkerström søren', 'Akerstrom', 'soren aakerstrom', 'kerst'])(
    'finds Søren Åkerström by %s',
    async (term) => {
      expect(await found(nurse, term)).toEqual([persons.soren])
    },
  )

  test('finds by short words at the beginning of a name', async () => {
    expect(await found(nurse, 'ås öb')).toEqual([persons.asa])
  })

  test('takes signs of a pattern as they stand', async () => {
    expect(await found(nurse, '%_%')).toEqual([])
  })

  test('never finds a protected person by name', async () => {
    expect(await found(nurse, 'Hemlig')).toEqual([])
    expect(await found(customerService, 'Hemlig', null)).toEqual([])
  })

  test('customer service searches all clients of its market', async () => {
    expect(await found(customerService, 'soren', null)).toEqual([persons.soren])
  })

  test('finds nobody at a place outside the reach', async () => {
    expect(await found(nurse, 'Person', places.sisterPlace)).toEqual([])
  })

  test('uses the trigram index across the market', async () => {
    const { rows } = await database.owner.query<{ 'QUERY PLAN': string }>(
      "explain select id from omsorg.care_recipient where market = 10 and search_text like '%akerstrom%'",
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('care_recipient_by_words')
  })

  test('finds products by words in any order and by the number of the client', async () => {
    const products = async (term: string) =>
      within(database.app, nurse, async () =>
        (
          await database.app.query<{ id: number }>(
            'select product_id as id from omsorg.search_products($1, $2, 10, null, null)',
            [term, places.homeClient],
          )
        ).rows.map((row) => row.id),
      )
    expect(await products('pase mjuk')).toEqual([1])
    expect(await products('F-1')).toEqual([1])
    expect(await products('100200')).toEqual([2])
  })

  test('lists whom the reader reaches and no row of anybody else', async () => {
    const listed = (ids: readonly number[] | null) => async () => {
      const { rows } = await database.app.query<{ id: number }>(
        `select id from omsorg.listed_recipients($1, '{}', '2026-11-01') order by id`,
        [ids],
      )
      return rows.map(({ id }) => id)
    }
    const everybody = [persons.soren, persons.asa, persons.hidden]
    const abroad: Reach = {
      userId: users.stranger,
      clientId: places.foreignClient,
      carePlaceId: places.foreignPlace,
      market: 30,
      scope: 'place',
    }
    expect(await within(database.app, nurse, listed(null))).toEqual(everybody)
    expect(await within(database.app, nurse, listed([persons.asa, 1000]))).toEqual([persons.asa])
    expect(await within(database.app, customerService, listed(null))).toEqual([])
    expect(await within(database.app, customerService, listed([persons.asa, 1000]))).toEqual([persons.asa, 1000])
    expect(await within(database.app, abroad, listed(everybody))).toEqual([])
    expect(await listed(everybody)()).toEqual([])

    const rows = async () =>
      (
        await database.app.query('select id from omsorg.urgent_rows_at(array[1], array[1], $1, current_date)', [
          [places.homePlace],
        ])
      ).rows
    expect(await within(database.app, nurse, rows)).toEqual([{ id: 1 }])
    expect(await within(database.app, abroad, rows)).toEqual([])
    expect(await rows()).toEqual([])
  })
})
