import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCarePlace, insertCareUnit, insertClient } from './demo/build/organisation.ts'
import { describeSchema } from './describe-schema.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'

const textOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
const written = '`npm run schema` writes database/schema.sql anew; do so after every new migration'

describe('migrate', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('a fresh database equals schema.sql', async () => {
    expect(await describeSchema(database.owner), written).toBe(await textOf('schema.sql'))
  })

  test('a second run applies nothing', async () => {
    expect(await migrate({ ownerUrl: database.url })).toEqual({ applied: [] })
  })

  test('two at once wait for each other', async () => {
    const both = await Promise.all([migrate({ ownerUrl: database.url }), migrate({ ownerUrl: database.url })])
    expect(both).toEqual([{ applied: [] }, { applied: [] }])
  })

  test('an applied file that has changed is refused', async () => {
    await database.owner.query("update omsorg.migration set checksum = 'other' where name = '0002-organisation.sql'")
    await expect(migrate({ ownerUrl: database.url })).rejects.toThrow(
      '0002-organisation.sql was changed after it had been applied',
    )
  })

  test.each([
    [10, '2026-11-20', 1, '2026-11-23'],
    [80, '2026-11-20', 10, '2026-12-04'],
    [10, '2026-11-21', 1, '2026-11-23'],
    [10, '2026-04-01', 2, '2026-04-07'],
    [30, '2026-04-01', 2, '2026-04-07'],
    [40, '2026-04-01', 2, '2026-04-08'],
    [80, '2026-04-01', 2, '2026-04-08'],
    [30, '2026-05-13', 1, '2026-05-15'],
    [40, '2026-12-30', 2, '2027-01-04'],
    [40, '2031-04-09', 2, '2031-04-16'],
    [10, '2030-06-20', 1, '2030-06-24'],
  ])('in market %i the working day after %s with lead %i is %s (rules 3.18)', async (market, today, lead, expected) => {
    const { rows } = await database.owner.query<{ day: string }>(
      `select day::date::text as day from generate_series($2::date + 1, $2::date + 40, interval '1 day') as day
       where extract(isodow from day) < 6 and not exists (select from omsorg.holiday h where h.market = $1 and h.day = day.day::date)
       order by day offset $3 limit 1`,
      [market, today, lead - 1],
    )
    expect(rows[0]?.day).toBe(expected)
  })

  test('Swedish food has 12 percent again from 2028, and Danish food the standard rate', async () => {
    const { rows } = await database.owner.query(
      "select omsorg.vat_on(10, 'food', '2027-12-31') as until, omsorg.vat_on(10, 'food', '2028-01-01') as after, omsorg.vat_on(80, 'food', '2026-01-01') as danish",
    )
    expect(rows).toEqual([{ until: '6.00', after: '12.00', danish: '25.00' }])
  })

  test('the server passes its self-test', async () => {
    const { rows } = await database.app.query('select * from omsorg.self_test() as failure')
    expect(rows).toEqual([])
  })
})

describe('a database of a former version', () => {
  let former: TestDatabase
  beforeAll(async () => {
    former = await createTestDatabase({ upTo: '0202-orders-of-a-person.sql' })
  })
  afterAll(() => former.drop())

  test('comes to the newest schema by the start of this one, and keeps what is in it', async () => {
    const client = await insertClient(former.owner, { name: 'Region Fjällviken' })
    const unit = await insertCareUnit(former.owner, { client, name: 'Hemsjukvården' })
    const place = await insertCarePlace(former.owner, { client, unit, name: 'Solgläntan' })
    const kept = async () =>
      (
        await former.owner.query(
          `select c.name as client, u.name as unit, p.id, p.name as place from omsorg.client c
           join omsorg.care_unit u on u.client_id = c.id join omsorg.care_place p on p.care_unit_id = u.id`,
        )
      ).rows
    const before = [{ client: client.name, unit: unit.name, id: place.id, place: place.name }]
    expect(await kept()).toEqual(before)

    const { applied } = await migrate({ ownerUrl: former.url })
    expect(applied.length).toBeGreaterThan(20)
    expect(await kept()).toEqual(before)
    expect(await describeSchema(former.owner)).toBe(await textOf('schema.sql'))
    expect((await former.app.query('select * from omsorg.self_test() as failure')).rows).toEqual([])
    const settings = await former.owner.query('select care_place_id from omsorg.place_setting')
    expect(settings.rows).toEqual([{ care_place_id: place.id }])
  })
})
