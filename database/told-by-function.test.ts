import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

const nurse: Reach = { userId: users.nurse, clientId: places.homeClient, carePlaceId: places.homePlace, scope: 'place' }
const market: Reach = { userId: users.customerService, market: 10, scope: 'market' }
const readers = {
  nurse,
  wholeClient: { userId: users.nurse, clientId: places.homeClient, scope: 'client' },
  market,
  sisterPlace: { ...nurse, userId: users.colleague, carePlaceId: places.sisterPlace },
  foreignPlace: {
    userId: users.stranger,
    clientId: places.foreignClient,
    carePlaceId: places.foreignPlace,
    market: 30,
    scope: 'place',
  },
  foreignMarket: { ...market, market: 30 },
  administration: { userId: users.administrator, scope: 'all' },
} satisfies Record<string, Reach>

/** What a function of the owner tells of person 1, who is looked after at the home place. */
const told = {
  'her prescriptions': `
    select from omsorg.prescribed_to_person(1, '${places.homePlace}', true, '{1,2,4}', null, '2026-06-01')
    where json_array_length(prescriptions) = 1 and json_array_length(counts) = 1 and json_array_length(person -> 'addresses') = 1`,
  'what an order for her stands on': `select from omsorg.order_basis(1, '${places.homePlace}', true, '2026-06-01', 'sv')`,
  'what she may be prescribed': `select from omsorg.prescribing_facts(1, '${places.homePlace}', 'Ostomy', '2026-06-01', '{}')`,
  'what she is prescribed of what is offered': `
    select from omsorg.offered_items('${places.homeClient}', '${places.homePlace}', 1, 1, '{100100}', '2026-06-01') offered
    where (offered -> 'items' -> 0 ->> 'prescribed')::boolean`,
}

/** Account 1 stands for persons 1 and 2, account 2 for 2 alone, account 3 for 1, without a consent that lasts. */
const holders = `
  update omsorg.care_recipient_setting set crp_accounts_allowed = true;
  insert into omsorg.crp_account (market, email, mobile) values
    (10, 'b@example.org', '+46701740606'), (10, 'c@example.org', '+46701740607');
  update omsorg.crp_account set status = 3;
  insert into omsorg.crp_account_recipient (crp_account_id, care_recipient_id, holder, holder_name) values
    (1, 2, 'self', ''), (2, 2, 'trustee', 'Ulla Ek'), (3, 1, 'trustee', 'Ulla Ek');
  update omsorg.care_recipient set trustee_name = 'Ulla Ek';
  delete from omsorg.crp_consent;
  insert into omsorg.crp_consent (care_recipient_id, crp_account_id, holder, given_at, confirmed_version, confirmed_at, ended_at) values
    (1, 1, 'self', now(), 1, now(), null), (2, 1, 'self', now(), 1, now(), null), (2, 2, 'trustee', now(), 1, now(), null),
    (1, 3, 'trustee', now(), 1, now(), now());
  insert into omsorg.customer_order (id, client_id, care_place_id, market, type, state, care_recipient_id, currency, created_by, confirmed_by, confirmed_at)
    values (2, '${places.homeClient}', '${places.homePlace}', 10, 4, 2, 2, 'SEK', 1, 1, now());
  update omsorg.customer_order set created_by = (select author_id from omsorg.crp_account where id = 1) where id = 1;
  update omsorg.order_task set detail = '{"fault": "missing"}' where kind = 'reported';
  insert into omsorg.crp_family (crp_account_id, care_recipient_id, binder_hash, method, opened_at, last_used_at, expires_at)
    select a.id, p.person, '\\x02', 'code', now(), now(), now() + interval '1 day'
    from omsorg.crp_account a cross join (values (1), (2), (null)) p (person)
    where a.id <> 1 or p.person is distinct from 1;
`

