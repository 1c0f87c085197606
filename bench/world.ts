import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@omsorg/database/demo/accounts.ts'
import { atPlace, insertOperator, insertUser, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { insertForId, insertRow } from '@omsorg/database/demo/build/rows.ts'
import { generateScale } from '@omsorg/database/scale/generate.ts'
import pg from 'pg'
import { openDatabase } from '../tools/start/database.ts'
import { root } from '../tools/start/settings.ts'

export const recipients = 100_000
export const products = 50_000
export const secret = 'secret-of-the-bench-that-guards-nobody'
const placesInUse = 40
const folder = join(root, '.data/bench')
const stampFile = join(folder, 'world.json')

/** A user of one care place of a hundred persons. */
export interface PlaceUser {
  readonly userName: string
  readonly carePlaceId: string
}

/** A hundred thousand care recipients of one client, fifty thousand products, and who looks after some of them. */
export interface BenchWorld {
  readonly ownerUrl: string
  readonly servingUrl: string
  readonly jobsUrl: string
  readonly password: string
  readonly users: readonly PlaceUser[]
  /** Reaches everybody in the market. */
  readonly customerService: string
  stop(): void
}

interface Stamp {
  readonly of: string
  readonly users: readonly PlaceUser[]
}

const customerService = 'bench.customer.service'

/** Opens the world in .data/bench, and makes it anew when a migration or a generator has changed since. */
export async function openWorld(): Promise<BenchWorld> {
  const of = stampOfSources()
  const known = existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp) : null
  const isFresh = known?.of !== of
  const database = await openDatabase(
    { port: 1, mode: 'production', dataFolder: folder, databaseUrl: null, ownerUrl: null, jobsUrl: null },
    isFresh ? 'discard' : 'keep',
  )
  try {
    const users = isFresh ? await fill(database.ownerUrl) : known.users
    writeFileSync(stampFile, JSON.stringify({ of, users } satisfies Stamp))
    return { ...database, password: demoPassword, users, customerService }
  } catch (error) {
    database.stop()
    throw error
  }
}

async function fill(ownerUrl: string): Promise<PlaceUser[]> {
  const began = performance.now()
  console.log(`Making ${recipients} care recipients; kept in .data/bench for the next time ...`)
  const { client } = await generateScale({ ownerUrl, recipients, products, secret })
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    const passwordHash = await passwordHashOf(demoPassword)
    const { rows: places } = await connection.query<{ id: string; care_unit_id: string; name: string }>(
      'select id, care_unit_id, name from omsorg.care_place where client_id = $1 order by length(name), name limit $2',
      [client.id, placesInUse],
    )
    const users: PlaceUser[] = []
    for (const [index, { id, care_unit_id, name }] of places.entries()) {
      const place = { id, clientId: client.id, careUnitId: care_unit_id, market: client.market, name }
      const at = [{ node: atPlace(place), roles: ['Prescriber', 'Orderer'], isDefault: true }]
      const { userName } = await insertUser(connection, {
        userName: `bench.orderer.${index + 1}`,
        client,
        passwordHash,
        at,
      })
      users.push({ userName, carePlaceId: id })
    }
    await insertOperator(connection, {
      userName: customerService,
      application: 'CSP',
      market: client.market,
      roles: ['CSPAdmin'],
      passwordHash,
    })
    await insertDeliveryMethod(connection, client.market)
    await connection.query('vacuum analyze')
    console.log(`Made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    return users
  } finally {
    await connection.end()
  }
}

async function insertDeliveryMethod(connection: pg.Client, market: number): Promise<void> {
  const delivery_method_id = await insertForId(connection, 'delivery_method', {
    market,
    code: 'BENCH',
    fee: 0,
    needs_delivery_point: false,
    row_version: 1,
  })
  const text = { language: 'en', name: 'To the door', description: '' }
  await insertRow(connection, 'delivery_method_text', { delivery_method_id, ...text })
}

/** What the world is made by; whatever changes there makes another world. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const place of ['database/migrations', 'database/scale', 'database/demo/build', 'database/demo/data']) {
    for (const name of readdirSync(join(root, place)).toSorted()) {
      hash.update(name).update(readFileSync(join(root, place, name)))
    }
  }
  return hash.update(readFileSync(import.meta.filename)).digest('hex')
}

/** Takes back what a bench has placed and prescribed, with the jobs it left, so that the next one finds the same world. */
export async function takeBackOrders(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl })
  await connection.connect()
  try {
    await connection.query(`
      delete from omsorg.customer_order
      where created_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.prescription
      where prescribed_by in (select id from omsorg.user_account where user_name like 'bench.orderer.%');
      delete from omsorg.order_task;
      delete from omsorg.idempotency_key;
      delete from graphile_worker._private_jobs;
      delete from omsorg.sign_in_attempt;
      truncate omsorg.access_log;
    `)
  } finally {
    await connection.end()
  }
}
