import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

const nurse: Reach = { userId: users.nurse, clientId: places.homeClient, carePlaceId: places.homePlace, scope: 'place' }
const sister: Reach = {
  userId: users.colleague,
  clientId: places.homeClient,
  carePlaceId: places.sisterPlace,
  scope: 'place',
}
const stranger: Reach = {
  userId: users.stranger,
  clientId: places.foreignClient,
  carePlaceId: places.foreignPlace,
  market: 30,
  scope: 'place',
}
const homeMarket: Reach = { userId: users.customerService, market: 10, scope: 'market' }
const foreignMarket: Reach = { userId: users.customerService, market: 30, scope: 'market' }
const principal: Reach = { userId: users.administrator, scope: 'all' }

/** Tables that tell something of a person who receives care. Each holds at least one row, all of it at the home place. */
const personTables = [
  'care_recipient',
  'care_recipient_place',
  'address',
  'guardian',
  'care_recipient_event',
  'crp_account',
  'crp_account_recipient',
  'patient_fee',
  'prescription',
  'prescription_row',
  'prescription_row_flavor',
  'prescription_row_addition',
  'prescription_event',
  'renew_request',
  'customer_order',
  'order_part',
  'order_line',
  'order_line_flavor',
  'order_event',
  'order_task',
  'preliminary_order',
  'preliminary_order_line',
  'product_claim',
  'investigation',
  'investigation_incontinence',
  'investigation_item',
  'cart_item',
  'cart_item_flavor',
  'cart_item_event',
  'calendar_entry',
  'calendar_period',
]