describe('a function that reads as the owner', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
  })
  afterAll(() => database.drop())

  const isTold = (reach: Reach, statement: string) =>
    within(database.app, reach, async () => (await database.app.query(statement)).rowCount === 1)

  test.each(Object.entries(told))(
    'tells %s to whoever reaches the person, and to nobody else',
    async (_, statement) => {
      const answers: Record<string, boolean> = {}
      for (const [name, reach] of Object.entries(readers)) answers[name] = await isTold(reach, statement)
      const nobody = { sisterPlace: false, foreignPlace: false, foreignMarket: false, administration: false }
      expect(answers).toEqual({ nurse: true, wholeClient: true, market: true, ...nobody })
    },
  )

  test('tells a place what its client offers, and nothing of a person who is looked after elsewhere', async () => {
    const offered = `
      select offered -> 'items' -> 0 as item
      from omsorg.offered_items('${places.homeClient}', '${places.sisterPlace}', 1, 2, '{100100}', '2026-06-01') offered`
    const { rows } = await within(database.app, readers.sisterPlace, () => database.app.query(offered))
    expect(rows).toMatchObject([{ item: { item_number: '100100', price: 10000, selected: false, prescribed: false } }])
  })
})

/** What a function tells a holder of the person who is chosen; with the seed, person 1 has one order, one diary, one prescription. */
const toldToHolder = {
  'what the start page shows': `
    select home.person ->> 'care_recipient_id' as person, json_array_length(home.orders) as orders,
           json_array_length(home.ending) as ending, home.diary is not null as diary, json_array_length(home.reports) as reports
    from omsorg.portal_home('-infinity', '2026-12-31', '2026-12-01') home`,
  'the orders that are asked for': `
    select o.id::integer, jsonb_array_length(o.lines) as lines, o.is_own from omsorg.portal_orders('{1,2}') o order by o.id`,
}

describe('a function that tells a holder of the portal', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    await database.owner.query(holders)
  })
  afterAll(() => database.drop())

  /** As a call of a holder is opened: for the session of an account, about a person or nobody yet. */
  async function asHolder(account: number, person: number | null) {
    const answers: unknown[] = []
    const { rows } = await database.owner.query<{ author: number; epoch: number; family: string }>(
      `select a.author_id as author, a.epoch, f.id as family
       from omsorg.crp_account a join omsorg.crp_family f on f.crp_account_id = a.id
       where a.id = $1 and f.care_recipient_id is not distinct from $2`,
      [account, person],
    )
    const session = [account, rows[0]?.author, rows[0]?.epoch, rows[0]?.family, person]
    await database.app.query('begin')
    try {
      await database.app.query(`select omsorg.open_holder_or_fail($1, $2, $3, $4, $5, '2026-06-01')`, session)
      for (const statement of Object.values(toldToHolder)) answers.push((await database.app.query(statement)).rows)
    } finally {
      await database.app.query('rollback')
    }
    return answers
  }
  const nothing = [[], []]

  test('tells of the person who is chosen, and of no other that the account stands for', async () => {
    expect(await asHolder(1, 1)).toEqual([
      [{ person: '1', orders: 1, ending: 1, diary: true, reports: 1 }],
      [{ id: 1, lines: 1, is_own: true }],
    ])
    expect(await asHolder(1, 2)).toEqual([
      [{ person: '2', orders: 1, ending: 0, diary: false, reports: 0 }],
      [{ id: 2, lines: 0, is_own: false }],
    ])
    expect(await asHolder(1, null)).toEqual(nothing)
  })

  test('tells nothing of somebody else’s person, after a consent was withdrawn, and once a link is gone', async () => {
    expect(await asHolder(2, 1)).toEqual(nothing)
    expect(await asHolder(3, 1)).toEqual(nothing)
    await database.owner.query(
      'delete from omsorg.crp_account_recipient where crp_account_id = 1 and care_recipient_id = 2',
    )
    expect(await asHolder(1, 2)).toEqual(nothing)
  })

  test.each(Object.entries(readers))('tells %s of the staff nothing', async (_, reach) => {
    const told = await within(database.app, reach, async () => {
      const rows: unknown[] = []
      for (const statement of Object.values(toldToHolder)) rows.push((await database.app.query(statement)).rows)
      return rows
    })
    expect(told).toEqual(nothing)
  })
})
