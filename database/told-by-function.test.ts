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
