import { marketCodes, marketOf } from '@omsorg/domain/market.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing-database.ts'
import { carryOut, kept, kindsOfChange, rebuilt, replayed, type Change } from './testing-supply.ts'
import { seedWorld, places } from './testing-world.ts'

let database: TestDatabase
let owner: pg.Client
let others: pg.Client[]

beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
  await seedWorld(owner)
  await owner.query(
    'insert into omsorg.care_recipient (id, client_id, market, first_name, last_name) values ($1, $2, 30, $3, $3)',
    [4, places.foreignClient, 'Aino'],
  )
  others = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      return client
    }),
  )
})
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()))
  await database.drop()
})

/** Nobody has been prescribed or has ordered anything. */
async function forget(): Promise<void> {
  await owner.query(
    'delete from omsorg.product_claim; delete from omsorg.customer_order; delete from omsorg.prescription',
  )
  expect(await kept(owner)).toEqual([])
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...kindsOfChange), ...numbers()) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('prescribe' as const, 'order' as const), ...numbers()) },
)
// Two persons, in two markets.
function numbers() {
  return [fc.constantFrom(1, 4), fc.nat(60), fc.nat(600), fc.nat(600)] as const
}

/** What happens in one transaction: some of it is taken back, or all. */
interface Happening {
  readonly before: readonly Change[]
  readonly takenBack: readonly Change[]
  readonly after: readonly Change[]
  readonly commits: boolean
}

const transactions: fc.Arbitrary<Happening> = fc.record({
  before: fc.array(changes, { maxLength: 2 }),
  takenBack: fc.array(changes, { maxLength: 1 }),
  after: fc.array(changes, { maxLength: 2 }),
  commits: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
})

/** Everybody has two rows and some orders. */
const beginnings: fc.Arbitrary<Change[]> = fc.tuple(
  ...(['prescribe', 'order', 'order'] as const).flatMap((kind) =>
    [1, 4].map((person) => fc.tuple(fc.constant(kind), fc.constant(person), fc.nat(60), fc.nat(600), fc.nat(600))),
  ),
)

async function carryOutAll(client: pg.ClientBase, all: readonly Change[]): Promise<void> {
  for (const change of all) await carryOut(client, change)
}

async function happens(client: pg.ClientBase, { before, takenBack, after, commits }: Happening): Promise<void> {
  await client.query('begin')
  try {
    await carryOutAll(client, before)
    await client.query('savepoint here')
    await carryOutAll(client, takenBack)
    await client.query('rollback to here')
    await carryOutAll(client, after)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query(commits ? 'commit' : 'rollback')
}

describe('what is kept of the supply of rows', () => {
  test('is what a rebuild and what the rules make of the draws, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, fc.array(transactions, { maxLength: 5, size: 'max' }), async (first, all) => {
        await forget()
        await carryOutAll(owner, first)
        for (const each of all) await happens(owner, each)
        const now = await kept(owner)
        expect(now).toEqual(await rebuilt(owner))
        expect(now).toEqual(await replayed(owner))
      }),
      { numRuns: 60 },
    )
  })
})

test('the database knows the zones of the markets', async () => {
  for (const market of marketCodes) {
    const { rows } = await owner.query('select omsorg.time_zone_of($1) as zone', [market])
    expect(rows).toEqual([{ zone: marketOf(market).timeZone }])
  }
})
