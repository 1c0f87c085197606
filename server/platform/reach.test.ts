import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../testing/world.ts'
import type { Transaction } from './database.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

/** What a handler opens its transaction with, for somebody with these claims. */
function openingOf({ claims }: SignedIn, scope: string): string {
  const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`)
  return `select omsorg.open_transaction(${claims.sub}, ${claims.epo}, null, ${text(claims.cid)}, ${text(claims.cp)},
    ${claims.mac}, '${scope}', '${claims.sid}')`
}

/** Everything of a table, as a handler would read it that forgot its filter. */
const everything = (table: string) => async (tx: Transaction) =>
  (await sql<{ where: string }>`select * from ${sql.table(table)}`.execute(tx)).rows as Record<string, unknown>[]

const careTables = [
  'omsorg.care_recipient',
  'omsorg.care_recipient_place',
  'omsorg.address',
  'omsorg.prescription',
  'omsorg.prescription_row',
  'omsorg.customer_order',
  'omsorg.order_part',
  'omsorg.order_line',
]

describe('a query without any filter', () => {
  test.each(careTables)('on %s answers what is in reach, and nothing of others', async (table) => {
    const { rowCount } = await world.owner.query(`select from ${table}`)
    const seen = await world.database.transaction(openingOf(anna, 'place'), everything(table))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(rowCount ?? 0)
    for (const row of seen) {
      if ('client_id' in row) expect(row['client_id']).toBe(world.home.client.id)
      if ('care_place_id' in row) expect(row['care_place_id']).toBe(world.home.place.id)
    }
  })

  test('answers the persons of the place, each by name', async () => {
    const seen = await world.database.transaction(openingOf(anna, 'place'), everything('omsorg.care_recipient'))
    const { ordinary, protected: hidden, inactive, deceased } = world.care
    expect(seen.map(({ id }) => id).toSorted()).toEqual([ordinary.id, hidden.id, inactive.id, deceased.id].toSorted())
  })

  test('of customer service stays within the market', async () => {
    const service = await world.signIn(world.people.customerService)
    const seen = await world.database.transaction(openingOf(service, 'market'), everything('omsorg.care_recipient'))
    expect(seen.map(({ id }) => id)).toContain(world.care.ofNeighbour.id)
    expect(seen.map(({ id }) => id)).not.toContain(world.care.abroad.id)
  })

  test('of an administrator shows no person at all', async () => {
    const administrator = await world.signIn(world.people.administrator)
    for (const table of careTables) {
      expect(await world.database.transaction(openingOf(administrator, 'all'), everything(table)), table).toEqual([])
    }
  })
})

describe('a transaction that was never opened', () => {
  test.each([...careTables, 'omsorg.user_account', 'omsorg.membership', 'omsorg.client'])(
    'sees nothing of %s',
    async (table) => {
      expect(await world.database.transaction(null, everything(table))).toEqual([])
    },
  )

  test('nor does one that was opened with rights of yesterday', async () => {
    const old = { ...anna, claims: { ...anna.claims, epo: anna.claims.epo - 1 } }
    expect(await world.database.transaction(openingOf(old, 'place'), everything('omsorg.care_recipient'))).toEqual([])
  })

  test('nor the next one on the same connection', async () => {
    await world.database.transaction(openingOf(anna, 'place'), everything('omsorg.care_recipient'))
    expect(await world.database.transaction(null, everything('omsorg.care_recipient'))).toEqual([])
  })
})

describe('writing out of reach', () => {
  test('changes nothing', async () => {
    const changed = await world.database.transaction(openingOf(anna, 'place'), async (tx) =>
      sql`update omsorg.care_recipient set first_name = 'Changed' where client_id <> ${world.home.client.id}::uuid`.execute(
        tx,
      ),
    )
    expect(changed.numAffectedRows).toBe(0n)
  })
})
