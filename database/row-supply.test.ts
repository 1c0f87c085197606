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
    'delete from omsorg.product_claim; delete from omsorg.customer_order; delete from omsorg.prescription; delete from omsorg.stock_count; delete from omsorg.former_item',
  )
  expect(await kept(owner)).toEqual([])
}

const changes: fc.Arbitrary<Change> = fc.tuple(fc.constantFrom(...kindsOfChange), ...numbers())
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
      fc.asyncProperty(beginnings, fc.array(transactions, { minLength: 4, maxLength: 6 }), async (first, all) => {
        await forget()
        await carryOutAll(owner, first)
        for (const each of all) {
          await happens(owner, each)
          expect(await kept(owner)).toEqual(await rebuilt(owner))
        }
        expect(await kept(owner)).toEqual(await replayed(owner))
      }),
      { numRuns: 40 },
    )
  })
})

describe('two at once', () => {
  const [one, other, third] = [() => connection(0), () => connection(1), () => connection(2)]
  const orderOf = (person: number, which = 1): Change => ['order', person, which, 100, 7]
  const prescribed = async () => {
    await forget()
    await carryOutAll(owner, [
      ['prescribe', 1, 1, 9, 200],
      ['prescribe', 4, 1, 9, 200],
    ])
  }
  async function placed(): Promise<number> {
    const { rows } = await owner.query('select from omsorg.customer_order where state = 2')
    return rows.length
  }

  test('who settles a person waits for who has settled, and keeps what both have done', async () => {
    await prescribed()
    await begin(one(), [orderOf(1)])
    await one().query('set constraints all immediate')
    await begin(other(), [orderOf(1, 2)])
    const committed = other().query('commit')
    await waiting(1)
    await one().query('commit')
    await committed
    expect(await placed()).toBe(2)
    expect(await kept(owner)).toEqual(await replayed(owner))
  })

  test('what somebody began before and commits after another is not lost', async () => {
    await prescribed()
    await begin(one(), [orderOf(1)])
    await begin(other(), [orderOf(1, 2)])
    await other().query('commit')
    await one().query('commit')
    expect(await placed()).toBe(2)
    expect(await kept(owner)).toEqual(await replayed(owner))
  })

  test('the same persons in another order do not wait for each other for ever', async () => {
    await prescribed()
    await begin(third(), [])
    await third().query('select from omsorg.care_recipient where id = 1 for no key update')
    await begin(one(), [orderOf(1), orderOf(4)])
    await begin(other(), [orderOf(4, 2), orderOf(1, 2)])
    const committed = [one().query('commit'), other().query('commit')]
    await waiting(2)
    await third().query('commit')
    await Promise.all(committed)
    expect(await placed()).toBe(4)
    expect(await kept(owner)).toEqual(await replayed(owner))
  })

  test('a change beside a rebuild is in what is kept', async () => {
    await prescribed()
    await begin(one(), [])
    await one().query('select omsorg.rebuild_supply()')
    // What the rebuild has just written of a prescription that is closed.
    await begin(other(), [['changeStatus', 1, 0, 4, 0]])
    const committed = other().query('commit')
    await waiting(1)
    await one().query('commit')
    await committed
    expect(await placed()).toBe(0)
    expect(await kept(owner)).toEqual(await replayed(owner))
  })

  test('however many there are, each with changes of their own', async () => {
    const changing: fc.Arbitrary<Change> = fc.tuple(
      fc.constantFrom(
        'order',
        'giveBack',
        'setAside',
        'changeUse',
        'replaceItem',
        'followItem',
        'changeStatus',
        'changePeriod',
        'add',
      ),
      fc.constantFrom(1, 4),
      // Placed, not saved: there is one draft for each person.
      fc.nat(30).map((number) => number * 2 + 1),
      fc.nat(600),
      fc.nat(600),
    )
    const each = fc.array(changing, { maxLength: 5, size: 'max' })
    await fc.assert(
      fc.asyncProperty(beginnings, each, each, each, async (first, ...all) => {
        await forget()
        await carryOutAll(owner, first)
        await Promise.all(all.map((changesOfOne, number) => carryOutAll(connection(number), changesOfOne)))
        expect(await kept(owner)).toEqual(await replayed(owner))
      }),
      { numRuns: 20 },
    )
  })

  function connection(number: number): pg.Client {
    const client = others[number]
    if (!client) throw new Error('there are three connections')
    return client
  }

  async function begin(client: pg.Client, all: readonly Change[]): Promise<void> {
    await client.query('begin')
    await carryOutAll(client, all)
  }

  /** Until so many wait for a lock. */
  async function waiting(count: number): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBe(count)
  }
})

test('the database knows the zones of the markets', async () => {
  for (const market of marketCodes) {
    const { rows } = await owner.query('select omsorg.time_zone_of($1) as zone', [market])
    expect(rows).toEqual([{ zone: marketOf(market).timeZone }])
  }
})
