import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

/** Looks at persons out of reach, when a link is written: the only function that a policy may ask for a row. */
const asksBeyondReach = ['care_recipient_place.link_person', 'care_recipient_place.relink_person']

interface Policy {
  readonly name: string
  readonly asks: string
}

const withPerson = 'omsorg.reach_person(t.care_recipient_id)'
const withOrder = `(
  select o.care_place_id = omsorg.reach_place() or o.client_id = any (omsorg.reach_whole_clients())
    or omsorg.reach_person(o.care_recipient_id)
  from omsorg.customer_order o where o.id = t.customer_order_id)`
const withPrescription = `(
  select omsorg.reach_person(p.care_recipient_id) from omsorg.prescription p where p.id = t.prescription_id)`

/** When a row of each table is seen, asked one row after another. */
const seenWhen: Record<string, string> = {
  address: withPerson,
  guardian: withPerson,
  care_recipient_event: withPerson,
  conversation: withPerson,
  crp_account_recipient: withPerson,
  patient_fee: withPerson,
  investigation: withPerson,
  leakage_diary: withPerson,
  calendar_entry: withPerson,
  calendar_entry_event: withPerson,
  cart_item: withPerson,
  prescription: withPerson,
  // What is pressed often is judged by this function, and not by the policy (decision 0085).
  customer_order: 'omsorg.reaches_order(t.care_place_id, t.client_id, t.market, t.care_recipient_id)',
  order_line: withOrder,
  order_part: withOrder,
  order_event: withOrder,
  order_patient_fee: withOrder,
  prescription_row: withPrescription,
  prescription_event: withPrescription,
  renew_request: withPrescription,
}

const customerService: Reach = { userId: users.customerService, market: 10, scope: 'market' }
const home = { clientId: places.homeClient }
const foreign = { clientId: places.foreignClient }
const readers: Reach[] = [
  { ...home, userId: users.nurse, carePlaceId: places.homePlace, scope: 'place' },
  { ...home, userId: users.colleague, carePlaceId: places.sisterPlace, scope: 'place' },
  { ...foreign, userId: users.stranger, carePlaceId: places.foreignPlace, scope: 'place' },
  { ...home, userId: users.nurse, scope: 'client' },
  { ...foreign, userId: users.stranger, scope: 'client' },
  customerService,
  { ...customerService, market: 30 },
  { userId: users.administrator, scope: 'all' },
]

describe('a policy', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
  })
  afterAll(() => database.drop())

  const policies = async () =>
    (
      await database.owner.query<Policy>(`
        select tablename || '.' || policyname as name, concat_ws(' ', qual, with_check) as asks
        from pg_policies where schemaname = 'omsorg' and 'omsorg_app' = any (roles) order by 1`)
    ).rows
  /** A select of its own is asked once for a whole statement. */
  const asksFunctionForEachRow = ({ asks }: Policy) =>
    /omsorg\.\w+\(/.test(asks.replaceAll(/SELECT omsorg\.\w+\(\)/g, ''))
  const occurrences = (text: string, word: RegExp) => [...text.matchAll(word)].length
  const mayListParents = ({ asks }: Policy) =>
    occurrences(asks, /EXISTS/g) >
    occurrences(asks, /OFFSET 0/g) + occurrences(asks, /FROM omsorg\.care_recipient_place link/g)

  test('asks no function for each row', async () => {
    const asking = (await policies()).filter(asksFunctionForEachRow)
    expect(asking.map(({ name }) => name)).toEqual(asksBeyondReach)
  })

  test('looks a parent up by its key, and lists nobody but those of one care place', async () => {
    expect((await policies()).filter(mayListParents)).toEqual([])
  })

  test('and a function that runs as the owner ask for the reach in a select of its own, which no plan looks into', async () => {
    const { rows } = await database.owner.query<{ name: string }>(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'omsorg'::regnamespace and p.prosecdef
        and p.prosrc ~ '( = |any \\()omsorg\\.reach_\\w+\\(\\)'`)
    expect(rows).toEqual([])
  })

  test('that forgets one or the other is found', async () => {
    await database.owner.query(`
      begin;
      alter policy reach on omsorg.address using (omsorg.reach_person(care_recipient_id));
      alter policy reach on omsorg.guardian using (
        exists (select from omsorg.care_recipient r where r.id = guardian.care_recipient_id))`)
    const found = await policies()
    await database.owner.query('rollback')
    expect(found.filter(asksFunctionForEachRow).map(({ name }) => name)).toContain('address.reach')
    expect(found.filter(mayListParents).map(({ name }) => name)).toEqual(['guardian.reach'])
  })

  const tables = Object.entries(seenWhen)
  const seenByApp = tables.map(([table]) => `select '${table}' as name where exists (select from omsorg.${table})`)
  const seenByRule = tables.map(
    ([table, rule]) => `select '${table}' as name where exists (select from omsorg.${table} t where ${rule})`,
  )

  const namesOf = (connection: pg.Client, statements: string[]) => async () =>
    (await connection.query<{ name: string }>(statements.join(' union all '))).rows.map(({ name }) => name)
  const seen = (reader: Reach) => within(database.app, reader, namesOf(database.app, seenByApp))
  const ruled = (reader: Reach) => within(database.owner, reader, namesOf(database.owner, seenByRule))

  test.each([
    ['at the home place', [places.homePlace]],
    ['at another place of the client', [places.sisterPlace]],
    ['at both', [places.homePlace, places.sisterPlace]],
    ['at no place any more', []],
  ])('shows of a person who is %s the same as asking for each row', async (_, linked) => {
    await database.owner.query('delete from omsorg.care_recipient_place')
    await database.owner.query(
      `insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id)
       select r.id, place, r.client_id from omsorg.care_recipient r, unnest($1::uuid[]) place`,
      [linked],
    )
    for (const orderedAt of [places.homePlace, places.sisterPlace]) {
      await database.owner.query('update omsorg.customer_order set care_place_id = $1', [orderedAt])
      for (const reader of readers) expect(await seen(reader)).toEqual(await ruled(reader))
    }
    expect(await seen(customerService)).toEqual(Object.keys(seenWhen))
  })
})
