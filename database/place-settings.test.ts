import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'
import { places, seedWorld } from './testing-world.ts'

const { homeClient, foreignClient, homePlace, sisterPlace, foreignPlace } = places
const placesOf = { [homeClient]: [homePlace, sisterPlace], [foreignClient]: [foreignPlace] }

const node = fc.constantFrom(
  ...Object.entries(placesOf).flatMap(([client, own]) => [null, ...own].map((place) => ({ client, place }))),
)
/** A column of each table, whose value is derived alike. */
const column = fc.constantFrom(
  { table: 'order_setting', name: 'soon_days' },
  { table: 'prescription_setting', name: 'max_withdrawals' },
  { table: 'care_recipient_setting', name: 'anonymize_after_months' },
)
const value = fc.option(fc.integer({ min: 1, max: 3 }))

/** What may happen to the settings, each as one statement. */
const change = fc.oneof(
  fc.record({ column, node, value, usesClient: fc.boolean() }).map(
    ({ column: { table, name }, node: { client, place }, value: given, usesClient }) => `
      insert into omsorg.${table} (client_id, care_place_id, uses_client_settings, ${name})
      values ('${client}', ${place ? `'${place}'` : 'null'}, ${usesClient}, ${given})
      on conflict (client_id, care_place_id) do update
      set ${name} = excluded.${name}, uses_client_settings = excluded.uses_client_settings`,
  ),
  fc
    .record({ column, node })
    .map(({ column: { table }, node: { client } }) => `delete from omsorg.${table} where client_id = '${client}'`),
  fc
    .record({ column, value })
    .map(({ column: { table, name }, value: given }) => `update omsorg.${table} set ${name} = ${given}`),
  column.map(
    ({ table }) => `
      update omsorg.${table} s set care_place_id = '${sisterPlace}' where care_place_id is null and client_id = '${homeClient}'
      and not exists (select from omsorg.${table} o where o.care_place_id = '${sisterPlace}')`,
  ),
  node.map(
    ({ client }) => `
      insert into omsorg.product_setting (client_id, show_prices) values ('${client}', false)
      on conflict (client_id) do update set show_prices = not product_setting.show_prices`,
  ),
  fc.constantFrom(
    'delete from omsorg.product_setting',
    `update omsorg.client set name = name || 'x', patient_data_owner_id = patient_data_owner_id || 'x'`,
    `update omsorg.care_place set name = name || 'x'`,
    'update omsorg.client set removed_at = case when removed_at is null then now() end',
    `insert into omsorg.care_place (client_id, care_unit_id, name) select client_id, id, 'New' from omsorg.care_unit`,
    `delete from omsorg.care_place where name like 'New%'`,
  ),
)

describe('the settings of a place', () => {
  let database: TestDatabase
  let second: pg.Client

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    second = new pg.Client({ connectionString: database.url })
    await second.connect()
  })
  afterAll(async () => {
    await second.end()
    await database.drop()
  })

  /** The rows that are kept and not derived, or derived and not kept. */
  const differing = async () =>
    (
      await database.owner.query(`
        with kept as (select to_jsonb(s) - 'version' as row from omsorg.place_setting s),
        derived as (select to_jsonb(d) as row from omsorg.derived_place_setting d)
        (table kept except table derived) union all (table derived except table kept)`)
    ).rows
  const versions = async () => {
    const { rows } = await database.owner.query<{ place: string; version: number }>(
      'select care_place_id as place, version from omsorg.place_setting',
    )
    return new Map(rows.map(({ place, version }) => [place, version]))
  }
  const raisedBy = async (statement: string) => {
    const before = await versions()
    await database.owner.query(statement)
    const after = await versions()
    return [...after.keys()].filter((place) => after.get(place) !== before.get(place)).toSorted()
  }

  test('are what is derived from the client and the place, whatever has changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        await database.owner.query('begin')
        try {
          for (const statement of changes) await database.owner.query(statement)
          expect(await differing()).toEqual([])
        } finally {
          await database.owner.query('rollback')
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('are written anew for a world that was made without its triggers', async () => {
    await database.owner.query(`
      begin;
      set local session_replication_role = replica;
      insert into omsorg.care_place (client_id, care_unit_id, name) select client_id, id, 'New' from omsorg.care_unit;
      update omsorg.order_setting set soon_days = 1;`)
    expect(await differing()).not.toEqual([])
    await database.owner.query('select omsorg.rebuild_place_settings()')
    expect(await differing()).toEqual([])
    await database.owner.query('rollback')
  })

  describe('have a version', () => {
    beforeEach(() =>
      database.owner.query(`
        delete from omsorg.order_setting;
        insert into omsorg.order_setting (client_id, care_place_id, soon_days) values
          ('${homeClient}', null, 5), ('${homeClient}', '${sisterPlace}', 7)`),
    )

    test('that is raised when something of them changes', async () => {
      const change = `update omsorg.order_setting set soon_days = 8 where care_place_id = '${sisterPlace}'`
      expect(await raisedBy(change)).toEqual([sisterPlace])
    })

    test('that is raised at the places that go by what the client changes', async () => {
      expect(await raisedBy('update omsorg.order_setting set soon_days = 9 where care_place_id is null')).toEqual([
        homePlace,
      ])
    })

    test('that stays when they are saved as they were', async () => {
      expect(await raisedBy('update omsorg.order_setting set row_version = row_version + 1')).toEqual([])
    })
  })

  describe('of two who save at once', () => {
    const saveOfClient = 'update omsorg.order_setting set soon_days = soon_days + 1 where care_place_id is null'
    const waiting = async () =>
      (
        await database.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount

    test.each([
      [
        'of the place',
        `update omsorg.order_setting set max_lines_per_order = 3 where care_place_id = '${sisterPlace}'`,
      ],
      ['of another table', `update omsorg.prescription_setting set max_withdrawals = 3`],
      ['by removing a place', `delete from omsorg.care_place where name = 'Closing'`],
      [
        'by opening a place',
        `insert into omsorg.care_place (client_id, care_unit_id, name) select client_id, id, 'Opening' from omsorg.care_unit`,
      ],
    ])('follow the client and the one %s', async (_, other) => {
      await database.owner.query(
        `insert into omsorg.care_place (client_id, care_unit_id, name) select client_id, id, 'Closing' from omsorg.care_unit`,
      )
      await database.owner.query('begin')
      await database.owner.query(saveOfClient)
      const done = second.query(other)
      while (!(await waiting())) await new Promise(setImmediate)
      await database.owner.query('commit')
      await done
      expect(await differing()).toEqual([])
    })
  })
})
