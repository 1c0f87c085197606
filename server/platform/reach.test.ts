import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHolder, portalAccountOf } from '../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../testing/world.ts'
import { actorOf } from './admission/authorization.ts'
import type { Transaction } from './database.ts'
import { openFor, sessionHasEnded } from './admission/opening.sql.ts'
import { raw, sql } from './sql.ts'

let world: World
let anna: SignedIn
/** From the catalogue: what tells of a person, and everything that stands behind a policy. */
let personTables: string[]
let guardedTables: string[]
beforeAll(async () => {
  world = await openWorld()
  personTables = await readable('select name from omsorg.tables_of_persons()')
  guardedTables = await readable(`
    select oid from pg_class where relnamespace = 'omsorg'::regnamespace and relrowsecurity and not relispartition`)
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

/** What a handler opens its transaction with, for somebody with these claims. */
const openingOf =
  ({ claims }: SignedIn) =>
  (tx: Transaction) =>
    openFor(tx, actorOf(claims), world.clock.now())

/** Everything of a table, as a handler would read it that forgot its filter. */
const everything = (table: string) => async (tx: Transaction) =>
  (await sql<{ where: string }>`select * from ${raw(table)}`.execute(tx)).rows as Record<string, unknown>[]

async function readable(tables: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where oid in (${tables}) and has_table_privilege('omsorg_app', oid, 'select') order by 1`)
  return rows.map(({ name }) => name)
}

describe('a query without any filter', () => {
  test('on a table of persons answers what is in reach, and nothing of others', async () => {
    const shown: string[] = []
    for (const table of personTables) {
      const { rowCount } = await world.owner.query(`select from ${table}`)
      const seen = await world.database.transaction(openingOf(anna), everything(table))
      if (seen.length > 0 && seen.length < (rowCount ?? 0)) shown.push(table)
      for (const row of seen) {
        if ('client_id' in row) expect(row['client_id'], table).toBe(world.home.client.id)
        if ('care_place_id' in row) expect(row['care_place_id'], table).toBe(world.home.place.id)
      }
    }
    // The world has persons, prescriptions and orders here and elsewhere, so these tables are seen in part.
    expect(shown).toEqual(
      expect.arrayContaining([
        'omsorg.care_recipient',
        'omsorg.address',
        'omsorg.prescription_row',
        'omsorg.order_line',
      ]),
    )
  })

  test('answers the persons of the place, each by name', async () => {
    const seen = await world.database.transaction(openingOf(anna), everything('omsorg.care_recipient'))
    const { ordinary, protected: hidden, inactive, deceased } = world.care
    expect(seen.map(({ id }) => id).toSorted()).toEqual([ordinary.id, hidden.id, inactive.id, deceased.id].toSorted())
  })

  test('of customer service stays within the market', async () => {
    const service = await world.signIn(world.people.customerService)
    const seen = await world.database.transaction(openingOf(service), everything('omsorg.care_recipient'))
    expect(seen.map(({ id }) => id)).toContain(world.care.ofNeighbour.id)
    expect(seen.map(({ id }) => id)).not.toContain(world.care.abroad.id)
  })

  test('of an administrator shows no person at all', async () => {
    const administrator = await world.signIn(world.people.administrator)
    expect(personTables.length).toBeGreaterThan(30)
    for (const table of personTables) {
      expect(await world.database.transaction(openingOf(administrator), everything(table)), table).toEqual([])
    }
  })
})

describe('a transaction that was never opened', () => {
  test('sees nothing of any table behind a policy', async () => {
    expect(guardedTables.length).toBeGreaterThan(personTables.length)
    for (const table of guardedTables) {
      expect(await world.database.transaction(null, everything(table)), table).toEqual([])
    }
  })

  test('can do nothing at all when the rights of its token are those of yesterday', async () => {
    const old = { ...anna, claims: { ...anna.claims, epo: anna.claims.epo - 1 } }
    const opened = world.database.transaction(openingOf(old), everything('omsorg.care_recipient'))
    await expect(opened).rejects.toMatchObject({ code: sessionHasEnded })
  })

  test('nor the next one on the same connection', async () => {
    await world.database.transaction(openingOf(anna), everything('omsorg.care_recipient'))
    expect(await world.database.transaction(null, everything('omsorg.care_recipient'))).toEqual([])
  })
})

describe('writing out of reach', () => {
  test('changes nothing', async () => {
    const changed = await world.database.transaction(openingOf(anna), async (tx) =>
      sql`update omsorg.care_recipient set first_name = 'Changed' where client_id <> ${world.home.client.id}::uuid`.execute(
        tx,
      ),
    )
    expect(changed.rowCount).toBe(0)
  })
})

describe('the holder of a portal account', () => {
  /** What the portal reads itself; everything else is told by functions that ask whose it is. */
  const read = [
    'customer_order',
    'leakage_diary',
    'leakage_diary_entry',
    'order_event',
    'order_line',
    'order_part',
    'order_task_photo',
    'prescription',
    'prescription_event',
    'prescription_row',
    'prescription_row_addition',
    'renew_request',
    'place_setting',
    'row_supply',
    'stock_count',
    'therapy_area_setting',
    'user_account',
    'user_event',
  ].map((table) => `omsorg.${table}`)

  const seenBy = async (holder: SignedIn) => {
    const seen = new Map<string, Record<string, unknown>[]>()
    for (const table of guardedTables) {
      const rows = await world.database.transaction(openingOf(holder), everything(table))
      if (rows.length > 0) seen.set(table, rows)
    }
    return seen
  }
  const holderFor = async (careRecipientId: number) =>
    openHolder(world, await portalAccountOf(world, { careRecipientId }), careRecipientId)

  test('sees of all tables what the portal reads, and of that the one person alone', async () => {
    const { ordinary } = world.care
    const seen = await seenBy(await holderFor(ordinary.id))
    expect([...seen.keys()].filter((table) => !read.includes(table))).toEqual([])
    expect(seen.get('omsorg.prescription')).toHaveLength(2)
    for (const [table, rows] of seen) {
      for (const row of rows) {
        if ('care_recipient_id' in row) expect([ordinary.id, null], table).toContain(row['care_recipient_id'])
        if ('care_place_id' in row) expect(row['care_place_id'], table).toBe(world.home.place.id)
      }
    }
  })

  test.each([
    ['the link is removed', 'delete from omsorg.crp_account_recipient where care_recipient_id = $1'],
    ['the consent is withdrawn', 'update omsorg.crp_consent set ended_at = now() where care_recipient_id = $1'],
    [
      'the consent is not confirmed',
      'update omsorg.crp_consent set confirmed_at = null, confirmed_version = null where care_recipient_id = $1',
    ],
    ['the person is deactivated', 'update omsorg.care_recipient set status = 2 where id = $1'],
    ['the person has died', 'update omsorg.care_recipient set status = 3 where id = $1'],
    [
      'no place looks after the person',
      'update omsorg.care_recipient_place set status = 2 where care_recipient_id = $1',
    ],
    [
      'the place has closed its portal',
      'update omsorg.care_recipient_setting set crp_accounts_allowed = false where $1 > 0',
    ],
  ])('sees nothing of anybody from the call on in which %s', async (_what, statement) => {
    const { ordinary } = world.care
    const holder = await holderFor(ordinary.id)
    expect((await seenBy(holder)).has('omsorg.prescription')).toBe(true)
    await world.owner.query('begin')
    await world.owner.query(statement, [ordinary.id])
    await world.owner.query('commit')
    try {
      const seen = await seenBy(holder)
      expect(
        [...seen.keys()].filter((table) => table !== 'omsorg.user_account' && table !== 'omsorg.user_event'),
      ).toEqual([])
    } finally {
      await world.owner.query('update omsorg.care_recipient set status = 1 where id = $1', [ordinary.id])
      await world.owner.query('update omsorg.care_recipient_place set status = 1 where care_recipient_id = $1', [
        ordinary.id,
      ])
      await world.owner.query('update omsorg.care_recipient_setting set crp_accounts_allowed = true')
    }
  })

  test('has no session any more when the account is gone, or was raised in its epoch', async () => {
    const holder = await holderFor(world.care.ordinary.id)
    await world.owner.query('update omsorg.crp_account set epoch = epoch + 1 where id = $1', [
      Number(holder.claims.sub),
    ])
    await expect(seenBy(holder)).rejects.toMatchObject({ code: sessionHasEnded })
  })
})