describe('reach', () => {
  let database: TestDatabase
  let guarded: string[]

  const seen = async (table: string) =>
    Number((await database.app.query<{ count: string }>(`select count(*) from omsorg.${table}`)).rows[0]?.count)

  async function tablesSeen(tables: string[]): Promise<string[]> {
    const visible: string[] = []
    for (const table of tables) if ((await seen(table)) > 0) visible.push(table)
    return visible
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    const { rows } = await database.owner.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'omsorg'::regnamespace and relrowsecurity and not relispartition
        and has_table_privilege('omsorg_app', oid, 'select')
      order by relname`)
    guarded = rows.map((row) => row.name)
  })
  afterAll(() => database.drop())

  test('the seeded world has a row in every table behind a policy, so that no test below looks at nothing', async () => {
    const empty: string[] = []
    for (const table of guarded) {
      const { rowCount } = await database.owner.query(`select from omsorg.${table} limit 1`)
      if (rowCount === 0) empty.push(table)
    }
    expect(empty).toEqual([])
    expect(guarded).toEqual(expect.arrayContaining(personTables))
  })

  test('without reach no row of any table behind a policy is seen', async () => {
    expect(await tablesSeen(guarded)).toEqual([])
  })

  test('the care place that looks after the persons sees every table of theirs', async () => {
    expect(await within(database.app, nurse, () => tablesSeen(personTables))).toEqual(personTables)
  })

  test('customer service of the market sees every table of theirs', async () => {
    expect(await within(database.app, homeMarket, () => tablesSeen(personTables))).toEqual(personTables)
  })

  test('a registration that is half filled in is seen by its writer at that care place, and by nobody else', async () => {
    const drafts = (reach: Reach) => within(database.app, reach, () => seen('registration_draft'))
    expect(await drafts(nurse)).toBe(1)
    const others = [{ ...nurse, userId: users.colleague }, sister, stranger, homeMarket, principal]
    for (const other of others) expect(await drafts(other)).toBe(0)
  })

  test.each([
    ['another care place of the client', sister],
    ['a care place of another client', stranger],
    ['customer service of another market', foreignMarket],
    ['the administration of all markets', principal],
  ])('%s sees no person', async (_, reach) => {
    expect(await within(database.app, reach, () => tablesSeen(personTables))).toEqual([])
  })

  test('another client sees neither the organisation nor the staff of this one', async () => {
    const rows = await within(database.app, stranger, async () => [
      ...(await database.app.query('select name from omsorg.client')).rows,
      ...(await database.app.query('select name from omsorg.care_place')).rows,
      ...(await database.app.query('select user_name as name from omsorg.user_account')).rows,
    ])
    expect(rows.map((row: { name: string }) => row.name)).toEqual(['Järvimaa', 'Koivu', 'stranger'])
  })

  test('the administration sees the organisation of all markets', async () => {
    expect(await within(database.app, principal, () => seen('client'))).toBe(2)
  })

  test('a row of another place is not written either', async () => {
    const write = within(database.app, sister, () =>
      database.app.query(
        "insert into omsorg.address (care_recipient_id, kind, street, zip, city, country_code) values (1, 'delivery', 'a', '1', 'b', 'SE')",
      ),
    )
    await expect(write).rejects.toThrow('row-level security')
  })

  test('a new person is written with the link to the place first', async () => {
    const name = await within(database.app, nurse, async () => {
      const id = (await database.app.query<{ id: number }>('select omsorg.next_care_recipient_id() as id')).rows[0]?.id
      await database.app.query(
        'insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id) values ($1, $2, $3)',
        [id, places.homePlace, places.homeClient],
      )
      const made = await database.app.query<{ first_name: string }>(
        "insert into omsorg.care_recipient (id, client_id, market, first_name, last_name) values ($1, $2, 10, 'Ny', 'Person') returning first_name",
        [id, places.homeClient],
      )
      await database.app.query('set constraints all immediate')
      return made.rows[0]?.first_name
    })
    expect(name).toBe('Ny')
  })

  describe('open_transaction', () => {
    const open = async (reach: Reach) => {
      await database.app.query('begin')
      const values = [
        reach.userId,
        reach.epoch ?? 1,
        reach.impersonatorId ?? null,
        reach.clientId,
        reach.carePlaceId,
        10,
        reach.scope,
      ]
      const { rows } = await database.app.query<{ valid: boolean }>(
        'select omsorg.open_transaction($1, $2, $3, $4, $5, $6, $7) as valid',
        values,
      )
      const recipients = await seen('care_recipient')
      await database.app.query('rollback')
      return { valid: rows[0]?.valid, recipients }
    }

    test('opens for an active user of the present epoch', async () => {
      expect(await open(nurse)).toEqual({ valid: true, recipients: 3 })
    })

    test('refuses an epoch that has passed, and shows nothing', async () => {
      expect(await open({ ...nurse, epoch: 0 })).toEqual({ valid: false, recipients: 0 })
    })

    test('refuses an unknown user', async () => {
      expect(await open({ ...nurse, userId: 999 })).toEqual({ valid: false, recipients: 0 })
    })

    test('refuses when the one who acts for the user is no longer active', async () => {
      await database.owner.query("update omsorg.user_account set status = 'inactive' where id = $1", [
        users.customerService,
      ])
      expect(await open({ ...nurse, impersonatorId: users.customerService })).toEqual({ valid: false, recipients: 0 })
      await database.owner.query("update omsorg.user_account set status = 'active' where id = $1", [
        users.customerService,
      ])
    })

    test('refuses a session that was signed out, while another one of the same user goes on', async () => {
      const families = await database.owner.query<{ id: string; ended: boolean }>(`
        insert into omsorg.refresh_family (user_id, epoch, expires_at, ended_at, end_reason)
        values (1, 1, now(), now(), 'signed-out'), (1, 1, now(), null, null)
        returning id, ended_at is not null as ended`)
      for (const family of families.rows) {
        const { rows } = await database.app.query<{ valid: boolean }>(
          "select omsorg.open_transaction(1, 1, null, $1, $2, 10, 'place', $3) as valid",
          [places.homeClient, places.homePlace, family.id],
        )
        expect(rows[0]?.valid).toBe(!family.ended)
      }
    })

    test('leaves nothing behind for the next transaction of the connection', async () => {
      await within(database.app, nurse, () => seen('client'))
      expect(await seen('care_recipient')).toBe(0)
    })

    test('travels in one message with begin', async () => {
      const results: unknown = await database.app.query(
        `begin; select omsorg.open_transaction(1, 1, null, '${places.homeClient}', '${places.homePlace}', 10, 'place')`,
      )
      expect(await seen('care_recipient')).toBe(3)
      expect(results).toHaveLength(2)
      await database.app.query('rollback')
    })
  })

  describe('the access log', () => {
    const log = (userId: number) =>
      database.app.query("insert into omsorg.access_log (user_id, action, care_recipient_id) values ($1, 'test', 1)", [
        userId,
      ])

    test('is written under the own name', async () => {
      await expect(within(database.app, nurse, () => log(users.nurse))).resolves.toMatchObject({ rowCount: 1 })
    })

    test('is not written under another name', async () => {
      await expect(within(database.app, nurse, () => log(users.colleague))).rejects.toThrow('row-level security')
    })

    test.each([
      'select from omsorg.access_log',
      "update omsorg.access_log set action = ''",
      'delete from omsorg.access_log',
      'truncate omsorg.access_log',
    ])('the application may not %s', async (statement) => {
      await expect(within(database.app, nurse, () => database.app.query(statement))).rejects.toThrow(
        'permission denied',
      )
    })

    test('is read by the administration through its function, and by nobody else', async () => {
      const read = async () =>
        (
          await database.app.query(
            "select * from omsorg.read_access_log(now() - interval '1 day', now() + interval '1 day', null, null, null, null, 25, 0)",
          )
        ).rowCount
      expect(await within(database.app, principal, read)).toBe(1)
      expect(await within(database.app, nurse, read)).toBe(0)
    })
  })
})
