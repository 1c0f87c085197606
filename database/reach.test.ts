import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, within, type Reach, type TestDatabase } from './testing-database.ts'
import { places, seedWorld, users } from './testing-world.ts'

const nurse: Reach = { userId: users.nurse, clientId: places.homeClient, carePlaceId: places.homePlace, scope: 'place' }
const sister: Reach = { ...nurse, userId: users.colleague, carePlaceId: places.sisterPlace }
const stranger: Reach = {
  userId: users.stranger,
  clientId: places.foreignClient,
  carePlaceId: places.foreignPlace,
  market: 30,
  scope: 'place',
}
const homeMarket: Reach = { userId: users.customerService, market: 10, scope: 'market' }
const foreignMarket: Reach = { ...homeMarket, market: 30 }
const principal: Reach = { userId: users.administrator, scope: 'all' }

/** How a holder signs in to the portal is seen by nobody who works here; what a nurse has begun or asked by the nurse alone. */
const seenByHolderAlone = /^crp_(code|contact_change|device|family|passkey|refresh_token|try)$/
const seenByWriterAlone = ['prescription_draft', 'register_lookup', 'report', 'report_part', 'report_person']
/** But for samples of the access log, which administration alone sees (access-log.test.ts). */
const ofPersons = `select name from omsorg.tables_of_persons() where name::text !~ 'access_log'`

describe('reach', () => {
  let database: TestDatabase
  let guarded: string[]
  /** Every table that tells something of a person who receives care, from the catalogue. */
  let personTables: string[]
  let ofStaff: string[]

  const readable = async (tables: string) =>
    (
      await database.owner.query<{ name: string }>(`
        select relname as name from pg_class where oid in (${tables}) and has_any_column_privilege('omsorg_app', oid, 'select')
        order by relname`)
    ).rows.map((row) => row.name)
  const seen = async (table: string) =>
    Number((await database.app.query<{ count: string }>(`select count(*) from omsorg.${table}`)).rows[0]?.count)

  async function tablesSeen(tables: string[]): Promise<string[]> {
    const visible = []
    for (const table of tables) if ((await seen(table)) > 0) visible.push(table)
    return visible
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    await seedWorld(database.owner)
    guarded = await readable(`
      select oid from pg_class where relnamespace = 'omsorg'::regnamespace and relrowsecurity and not relispartition`)
    personTables = await readable(ofPersons)
    ofStaff = personTables.filter((table) => !seenByHolderAlone.test(table))
  })
  afterAll(() => database.drop())

  test('the seeded world has a row in every table behind a policy, so that no test below looks at nothing', async () => {
    const empty: string[] = []
    for (const table of guarded) {
      const { rowCount } = await database.owner.query(`select from omsorg.${table} limit 1`)
      if (rowCount === 0) empty.push(table)
    }
    expect(empty, 'give each of these tables a row, at the home place, in database/testing-world.ts').toEqual([])
  })

  test('every table of persons stands behind a policy', () => {
    expect(personTables.length).toBeGreaterThan(30)
    expect(personTables.filter((table) => !guarded.includes(table))).toEqual([])
  })

  test('without reach no row of any table behind a policy is seen', async () => {
    expect(await tablesSeen(guarded)).toEqual([])
  })

  test('the care place that looks after the persons sees every table of theirs', async () => {
    expect(await within(database.app, nurse, () => tablesSeen(personTables))).toEqual(ofStaff)
  })

  test('customer service of the market sees every table of theirs', async () => {
    const ofAll = ofStaff.filter((table) => !seenByWriterAlone.includes(table))
    expect(await within(database.app, homeMarket, () => tablesSeen(personTables))).toEqual(ofAll)
  })

  test('a registration that is half filled in is seen by its writer at that care place, and by nobody else', async () => {
    const drafts = (reach: Reach) => within(database.app, reach, () => seen('registration_draft'))
    expect(await drafts(nurse)).toBe(1)
    for (const other of [{ ...nurse, userId: users.colleague }, sister, stranger, homeMarket, principal])
      expect(await drafts(other)).toBe(0)
  })

  test.each([
    ['another care place of the client', sister],
    ['a care place of another client', stranger],
    ['customer service of another market', foreignMarket],
    ['the administration of all markets', principal],
  ])('%s sees no person', async (_, reach) => {
    expect(await within(database.app, reach, () => tablesSeen(personTables))).toEqual([])
  })

  describe('a new table of persons', () => {
    const selfTest = async () =>
      (await database.app.query<{ failure: string }>('select omsorg.self_test() as failure')).rows.map(
        (row) => row.failure,
      )

    /** A table beside an address, so that it leads to a person over a parent, and what somebody forgot about it. */
    async function withTable(wall: string, look: (found: string[]) => Promise<void>): Promise<void> {
      await database.owner.query(`
        create table omsorg.directions (address_id integer references omsorg.address, words text);
        insert into omsorg.directions select id, 'Second door' from omsorg.address;
        grant select on omsorg.directions to omsorg_app;
        ${wall}`)
      try {
        await look(await readable(ofPersons))
      } finally {
        await database.owner.query('drop table omsorg.directions')
      }
    }

    test('is found when its policy asks for no more than a user, and the server does not start', async () => {
      const wall = `
        select omsorg.guard('omsorg.directions');
        create policy reach on omsorg.directions to omsorg_app using ((select omsorg.reach_user()) is not null);`
      await withTable(wall, async (found) => {
        expect(await within(database.app, stranger, () => tablesSeen(found))).toEqual(['directions'])
        expect(await selfTest()).toEqual(['role omsorg_app sees rows of directions without reach'])
      })
    })

    test('is found when it has no policy at all, and the server does not start', async () => {
      await withTable('', async (found) => {
        expect(await within(database.app, stranger, () => tablesSeen(found))).toEqual(['directions'])
        expect(await selfTest()).toEqual(['table directions is not behind forced row-level security'])
      })
    })

    test('is in order when it is seen by whoever sees the person', async () => {
      const wall = `
        select omsorg.guard('omsorg.directions');
        create policy reach on omsorg.directions to omsorg_app using (
          exists (select from omsorg.address a where a.id = directions.address_id));`
      await withTable(wall, async (found) => {
        expect(found).toContain('directions')
        const staff = found.filter((table) => !seenByHolderAlone.test(table))
        expect(await within(database.app, nurse, () => tablesSeen(found))).toEqual(staff)
        expect(await within(database.app, stranger, () => tablesSeen(found))).toEqual([])
        expect(await selfTest()).toEqual([])
      })
    })
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
        insert into omsorg.refresh_family (user_id, expires_at, ended_at, end_reason)
        values (1, now(), now(), 'signed-out'), (1, now(), null, null)
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
      database.app.query(
        `insert into omsorg.access_log (user_id, market, action, care_recipient_id, client_id, care_place_id)
         values ($1, 10, 'test', 1, $2, $3)`,
        [userId, places.homeClient, places.homePlace],
      )

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
